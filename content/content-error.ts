/** Reasons why a call to the content service failed. Keep these codes stable: logs are counted by code. */
export type ContentFailure =
  /** No connection, no response within the time limit, or a response that is not JSON. */
  | "content-unanswered"
  | "content-rate-limited"
  | "content-status"
  /** JSON, but not of the requested shape. */
  | "content-shape";

/** A failed call of the content service. Every call can be retried. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly code: ContentFailure;

  constructor(code: ContentFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
