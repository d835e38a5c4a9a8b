import tables from "./tables/postal-areas.json" with { type: "json" };
import { typedPostalCode } from "./typed-postal-code.ts";

/** The area that a postal code serves. */
export interface PostalArea {
  /** Slugs of the towns with the code, the main one first. */
  readonly towns: readonly string[];
  /** Whether the code is completely in these towns; otherwise places around them can have the code too. */
  readonly isWithin: boolean;
}

const areas = new Map<string, { readonly towns: string[]; readonly isWithin: boolean }>();

function add(table: Readonly<Record<string, string>>, isWithin: boolean): void {
  for (const [town, codes] of Object.entries(table)) {
    for (const code of codes.split(" ")) {
      const known = areas.get(code);
      if (known) known.towns.push(town);
      else areas.set(code, { towns: [town], isWithin });
    }
  }
}

// The tables have town slugs with the first halves of the towns' postal codes: public knowledge, in our own
// words. First halves with a zero are rural: of these, only some complete codes are known, by the village's
// post office. "withinToo" has the first halves that a town shares with a town of "within".
add(tables.within, true);
add(tables.withinToo, true);
add(tables.around, false);

/** All areas, by first half or complete code without a space. */
export const POSTAL_AREAS: ReadonlyMap<string, PostalArea> = areas;

/** Returns the area of a postal code or its first half, in any spelling; undefined if invalid or unknown. */
export function postalAreaOf(text: string): PostalArea | undefined {
  const code = typedPostalCode(text) ?? "";
  return areas.get(code) ?? areas.get(code.slice(0, 3));
}
