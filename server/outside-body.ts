import type { Cleanings } from "#territory/cleanings.ts";

/** Source name of request texts in metrics. */
export const REQUESTS = "requests";

/** Parses and cleans a JSON body; undefined if it is not JSON. */
export function jsonOf(body: Buffer, cleanings: Cleanings, source = REQUESTS): unknown {
  try {
    return cleanings.json(source, JSON.parse(body.toString("utf8")));
  } catch {
    return undefined;
  }
}
