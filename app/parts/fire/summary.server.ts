import { countByStatus } from "#fires/counts.ts";
import { DANGER_LEVELS, type DangerLevel } from "#fires/danger.ts";
import type { Fire, Situation } from "#fires/model.ts";
import { restrictionsInForce, upcomingRestrictions } from "#fires/restriction-rules.ts";
import { listDoubt } from "#fires/restrictions-doubt.ts";
import { isActive, STATUS_ORDER } from "#fires/status.ts";
import type { Language } from "#territory/language.ts";
import { restrictionGroups } from "./rows.server.ts";
import { type DangerRow, levelOn } from "./rows.ts";

/** The names of the zones at each level today, the highest first; null is for zones without a level. */
export function zonesByLevel(rows: readonly DangerRow[]) {
  const levels: readonly (DangerLevel | null)[] = [...DANGER_LEVELS.toReversed(), null];
  return levels
    .map((level) => ({
      level,
      zones: rows.filter((row) => levelOn(0, row) === level).map(({ name }) => name),
    }))
    .filter(({ zones }) => zones.length > 0);
}

/** How many fires are active, and how many of them have each status, the gravest first. */
export function activeCounts(fires: readonly Fire[]) {
  const active = fires.filter(({ statusId }) => isActive(statusId));
  const counts = countByStatus(active);
  return {
    active: active.length,
    byStatus: STATUS_ORDER.map((statusId) => ({ statusId, count: counts[statusId] })).filter(
      ({ count }) => count > 0,
    ),
  };
}

/** The restrictions of the whole province, in force and announced; null when none has ever come. */
export function provinceRestrictions({ restrictions }: Situation, language: Language, now: Date) {
  const { value } = restrictions;
  if (value === null) return null;
  return {
    groups: restrictionGroups(restrictionsInForce(value, now), language, now),
    upcoming: restrictionGroups(upcomingRestrictions(value, now), language, now),
    doubt: listDoubt(restrictions, now),
  };
}
