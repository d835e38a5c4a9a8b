/** Reasons why a call of the public data API failed. Keep them stable: logs and metrics count by reason. */
export const FIRE_DATA_FAILURES = [
  "fire-data-unreachable",
  "fire-data-timeout",
  "fire-data-status",
  "fire-data-rate-limited",
  "fire-data-not-json",
  "fire-data-shape",
  "fire-data-suspicious",
] as const;

export type FireDataFailure = (typeof FIRE_DATA_FAILURES)[number];

interface FireDataErrorOptions extends ErrorOptions {
  readonly status?: number;
  readonly retryAfterMs?: number;
}

/** A failed call of the public data API. Every call can be retried after `retryAfterMs`. */
export class FireDataError extends Error {
  override readonly name = "FireDataError";
  readonly code: FireDataFailure;
  readonly status: number | null;
  /** Pause that the server requested, in ms from the response; null if no pause was requested. */
  readonly retryAfterMs: number | null;

  constructor(code: FireDataFailure, message: string, options: FireDataErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.status = options.status ?? null;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
