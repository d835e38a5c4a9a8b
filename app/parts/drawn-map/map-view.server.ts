import { DANGER_LEVELS, type DangerLevel } from "#fires/danger.ts";
import type { Fire, Situation } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import { zoneShapesOf } from "#fires/zone-of.server.ts";
import { gravestLast, weightOf } from "./fire-weight.ts";
import { type DrawnFire, type MapView, writeFires, writeZones } from "./map-view.ts";
import { markBox } from "./mark-sizes.ts";
import { MAP_HEIGHT, MAP_WIDTH, toDrawing } from "./projection.server.ts";
import { sheetOf } from "./sheets.server.ts";
import { provinceSpots, townLabels } from "./town-labels.server.ts";
import { writeTowns } from "./towns.ts";

/**
 * Returns active fires on the drawing, the most severe and largest last so that they are on top. Otherwise
 * from west to east, which compresses best.
 */
function drawnFires(fires: readonly Fire[]): DrawnFire[] {
  return fires
    .flatMap((fire) => {
      const at = fire.at && toDrawing(fire.at);
      return at
        ? [
            {
              x: Math.round(at.x),
              y: Math.round(at.y),
              statusId: fire.statusId,
              weight: weightOf(fire.sizeHa),
            },
          ]
        : [];
    })
    .sort((a, b) => gravestLast(a, b) || a.x - b.x);
}

function mostWidespread(levels: readonly (DangerLevel | null)[]): DangerLevel | null {
  const counts = DANGER_LEVELS.map((level) => ({
    level,
    zones: levels.filter((each) => each === level).length,
  }));
  const first = counts.toSorted((a, b) => b.zones - a.zones || b.level - a.level)[0];
  return first && first.zones > 0 ? first.level : null;
}

/** The drawing without its edges, where no name is. */
const VIEW = { left: 8, top: 8, right: MAP_WIDTH - 8, bottom: MAP_HEIGHT - 8 };

/** Builds the province's map for one situation. */
export function mapView(situation: Situation): MapView {
  const { path, zones } = sheetOf({ kind: "province" }, zoneShapesOf(situation.zoneShapes.value));
  const levels = new Map(situation.danger.value?.map(({ zone, days }) => [zone, days[0]?.level ?? null]));
  const active = (situation.fires.value ?? []).filter(({ statusId }) => isActive(statusId));
  const fires = drawnFires(active);
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
    widespread: mostWidespread([...levels.values()]),
  };
}
