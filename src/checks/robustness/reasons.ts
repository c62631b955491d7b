/** Why a failing call accuses nobody, as the checks of robustness say it. */
export const REASONS = {
  masked: "masked: the valid call is answered with the same error",
  state: "depends on state: a fresh process answered otherwise",
  untried: "not confirmed on a fresh process",
} as const;
