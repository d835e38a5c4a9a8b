import { type Freshness, freshnessOf } from "#fires/freshness.ts";
import type { Reading, Situation } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";
import { formatAge } from "../../parts/data-age/data-age.ts";
import { dangerRow } from "../../parts/fire/rows.server.ts";
import { activeCounts, provinceRestrictions, zonesByLevel } from "../../parts/fire/summary.server.ts";
import type { Area } from "../../parts/place/area.server.ts";
import { dangerIn, firesIn, restrictionsIn } from "../../parts/place/area-facts.server.ts";
import type { WidgetPart } from "./widget-choices.ts";
import { widgetMap } from "./widget-map.server.ts";

/** Request for a widget. The data of parts that are not shown is ignored, as are failures of such data. */
export interface WidgetRequest {
  readonly area: Area | null;
  readonly parts: readonly WidgetPart[];
  readonly language: Language;
  readonly now: Date;
}

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

function danger(situation: Situation, area: Area | null) {
  if (situation.danger.value === null) return null;
  const rows = area ? (dangerIn(area, situation) ?? []) : situation.danger.value.map(dangerRow);
  return { readAt: situation.danger.readAt, rows, levels: zonesByLevel(rows) };
}

/** Returns a widget's content. Parts that were not chosen are absent; data that was never read is null. */
export function widgetView(situation: Situation, request: WidgetRequest) {
  const { area, parts, language, now } = request;
  const age = formatAge(readingsOf(situation, parts), language, now);
  const freshness: Freshness | null = age.readAt && freshnessOf(now.getTime() - age.readAt.getTime());
  const inside = area ? firesIn(area, situation) : situation.fires.value;
  return {
    age,
    freshness,
    ...(parts.includes("danger") && { danger: danger(situation, area) }),
    ...(parts.includes("restrictions") && {
      restrictions: area
        ? restrictionsIn(area, situation, language, now)
        : provinceRestrictions(situation, language, now),
    }),
    ...(parts.includes("fires") && { fires: inside && activeCounts(inside) }),
    ...(parts.includes("map") && { map: widgetMap(situation, area, now) }),
  };
}

export type WidgetView = ReturnType<typeof widgetView>;
