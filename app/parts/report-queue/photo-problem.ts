/** The reason why a chosen file cannot be sent with a report. */
export class PhotoProblem extends Error {
  readonly code: "too-large" | "no-picture";

  constructor(code: PhotoProblem["code"]) {
    super(`photo refused: ${code}`);
    this.code = code;
  }
}
