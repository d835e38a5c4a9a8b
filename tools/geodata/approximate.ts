import type { FeatureCollection } from "geojson";
import { ZONES } from "../../territory/zones.ts";
import anchors from "./anchors.json" with { type: "json" };
import { type Anchor, anchorsAt, cellsAround } from "./cells.ts";
import { exact, type Layer, packAreas, packWater, writeGeometry } from "./layers.ts";
import { gatherPlaces } from "./places.ts";
import { NATURAL_EARTH, naturalEarth, neighbourSource, provinceSource, waterSource } from "./sources.ts";

/**
 * Boundary between two regions, where no town separates them, from our own reading of public descriptions. It
 * follows the line `along`, with the region `left` on the left and the region `right` on the right.
 */
type Limit = (typeof anchors.limits)[number];

const SPACING_DEGREES = 0.3;
const OFFSET_DEGREES = 0.06;

/** Returns pairs of points on both sides of boundaries, and points in regions without towns. */
function regionAnchors(): Anchor[] {
  const interiors = Object.entries(anchors.interiors).flatMap(([key, spots]) => anchorsAt(key, spots));
  return [...anchors.limits.flatMap(mirrored), ...interiors];
}

function mirrored({ left, right, along }: Limit): Anchor[] {
  const corners = anchorsAt(left, along);
  return corners.slice(1).flatMap(({ lon: toLon, lat: toLat }, index) => {
    const { lon: fromLon, lat: fromLat } = corners[index] ?? { lon: toLon, lat: toLat };
    // A degree of longitude is shorter than a degree of latitude, so compute in square units and convert back
    // at the end.
    const narrow = Math.cos((((fromLat + toLat) / 2) * Math.PI) / 180);
    const [east, north] = [(toLon - fromLon) * narrow, toLat - fromLat];
    const length = Math.hypot(east, north);
    const pairs = Math.max(1, Math.round(length / SPACING_DEGREES));
    const [acrossLon, acrossLat] = [
      (-north / length / narrow) * OFFSET_DEGREES,
      (east / length) * OFFSET_DEGREES,
    ];
    return Array.from({ length: pairs }, (_, pair) => {
      const share = (pair + 0.5) / pairs;
      const [lon, lat] = [fromLon + (toLon - fromLon) * share, fromLat + (toLat - fromLat) * share];
      return [
        { key: left, lon: lon + acrossLon, lat: lat + acrossLat },
        { key: right, lon: lon - acrossLon, lat: lat - acrossLat },
      ];
    }).flat();
  });
}

/** Key of the area without danger zones: the tundra, from about 56 degrees north. */
const NO_ZONE = "none";

/** Returns the points around which approximate zones are drawn: one per zone, and more in `anchors.json`. */
function zoneAnchors(): Anchor[] {
  const first = ZONES.map(({ number, anchor }) => ({ key: String(number), ...anchor }));
  const more = Object.entries(anchors.zones).flatMap(([key, spots]) => anchorsAt(key, spots));
  return [...first, ...more];
}

const LEAST_LAKE_KM2 = 15;
const LEAST_RIVER_KM2 = 3;

const OSM = "© OpenStreetMap (ODbL), Natural Earth";

/** Returns a layer of the cells around anchors. `property` is the property that contains a cell's key. */
function cells(anchors: readonly Anchor[], property: "code" | "number", source: string): Layer {
  const { features } = cellsAround(anchors);
  const named = features
    .filter(({ properties }) => properties.key !== NO_ZONE)
    .map((cell) => ({
      ...cell,
      properties: { [property]: property === "number" ? Number(cell.properties.key) : cell.properties.key },
    }));
  return { features: { type: "FeatureCollection", features: named }, approximate: true, source };
}

const places = gatherPlaces();
const towns = places
  .filter(({ kind }) => kind !== "lake")
  .map(({ region, lon, lat }) => ({ key: region, lon, lat }));

writeGeometry("places.json", places);
writeGeometry(
  "areas.json",
  await packAreas({
    province: exact(provinceSource(), NATURAL_EARTH),
    neighbours: exact(neighbourSource(), NATURAL_EARTH),
    regions: cells([...towns, ...regionAnchors()], "code", "Vigie; GeoNames (CC BY 4.0)"),
    zones: cells(zoneAnchors(), "number", "Vigie"),
  }),
);
const merged = (a: FeatureCollection, b: FeatureCollection): FeatureCollection => ({
  type: "FeatureCollection",
  features: [...a.features, ...b.features],
});
writeGeometry(
  "water.json",
  await packWater({
    lakes: exact(merged(naturalEarth("lakes"), waterSource("earth-lakes-100m", LEAST_LAKE_KM2)), OSM),
    wideRivers: exact(waterSource("earth-rivers-100m", LEAST_RIVER_KM2), OSM),
    longRivers: exact(naturalEarth("rivers"), NATURAL_EARTH),
  }),
);
