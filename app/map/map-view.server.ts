import { DANGER_LEVELS, type DangerLevel } from "#fires/danger.ts";
import type { Fire, Situation } from "#fires/model.ts";
import { isActive, STATUS_ORDER } from "#fires/status.ts";
import type { Point } from "#territory/point.ts";
import type { MapFire, MapView } from "./map-view.ts";
import { MAP_HEIGHT, MAP_WIDTH, toDrawing } from "./projection.server.ts";
import { provinceSprite, spritePath } from "./province-sprite.server.ts";
import { shapesOf } from "./zone-shapes.server.ts";

/** Towns that help a reader find their bearings; the minor ones are left out on a phone. */
const LANDMARKS: readonly (readonly [name: string, at: Point, minor: boolean, side?: "left"])[] = [
  ["Montréal", { lon: -73.57, lat: 45.5 }, false],
  ["Québec", { lon: -71.21, lat: 46.81 }, false],
  ["Gaspé", { lon: -64.48, lat: 48.83 }, false],
  ["Val-d’Or", { lon: -77.78, lat: 48.1 }, false],
  ["Chibougamau", { lon: -74.37, lat: 49.92 }, false],
  ["Sept-Îles", { lon: -66.38, lat: 50.21 }, false],
  ["Radisson", { lon: -77.62, lat: 53.79 }, false],
  ["Schefferville", { lon: -66.82, lat: 54.8 }, true],
  ["Saguenay", { lon: -71.07, lat: 48.42 }, true, "left"],
  ["La Tuque", { lon: -72.78, lat: 47.44 }, true],
  ["Gatineau", { lon: -75.7, lat: 45.48 }, true, "left"],
  ["Rimouski", { lon: -68.52, lat: 48.45 }, true],
  ["Natashquan", { lon: -61.81, lat: 50.18 }, true],
];

const SMALL_HA = 10;
const LARGE_HA = 1000;

function weightOf(sizeHa: number | null): MapFire["weight"] {
  if (sizeHa === null || sizeHa < SMALL_HA) return 0;
  return sizeHa < LARGE_HA ? 1 : 2;
}

/** Active fires on the drawing, the gravest and largest last so that they lie on top. */
function mapFires(fires: readonly Fire[]): MapFire[] {
  return fires
    .flatMap((fire) => {
      const at = fire.at && toDrawing(fire.at);
      return at ? [{ id: fire.id, ...at, statusId: fire.statusId, weight: weightOf(fire.sizeHa) }] : [];
    })
    .sort(
      (a, b) => STATUS_ORDER.indexOf(b.statusId) - STATUS_ORDER.indexOf(a.statusId) || a.weight - b.weight,
    );
}

function mostWidespread(levels: readonly (DangerLevel | null)[]): DangerLevel | null {
  const counts = DANGER_LEVELS.map((level) => ({
    level,
    zones: levels.filter((each) => each === level).length,
  }));
  const first = counts.toSorted((a, b) => b.zones - a.zones || b.level - a.level)[0];
  return first && first.zones > 0 ? first.level : null;
}

/** The province's map for one situation. */
export function mapView(situation: Situation): MapView {
  const shapes = shapesOf(situation);
  const sprite = provinceSprite(shapes);
  const levels = new Map(situation.danger.value?.map(({ zone, days }) => [zone, days[0]?.level ?? null]));
  const active = (situation.fires.value ?? []).filter(({ statusId }) => isActive(statusId));
  const fires = mapFires(active);
  return {
    sprite: spritePath(sprite.version),
    width: MAP_WIDTH,
    height: MAP_HEIGHT,
    zones: sprite.zones.map((zone) => ({ zone, level: levels.get(zone) ?? null })),
    fires,
    labels: LANDMARKS.flatMap(([name, at, minor, side]) => {
      const place = toDrawing(at);
      return place ? [{ ...place, name, minor, side: side ?? "right" }] : [];
    }),
    unmapped: active.filter(({ at }) => at === null).length,
    beyond: active.filter(({ at }) => at !== null && toDrawing(at) === null).length,
    widespread: mostWidespread([...levels.values()]),
  };
}
