import type { Measure } from "./measure-record.ts";
import type { Season } from "./season.ts";

/** The measures of a season, ready for any instant. */
export interface Restrictions {
  at(now: number): Measure[];
}

export function restrictionsOf(_season: Season): Restrictions {
  return { at: () => [] };
}
