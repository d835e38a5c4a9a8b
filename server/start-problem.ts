/** An error that prevents the start, with one sentence that an operator can act on. */
export class StartProblem extends Error {
  readonly code: "bad-build" | "no-build" | "port-taken" | "address-refused";

  constructor(code: StartProblem["code"], sentence: string) {
    super(sentence);
    this.code = code;
  }
}
