import { inputsFor, type RawInputs } from "../config/inputs.ts";
import { getInput } from "./core.ts";

/** The action's inputs as the runner gives them: the environment variables `INPUT_*`. */
export function readActionInputs(): RawInputs {
  const entries = inputsFor("action").map((input) => [input.name, getInput(input.name)]);
  return Object.fromEntries(entries) as RawInputs;
}
