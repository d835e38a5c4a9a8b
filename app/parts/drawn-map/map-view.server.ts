import type { Situation } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import { zoneShapesOf } from "#fires/zone-of.server.ts";
import { areaFires } from "./area/area-map-view.server.ts";
import { widespreadLevel } from "./area/widespread.server.ts";
import { gravestLast } from "./fire-weight.ts";
import { type MapView, writeFires, writeZones } from "./map-view.ts";
import { markBox } from "./mark-sizes.ts";
import { MAP_HEIGHT, MAP_WIDTH, toDrawing } from "./projection.server.ts";
import { sheetOf } from "./sheets.server.ts";
import { provinceSpots, townLabels } from "./town-labels.server.ts";
import { writeTowns } from "./towns.ts";

/** Area of the drawing where names can be: everywhere but at the edges. */
const VIEW = { left: 8, top: 8, right: MAP_WIDTH - 8, bottom: MAP_HEIGHT - 8 };

export function mapView(situation: Situation): MapView {
  const { path, zones } = sheetOf({ kind: "province" }, zoneShapesOf(situation.zoneShapes.value));
  const levels = new Map(situation.danger.value?.map(({ zone, days }) => [zone, days[0]?.level ?? null]));
  const active = (situation.fires.value ?? []).filter(({ statusId }) => isActive(statusId));
  // The most severe and largest last, to be on top. Otherwise from west to east, which compresses best.
  const fires = areaFires(active, toDrawing).sort((a, b) => gravestLast(a, b) || a.x - b.x);
  return {
    sheet: path,
    width: MAP_WIDTH,
    height: MAP_HEIGHT,
    zones: writeZones(zones.map((zone) => ({ zone, level: levels.get(zone) ?? null }))),
    fires: situation.fires.value && writeFires(fires),
    towns: writeTowns(
      townLabels(provinceSpots(), { view: VIEW, occupied: fires.map(markBox(fires.length)) }),
    ),
    unmapped: active.filter(({ at }) => at === null).length,
    beyond: active.filter(({ at }) => at !== null && toDrawing(at) === null).length,
    widespread: widespreadLevel(new Map([...levels.keys()].map((zone) => [zone, 1])), levels),
  };
}
