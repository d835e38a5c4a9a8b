import type { Situation } from "#fires/model.ts";
import { zoneShapesOf } from "#fires/zone-of.server.ts";
import { areaMapView } from "../../parts/drawn-map/area/area-map-view.server.ts";
import { readAreaFires } from "../../parts/drawn-map/area/area-map-view.ts";
import type { MapFrame } from "../../parts/drawn-map/map-frame.ts";
import { readZones } from "../../parts/drawn-map/map-view.ts";
import { plainSheet } from "../../parts/drawn-map/plain-sheet.server.ts";
import type { Area } from "../../parts/place/area.server.ts";
import { areaFrame } from "../../parts/place/area-facts.server.ts";

/** Grid steps in the drawing's units, for few or many fires: dots closer than a step are drawn as one. */
const GRID = { few: 2, many: 8 } as const;
const MANY = 300;

/** Returns the fires as one path of dots, each place once. A dot is a line of zero length with round caps. */
function dots(fires: readonly { readonly x: number; readonly y: number }[]): string {
  const grid = fires.length > MANY ? GRID.many : GRID.few;
  const onGrid = (value: number) => Math.round(value / grid) * grid;
  const places = new Set(fires.map(({ x, y }) => `M${onGrid(x)} ${onGrid(y)}h0`));
  return [...places].join("");
}

/** Returns the pages' drawn map, simplified to be small enough for a widget; null for an unknown shape. */
export function widgetMap(situation: Situation, area: Area | null, now: Date) {
  const frame: MapFrame = area ? areaFrame(area) : { kind: "province" };
  const view = areaMapView(situation, frame, { now });
  const sheet = plainSheet(frame, zoneShapesOf(situation.zoneShapes.value));
  if (!view || !sheet) return null;
  const levels = new Map(readZones(view.zones).map(({ zone, level }) => [zone, level]));
  const fires = readAreaFires(view.fires ?? "");
  return {
    viewBox: view.viewBox,
    land: sheet.land,
    beyond: sheet.beyond,
    zones: sheet.zones.map(({ zone, d }) => ({ zone, d, level: levels.get(zone) ?? null })),
    fires: dots(fires),
    count: view.fires === null ? null : fires.length,
    levels: view.levels,
    noData: view.noData,
    widespread: view.widespread,
  };
}

export type WidgetMap = ReturnType<typeof widgetMap>;
