/** What a run is doing, for a person who waits. */
export interface Progress {
  stage:
    | "start"
    | "list"
    | "call"
    | "fuzz"
    | "shrink"
    | "confirm"
    | "bench"
    | "stop"
    | "concurrency"
    | "lifecycle";
  tool: string | null;
  case: string | null;
  done: number;
  total: number;
}
