import { type Cleanings, REQUESTS } from "#territory/cleanings.ts";

/** Parses and cleans a JSON body; undefined if it is not JSON. */
export function jsonOf(body: Buffer, cleanings: Cleanings, source = REQUESTS): unknown {
  try {
    return cleanings.json(source, JSON.parse(body.toString("utf8")));
  } catch {
    return undefined;
  }
}
