import { LRUCache } from "lru-cache";
import { DANGER_LEVELS } from "#fires/danger.ts";
import type { Fire, Restriction, Situation } from "#fires/model.ts";
import { restrictionsInForce } from "#fires/restriction-rules.ts";
import { isActive } from "#fires/status.ts";
import { zoneIndexOf, zoneOf, zoneShapesOf } from "#fires/zone-of.server.ts";
import type { AreaIndex } from "#territory/area-index.ts";
import type { Place } from "#territory/gazetteer.server.ts";
import { lazyFor } from "#territory/lazy.ts";
import type { Point } from "#territory/point.ts";
import type { Box } from "#territory/text-box.ts";
import { gravestLast, weightOf } from "../fire-weight.ts";
import { type GroundLayer, groundLayer } from "../ground-layer.server.ts";
import { createPathDrawer } from "../layer-paths.server.ts";
import type { MapFrame } from "../map-frame.ts";
import { writeZones } from "../map-view.ts";
import { markBox } from "../mark-sizes.ts";
import { type PlanePosition, toPlane } from "../projection.server.ts";
import { AROUND, type SheetPlan } from "../sheet-plan.server.ts";
import { type SheetOnFile, sheetOf } from "../sheets.server.ts";
import { provinceSpots, townLabels, townSpots } from "../town-labels.server.ts";
import { writeTowns } from "../towns.ts";
import { type AreaFire, writeAreaFires, writeCircles, writePoints } from "./area-map-view.ts";
import { outerEdges } from "./outer-edges.server.ts";
import { scaleBar, scaleBox } from "./scale-bar.ts";
import { type MapSubject, placeSubject, subjectBoxes } from "./subject.server.ts";
import { widespreadLevel, zoneSharesOfArea, zoneSharesOfView } from "./widespread.server.ts";

/** Detail of outlines in square drawing units. Outlines are approximate, because the page contains them. */
const DETAIL = 12;
/** How far outlines extend past the map's edges, in drawing units: more than half the width of their band. */
const MARGIN = 12;
/** Number of layers in memory, one per set of restrictions. The sandbox of June 2023 has 62 sets. */
const MOST_LAYERS = 64;

const layers = new LRUCache<string, GroundLayer>({ max: MOST_LAYERS });

/** Returns the edges of some restrictions, cached by id: a restriction's id identifies its area. */
function edgesOf(restrictions: readonly Restriction[]): GroundLayer {
  const key = restrictions.map(({ id }) => id).join();
  const geometry = () => outerEdges(restrictions.flatMap(({ area }) => area ?? []));
  const layer = layers.get(key) ?? groundLayer([{ id: "edges", geometry: geometry() }]);
  layers.set(key, layer);
  return layer;
}

/** Returns one path along the edges of areas under restrictions in force; empty if none has an area. */
function restrictedPath(restrictions: readonly Restriction[], plan: SheetPlan, now: Date): string {
  const drawn = restrictionsInForce(restrictions, now).filter(({ area }) => area !== null);
  if (drawn.length === 0) return "";
  const strokes = createPathDrawer(plan, { digits: 0, margin: MARGIN }).paths(edgesOf(drawn), DETAIL);
  return strokes.map(({ d }) => d).join("");
}

interface Options {
  readonly now: Date;
  /** The fire or place that the page is about, marked by a ring or a pin. */
  readonly subject?: MapSubject;
  /** Restrictions whose areas are drawn while in force. Only pass the few that matter to the page. */
  readonly restrictions?: readonly Restriction[];
  /** Day whose danger colours the zones: 0 today (the default), 1 tomorrow, 2 the day after. */
  readonly day?: 0 | 1 | 2;
  /** Filter of the fires to draw, by default the active ones; null if the map is not about fires. */
  readonly shows?: ((fire: Fire) => boolean) | null;
  /** Natural areas known only by their centre and size. */
  readonly circles?: readonly RequestedCircle[];
  /** Places known only by their centre. */
  readonly points?: readonly Point[];
}

export interface RequestedCircle {
  readonly at: Point;
  readonly radiusKm: number;
}

/** Margin without names and marks at the edges, in drawing units. */
const EDGE = 8;

export type AreaMapView = NonNullable<ReturnType<typeof areaMapView>>;

/**
 * Builds the map of a frame for one situation, to be drawn by `AreaMap`. Null for an unknown region or zone,
 * and for a point far from the province: the page then shows no map. The first map of a frame draws its sheet
 * in about 10 ms; later ones take 1 or 2 ms.
 */
