import type { Cleanings } from "#territory/cleanings.ts";

/** The name under which texts of requests are counted. */
export const REQUESTS = "requests";

/** Reads a body of JSON, cleaned; undefined if it is none. */
export function jsonOf(body: Buffer, cleanings: Cleanings, source = REQUESTS): unknown {
  try {
    return cleanings.json(source, JSON.parse(body.toString("utf8")));
  } catch {
    return undefined;
  }
}
