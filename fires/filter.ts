import { plainWords } from "#territory/slug.ts";
import type { Fire, Protection } from "./model.ts";
import type { StatusId } from "./status.ts";

/** What is left out keeps every fire. */
export interface FireFilter {
  readonly statuses?: readonly StatusId[];
  /** Two-digit code. */
  readonly region?: string;
  readonly protection?: Protection;
  /** Words of the name, the number, the MRC, the city or the management unit; accents and case aside. */
  readonly text?: string;
}

/** The fires that meet every condition, in the order given. */
export function filterFires(
  fires: readonly Fire[],
  { statuses, region, protection, text }: FireFilter,
): Fire[] {
  // Most lists are filtered without words: each fire's own are then not written out.
  const words = text === undefined ? [] : plainWords(text).split(" ");
  return fires.filter(
    (fire) =>
      (statuses === undefined || statuses.includes(fire.statusId)) &&
      (region === undefined || fire.region === region) &&
      (protection === undefined || fire.protection === protection) &&
      hasWords(fire, words),
  );
}

/** A number must be met whole: 202 is not in 2026. Other words may be begun or cut. */
function hasWords(fire: Fire, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const said = plainWords([fire.name, fire.id, fire.mrc, fire.city, fire.managementUnit].join(" "));
  return words.every((word) => (/^\d+$/.test(word) ? said.split(" ").includes(word) : said.includes(word)));
}
