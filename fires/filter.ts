import { plainWords } from "#territory/slug.ts";
import type { Fire, Protection } from "./model.ts";
import type { StatusId } from "./status.ts";

/** Filter of fires; missing conditions match every fire. */
export interface FireFilter {
  readonly statuses?: readonly StatusId[];
  /** Two-digit code. */
  readonly region?: string;
  readonly protection?: Protection;
  /** Words in the name, number, MRC, city or management unit, regardless of accents and case. */
  readonly text?: string;
}

/** Returns the fires that meet every condition, in the given order. */
export function filterFires(
  fires: readonly Fire[],
  { statuses, region, protection, text }: FireFilter,
): Fire[] {
  // Most filters have no text: skip the fires' texts then.
  const words = text === undefined ? [] : plainWords(text).split(" ");
  return fires.filter(
    (fire) =>
      (statuses === undefined || statuses.includes(fire.statusId)) &&
      (region === undefined || fire.region === region) &&
      (protection === undefined || fire.protection === protection) &&
      hasWords(fire, words),
  );
}

/**
 * Returns whether a fire matches all words. A number must match completely: 202 is not in 2026. Other words
 * can match in part.
 */
function hasWords(fire: Fire, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = plainWords([fire.name, fire.id, fire.mrc, fire.city, fire.managementUnit].join(" "));
  return words.every((word) => (/^\d+$/.test(word) ? text.split(" ").includes(word) : text.includes(word)));
}
