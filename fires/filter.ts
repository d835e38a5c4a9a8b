import { plainWords } from "#territory/slug.ts";
import type { CauseId } from "./cause.ts";
import type { Fire, Protection } from "./model.ts";
import { isActive, type StatusId } from "./status.ts";

/**
 * `active` means the six active statuses; `contained` means the active fires that the agency marks as
 * contained (englobés).
 */
export type StatusChoice = StatusId | "active" | "contained" | "all";

/** Filter of fires; missing and null conditions match every fire. */
export interface FireFilter {
  readonly statuses?: readonly StatusId[];
  readonly status?: StatusChoice;
  /** Two-digit code. */
  readonly region?: string | null;
  /** Number of a danger zone. */
  readonly zone?: number | null;
  readonly protection?: Protection | null;
  readonly cause?: CauseId | null;
  /** Words in the name, number, MRC, city or management unit, regardless of accents and case. */
  readonly text?: string;
}

/** Returns the fires that meet every condition, in the given order. */
export function filterFires(fires: readonly Fire[], filter: FireFilter): Fire[] {
  const { statuses, status = "all", region, zone, protection, cause, text } = filter;
  // Most filters have no text: skip the fires' texts then.
  const words = text ? plainWords(text).split(" ") : [];
  return fires.filter(
    (fire) =>
      (statuses === undefined || statuses.includes(fire.statusId)) &&
      hasStatus(fire, status) &&
      (region == null || fire.region === region) &&
      (zone == null || fire.zone === zone) &&
      (protection == null || fire.protection === protection) &&
      (cause == null || fire.causeId === cause) &&
      hasWords(fire, words),
  );
}

/** Returns whether a fire matches a choice of status. */
export function hasStatus(fire: Fire, status: StatusChoice): boolean {
  if (status === "all") return true;
  if (status === "active") return isActive(fire.statusId);
  if (status === "contained") return fire.containedAt !== null && isActive(fire.statusId);
  return fire.statusId === status;
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
