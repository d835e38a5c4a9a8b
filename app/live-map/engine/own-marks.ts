import type { FilterSpecification, Map as MapLibre } from "maplibre-gl";
import type { Point } from "#territory/point.ts";
import { circleAround } from "../records/circle.ts";
import type { Highlight, LiveMap, MeasuredLine } from "./live-map.ts";
import { NOTHING, type OutlineName, OWN, outlineLayersOf } from "./own-style.ts";
import type { ShownLayers } from "./shown-layers.ts";

/** Sides and decimals of a circle that is exact enough to show a position's accuracy. */
const FINE_CIRCLE = [48, 6] as const;

const positionOf = ({ lat, lon }: Point): GeoJSON.Position => [lon, lat];

const featureOf = (geometry: GeoJSON.Geometry, properties: object | null = null): GeoJSON.Feature => ({
  type: "Feature",
  properties: { ...properties },
  geometry,
});

const pointOf = (at: Point, properties: object | null = null) =>
  featureOf({ type: "Point", coordinates: positionOf(at) }, properties);

const OUTLINES = [
  ["zone", "subject-zone", "id"],
  ["region", "subject-region", "code"],
  ["restriction", "subject-area", "id"],
  ["area", "subject-park", "id"],
] as const satisfies readonly (readonly [Highlight["kind"], OutlineName, property: string])[];

export function highlight(map: MapLibre, layers: ShownLayers, these: readonly Highlight[]): void {
  for (const [kind, outline, property] of OUTLINES) {
    const ids = these.flatMap((each) => (each.kind === kind ? [each.id] : []));
    const filter: FilterSpecification =
      ids.length > 0 ? ["in", ["to-string", ["get", property]], ["literal", ids]] : NOTHING;
    for (const layer of outlineLayersOf(outline)) map.setFilter(layer, filter);
    layers.setDrawn(outlineLayersOf(outline), ids.length > 0);
  }
  layers.fill(
    OWN.subject,
    these.flatMap((each) =>
      each.kind === "point" ? [pointOf(each.at, each.status === null ? null : { status: each.status })] : [],
    ),
  );
}

export const showPin = (layers: ShownLayers, at: Point | null): void =>
  layers.fill(OWN.pin, at ? [pointOf(at)] : []);

export function showPosition(layers: ShownLayers, position: Parameters<LiveMap["setPosition"]>[0]): void {
  layers.fill(
    OWN.position,
    position
      ? [featureOf(circleAround(position.at, position.accuracyKm, ...FINE_CIRCLE)), pointOf(position.at)]
      : [],
  );
}

export function showMeasure(layers: ShownLayers, line: MeasuredLine | null): void {
  const { points = [], isClosed = false } = line ?? {};
  const positions = points.map(positionOf);
  const [first] = positions;
  const drawn = isClosed && first ? [...positions, first] : positions;
  layers.fill(OWN.measure, [
    ...(isClosed ? [featureOf({ type: "Polygon", coordinates: [drawn] })] : []),
    ...(!isClosed && drawn.length > 1 ? [featureOf({ type: "LineString", coordinates: drawn })] : []),
    ...points.map((point) => pointOf(point)),
  ]);
}
