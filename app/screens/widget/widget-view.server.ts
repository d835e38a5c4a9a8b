import { countByStatus } from "#fires/counts.ts";
import { DANGER_LEVELS, type DangerLevel } from "#fires/danger.ts";
import { type Freshness, freshnessOf } from "#fires/freshness.ts";
import type { Fire, Reading, Situation } from "#fires/model.ts";
import { restrictionsInForce, upcomingRestrictions } from "#fires/restriction-rules.ts";
import { listDoubt } from "#fires/restrictions-doubt.ts";
import { isActive, STATUS_ORDER } from "#fires/status.ts";
import type { Language } from "#territory/language.ts";
import { writtenAge } from "../../parts/data-age/data-age.ts";
import { dangerRow, restrictionGroups } from "../../parts/fire/rows.server.ts";
import { type DangerRow, levelOn } from "../../parts/fire/rows.ts";
import type { Area } from "../../parts/place/area.server.ts";
import { dangerIn, firesIn, restrictionsIn } from "../../parts/place/area-facts.server.ts";
import type { WidgetPart } from "./widget-choices.ts";
import { widgetMap } from "./widget-map.server.ts";

/** What is asked of the data; a part left out is not read, so that its failure is not told of. */
export interface WidgetAsked {
  readonly area: Area | null;
  readonly parts: readonly WidgetPart[];
  readonly language: Language;
  readonly now: Date;
}

/** The readings that a widget shows. */
function readingsOf(situation: Situation, parts: readonly WidgetPart[]) {
  const { danger, restrictions, fires } = situation;
  const shown: Record<WidgetPart, readonly Reading<unknown>[]> = {
    danger: [danger],
    restrictions: [restrictions],
    fires: [fires],
    map: [danger, fires],
  };
  return [...new Set(parts.flatMap((part) => shown[part]))];
}

/** The zones of each level today, the highest first; null is for those without one. */
function byLevel(rows: readonly DangerRow[]) {
  const levels: readonly (DangerLevel | null)[] = [...DANGER_LEVELS.toReversed(), null];
  return levels
    .map((level) => ({
      level,
      zones: rows.filter((row) => levelOn(0, row) === level).map(({ name }) => name),
    }))
    .filter(({ zones }) => zones.length > 0);
}

function danger(situation: Situation, area: Area | null) {
  if (situation.danger.value === null) return null;
  const rows = area ? (dangerIn(area, situation) ?? []) : situation.danger.value.map(dangerRow);
  return { readAt: situation.danger.readAt, rows, levels: byLevel(rows) };
}

function restrictions(situation: Situation, { area, language, now }: WidgetAsked) {
  if (area) return restrictionsIn(area, situation, language, now);
  const all = situation.restrictions.value;
  if (all === null) return null;
  return {
    groups: restrictionGroups(restrictionsInForce(all, now), language, now),
    upcoming: restrictionGroups(upcomingRestrictions(all, now), language, now),
    doubt: listDoubt(situation.restrictions, now),
  };
}

function fires(of: readonly Fire[] | null) {
  if (of === null) return null;
  const active = of.filter(({ statusId }) => isActive(statusId));
  const counts = countByStatus(active);
  return {
    active: active.length,
    byStatus: STATUS_ORDER.map((statusId) => ({ statusId, count: counts[statusId] })).filter(
      ({ count }) => count > 0,
    ),
  };
}

/** Everything a widget shows, in its language; what was not chosen is absent, what has never come is null. */
export function widgetView(situation: Situation, asked: WidgetAsked) {
  const { area, parts, language, now } = asked;
  const age = writtenAge(readingsOf(situation, parts), language, now);
  const freshness: Freshness | null = age.readAt && freshnessOf(now.getTime() - age.readAt.getTime());
  return {
    age,
    freshness,
    ...(parts.includes("danger") && { danger: danger(situation, area) }),
    ...(parts.includes("restrictions") && { restrictions: restrictions(situation, asked) }),
    ...(parts.includes("fires") && { fires: fires(area ? firesIn(area, situation) : situation.fires.value) }),
    ...(parts.includes("map") && { map: widgetMap(situation, area, now) }),
  };
}

export type WidgetView = ReturnType<typeof widgetView>;
