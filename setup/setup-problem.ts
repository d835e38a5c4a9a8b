/** Error that ends a setup, with one sentence that a person can act on. */
export class SetupProblem extends Error {
  readonly code = "setup-problem";
}
