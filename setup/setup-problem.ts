/** A setup that cannot go on: one sentence that a person can act on. */
export class SetupProblem extends Error {
  readonly code = "setup-problem";
}
