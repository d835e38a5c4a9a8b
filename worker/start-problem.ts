/** A start that cannot go on, in one sentence a person can act on. */
export class StartProblem extends Error {
  readonly code = "port-taken";
}
