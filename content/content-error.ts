/** Why a call of the content service gave nothing usable. Stable: logs count by them. */
export type ContentFailure =
  /** Down, slower than the time limit, or an answer that is no JSON. */
  | "content-unanswered"
  | "content-rate-limited"
  | "content-status"
  /** JSON, but not what was asked for. */
  | "content-shape";

/** A failed call of the content service. Every one may be tried again. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly code: ContentFailure;

  constructor(code: ContentFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