export function areaMapView(situation: Situation, frame: MapFrame, options: Options) {
  const { now, subject: mapSubject, restrictions = [], day = 0 } = options;
  const { shows = isShownAtFirst, circles = [], points = [] } = options;
  const sheet = sheetOf(frame, zoneShapesOf(situation.zoneShapes.value));
  if (!sheet) return null;
  const { plan } = sheet;
  const view = viewOn(plan, frame);
  const onView = (position: PlanePosition) => {
    const [x, y] = plan.fromPlane(position);
    return x >= view.left && x <= view.right && y >= view.top && y <= view.bottom ? { x, y } : null;
  };
  const toView = ({ lon, lat }: Point) => onView(toPlane([lon, lat]));
  const levels = new Map(situation.danger.value?.map(({ zone, days }) => [zone, days[day]?.level ?? null]));
  const active = shows === null ? [] : (situation.fires.value ?? []).filter(shows);
  const fires = areaFires(active, toView);
  const subject = mapSubject ? placeSubject(mapSubject, toView, view) : null;
  const scale = scaleBar(view, plan.kmPerUnit);
  const marks = fires.map(markBox(fires.length));
  const occupied = [scaleBox(view), ...(subject ? subjectBoxes(subject) : []), ...marks];
  const spots =
    frame.kind === "province"
      ? provinceSpots()
      : townSpots(onView, (place, population) => population * worthOf(situation, frame, place));
  const shares = zoneShares(sheet, frame, zoneIndexOf(situation.zoneShapes.value));
  // Around a point, some zones of the drawing can be out of view.
  const inView = frame.kind === "around" ? [...shares.keys()] : sheet.zones;
  const seen = new Set(inView.map((zone) => levels.get(zone) ?? null));
  const [width, height] = [view.right - view.left, view.bottom - view.top];
  return {
    frame: frame.kind,
    /** Address of the drawing of land, water and zones. */
    sheet: sheet.path,
    /** Visible part of the drawing: `x y width height`. */
    viewBox: [view.left, view.top, width, height].join(" "),
    /** Zone numbers of the drawing with their level, as text for `readZones`. */
    zones: writeZones(sheet.zones.map((zone) => ({ zone, level: levels.get(zone) ?? null }))),
    /** Levels in view, and whether a zone in view has no level. */
    levels: DANGER_LEVELS.filter((level) => seen.has(level)),
    noData: seen.has(null),
    /** False if the map is about another subject and therefore shows no fires. */
    isOfFires: shows !== null,
    /** Active fires in view, most severe last, as text for `readAreaFires`; null if never received. */
    fires: situation.fires.value && writeAreaFires(fires),
    /** Number of drawn fires in the region or zone itself; null for other frames. */
    inside:
      frame.kind === "region" || frame.kind === "zone"
        ? active.filter((fire) => fire.at && toView(fire.at) && isOf(frame, fire)).length
        : null,
    /** Number of the region's or zone's active fires without coordinates. */
    unmapped: active.filter((fire) => fire.at === null && isOf(frame, fire)).length,
    /** Town names, as text for `readTowns`. */
    towns: writeTowns(
      townLabels(
        // The subject's label is already its name.
        spots.filter(({ name }) => name !== subject?.label),
        { view: inset(view), occupied },
      ),
    ),
    subject,
    /** Outlines of the areas under a restriction in force, as one path; empty if none is in view. */
    restricted: restrictedPath(restrictions, plan, now),
    day,
    /** Natural areas known by their centre and size, as text for `readCircles`. */
    circles: writeCircles(
      circles.flatMap(({ at, radiusKm }) => {
        const spot = toView(at);
        return spot ? [{ ...spot, r: radiusKm / plan.kmPerUnit }] : [];
      }),
    ),
    /** Centres of places without known size, as one path of dots; empty if there are none. */
    points: writePoints(points.flatMap((at) => toView(at) ?? [])),
    /** Danger level of the largest part of the region, zone or view; null if no level is published. */
    widespread: widespreadLevel(shares, levels),
    /** The scale bar: a round number of kilometres, and its length on the drawing. */
    scale,
    kmWide: Math.round(width * plan.kmPerUnit),
  };
}

const isShownAtFirst = ({ statusId }: Fire) => isActive(statusId);

/** Returns the part of a drawing that a frame shows. Around a point, the point is in the middle. */
function viewOn({ width, height, fromPlane }: SheetPlan, frame: MapFrame): Box {
  if (frame.kind !== "around") return { left: 0, top: 0, right: width, bottom: height };
  const [x, y] = fromPlane(toPlane([frame.at.lon, frame.at.lat]));
  const [left, top] = [Math.round(x - AROUND.width / 2), Math.round(y - AROUND.height / 2)];
  return { left, top, right: left + AROUND.width, bottom: top + AROUND.height };
}

const inset = ({ left, top, right, bottom }: Box): Box => ({
  left: left + EDGE,
  top: top + EDGE,
  right: right - EDGE,
  bottom: bottom - EDGE,
});

/** Returns the fires in view, the most severe and largest last so that they are on top. */
export function areaFires(
  active: readonly Fire[],
  toView: (at: Point) => { readonly x: number; readonly y: number } | null,
): AreaFire[] {
  return active
    .flatMap(({ id, at, statusId, sizeHa, region }) => {
      const spot = at && toView(at);
      if (!spot) return [];
      return { x: Math.round(spot.x), y: Math.round(spot.y), statusId, weight: weightOf(sizeHa), id, region };
    })
    .sort(gravestLast);
}

function isOf(frame: MapFrame, { region, zone }: Pick<Fire, "region" | "zone">): boolean {
  switch (frame.kind) {
    case "province":
      return true;
    case "region":
      return region === frame.code;
    case "zone":
      return zone === frame.number;
    case "around":
      return false;
  }
}

/** Factor of importance of a town inside the frame's region or zone: its population counts ten times. */
const OWN = 10;

function worthOf({ zoneShapes }: Situation, frame: MapFrame, place: Place): number {
  const zone = frame.kind === "zone" ? zoneOf(zoneShapes.value, place.at) : null;
  return isOf(frame, { region: place.region, zone }) ? OWN : 1;
}

/** Counts how much of a region each danger zone covers, once for each set of zone shapes. */
const regionShares = lazyFor((zones: AreaIndex<number>) =>
  lazyFor(({ plan: { subject }, zones: drawn }: SheetOnFile) =>
    subject ? zoneSharesOfArea(subject, zones) : new Map(drawn.map((zone) => [zone, 1])),
  ),
);

/** Counts how much of the region, or of the view around a point, each danger zone covers. */
function zoneShares(
  sheet: SheetOnFile,
  frame: MapFrame,
  zones: AreaIndex<number>,
): ReadonlyMap<number, number> {
  if (frame.kind === "zone") return new Map([[frame.number, 1]]);
  if (frame.kind === "around") return zoneSharesOfView(viewOn(sheet.plan, frame), sheet.plan, zones);
  return regionShares(zones)(sheet);
}
