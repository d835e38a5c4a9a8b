/** An error that prevents the start, with one sentence that an operator can act on. */
export class StartProblem extends Error {
  readonly code = "port-taken";
}
