/** Reasons why a geocoder call failed. Metrics count failures by these codes, which must not change. */
export const GEOCODER_FAILURES = [
  "geocoder-unreachable",
  "geocoder-timeout",
  "geocoder-status",
  "geocoder-bad-answer",
  "geocoder-busy",
] as const;

export type GeocoderFailure = (typeof GEOCODER_FAILURES)[number];

/** Error for a failed call of the geocoder. The message never contains the query, which can be personal. */
export class GeocoderError extends Error {
  override readonly name = "GeocoderError";
  readonly code: GeocoderFailure;

  constructor(code: GeocoderFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
