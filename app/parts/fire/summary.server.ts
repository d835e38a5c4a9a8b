import { countByStatus } from "#fires/counts.ts";
import { DANGER_LEVELS, type DangerLevel } from "#fires/danger.ts";
import type { Fire, Situation } from "#fires/model.ts";
import { restrictionsInForce, upcomingRestrictions } from "#fires/restriction-rules.ts";
import { listDoubt } from "#fires/restrictions-doubt.ts";
import { isActive, STATUS_ORDER } from "#fires/status.ts";
import type { Language } from "#territory/language.ts";
import { restrictionGroups } from "./rows.server.ts";
import { type DangerRow, levelOn } from "./rows.ts";

/** Groups the names of zones by today's level, highest first, then those without a level under null. */
export function zonesByLevel(rows: readonly DangerRow[]) {
  const levels: readonly (DangerLevel | null)[] = [...DANGER_LEVELS.toReversed(), null];
  return levels
    .map((level) => ({
      level,
      zones: rows.filter((row) => levelOn(0, row) === level).map(({ name }) => name),
    }))
    .filter(({ zones }) => zones.length > 0);
}

/** Counts the active fires, in total and for each status that occurs, most severe first. */
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

/** Returns the province's restrictions, in force and announced; null if no list was ever received. */
export function provinceRestrictions({ restrictions }: Situation, language: Language, now: Date) {
  const { value } = restrictions;
  if (value === null) return null;
  return {
    groups: restrictionGroups(restrictionsInForce(value, now), language, now),
    upcoming: restrictionGroups(upcomingRestrictions(value, now), language, now),
    doubt: listDoubt(restrictions, now),
  };
}
