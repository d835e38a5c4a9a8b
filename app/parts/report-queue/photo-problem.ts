/** Why a file that was chosen cannot go with a report. */
export class PhotoProblem extends Error {
  readonly code: "too-large" | "no-picture";

  constructor(code: PhotoProblem["code"]) {
    super(`The photo cannot go: ${code}.`);
    this.code = code;
  }
}
