/** Reasons why a call of the geocoder failed. They are stable: metrics count by them. */
export const GEOCODER_FAILURES = [
  "geocoder-unreachable",
  "geocoder-timeout",
  "geocoder-status",
  "geocoder-bad-answer",
  "geocoder-busy",
] as const;

export type GeocoderFailure = (typeof GEOCODER_FAILURES)[number];

/** A failed call of the geocoder. Its message never contains the query, since an address is personal. */
export class GeocoderError extends Error {
  override readonly name = "GeocoderError";
  readonly code: GeocoderFailure;

  constructor(code: GeocoderFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
