import type { FeatureCollection } from "geojson";
import { ZONES } from "../../territory/zones.ts";
import { type Anchor, anchorsAt, cellsAround } from "./cells.ts";
import { exact, type Layer, packAreas, packWater, writeGeometry } from "./layers.ts";
import { gatherPlaces } from "./places.ts";
import { regionAnchors } from "./region-anchors.ts";
import { NATURAL_EARTH, naturalEarth, neighbourSource, provinceSource, waterSource } from "./sources.ts";

/** Key of the area without danger zones: the tundra, from about 56 degrees north. */
const NO_ZONE = "none";

/**
 * Additional points in each zone, from our own reading, where one anchor would make a sliver or lose a coast.
 */
const MORE: Readonly<Record<string, string>> = {
  1: "-78.9 49.65, -78.6 50.15, -77.2 50.2",
  2: "-79.25 48.8, -78.12 48.57, -79.2 49.15, -78.1 49.05",
  3: "-75.9 49.8, -77 49, -75.8 49.3, -76.6 49.8",
  4: "-79.35 48.2, -78.7 48.25, -79.3 47.95",
  5: "-77.24 48.4, -77.1 48, -77.9 48, -77.3 48.7, -78.2 48.15",
  6: "-76.3 48.3, -74.9 48.55, -74.4 48.6, -75.7 48.85, -76.3 48.75",
  7: "-79.25 47.35, -79 47.75, -79.1 46.9, -78.5 47.5",
  8: "-77.9 47, -78.7 46.55, -78.6 46.9, -78 46.45",
  10: "-76.6 47.1, -77.4 47.75, -76.3 47.7, -77.6 47.3",
  11: "-73.7 48.1, -73.8 47.85, -75.3 47.95, -75.5 47.65",
  12: "-77.3 46.4, -76.55 45.7, -77.5 46.7, -76.6 46.6",
  13: "-75.3 47.05, -75.97 46.38, -76 46.9, -75 46.7",
  14: "-74.75 47.45, -74.1 47.1, -74.2 46.85",
  15: "-75.1 45.85, -76 45.75, -74.75 45.75, -75.9 46, -75.3 46.1",
  16: "-74.3 45.95, -74.65 46.55, -74 46.3, -75 46.2",
  17: "-73.45 46, -74.15 45.62, -73.65 45.52, -73.9 45.75, -73.25 46.12, -73.6 46, -73.5 45.64, -73.8 45.46, -73.42 45.76",
  20: "-74.1 45.15, -74.25 45.35, -72.9 45.65, -73.25 45.15, -73.4 45.55, -72.9 45.95, -72.75 45.3, -73.47 45.42, -73.7 45.36, -73.38 45.66, -73.55 45.38",
  21: "-72.35 45.15, -71.3 45.5, -71.75 45.12, -72.1 45.65, -71 45.6, -71.7 45.75",
  22: "-72.6 46.05, -71.8 46.25, -72.4 46.25, -72.45 45.85, -71.95 45.95, -72.2 46.42",
  23: "-70.6 46, -71.3 46.05, -70.35 46.8, -71.2 46.45, -70.85 45.75, -70.2 46.45, -71.7 46.5, -70.75 46.7, -70.25 47.15, -71.9 46.56",
  24: "-72.5 46.5, -73.05 46.35, -72.55 46.35, -72.6 46.65",
  25: "-72.9 46.9, -73.8 46.7, -73.6 46.95, -73.1 46.65",
  26: "-73.3 47.45, -72.4 47.75, -72.6 47.15, -72.7 48, -73.8 47.5",
  27: "-72.15 47.05, -72.05 46.7, -71.75 47.05",
  28: "-71.2 46.78, -70.95 46.95, -71.45 46.95, -71.2 47.02",
  29: "-70.55 47.45, -69.9 47.85, -70.4 47.85, -70.38 47.4",
  30: "-71.5 47.25, -71.3 47.9, -71.8 47.6, -70.9 47.35, -70.8 47.9, -72 47.9",
  31: "-71.15 48.45, -70.3 48.3, -70.6 48.15, -71.4 48.35, -71.1 48.2",
  32: "-72.4 48.9, -71.65 48.55, -72.25 48.42, -72 48.95, -71.8 48.3, -72.7 48.55",
  33: "-73 48.75, -73.7 49.3, -73.3 48.45, -73.9 48.9",
  34: "-72.4 49.9, -72.3 49.25, -72.9 49.5, -72.6 50.25",
  35: "-70.3 48.65, -71.1 49.1, -70.4 49.1, -71.3 48.8",
  36: "-74.4 49.6, -75.3 50.35, -74.3 50.5, -75.9 50.6",
  37: "-73.6 50.5, -72.7 51.4, -73.2 50.6, -72.4 50.9",
  38: "-71.4 49.5, -70.7 50.3, -71.6 50.4, -70.5 49.7, -71.4 51",
  40: "-69.1 48.75, -69.7 48.35, -69.6 49.35, -69.8 48.2, -69.75 48.7",
  41: "-68.2 49.25, -68.8 49.95, -67.7 49.4, -69.5 49.8, -68 49.9, -68.7 49.1",
  42: "-67.2 49.85, -66.4 50.3, -67.2 50.4, -65.9 50.3, -67.4 50.15",
  43: "-68.6 50.6, -67.6 51.2, -69.4 51, -67.9 50.8, -69.5 50.5, -68.3 51.7, -69.2 51.6",
  44: "-65 50.4, -64.4 50.4, -63.1 50.4, -62.3 50.4, -61.85 50.3",
  45: "-69.85 47.45, -68.8 47.6, -69.6 47.3, -69.2 48, -69.1 47.4, -70.05 47.36",
  46: "-68.5 48.35, -67.5 48.4, -68.3 48, -67.2 48.15, -68.1 48.6, -67.1 47.95",
  47: "-67.4 48.75, -66.1 49.1, -66.2 48.8, -67.1 48.6",
  48: "-66.6 48.15, -65.4 48.25, -66.3 48.4, -65.6 48.5",
  49: "-64.4 48.5, -65.2 49, -65.4 49.2, -64.5 49, -65.2 48.75, -64.9 48.4",
  50: "-79.1 51.1, -77.8 51.2, -78.9 50.7, -77.8 50.8, -79.2 51.5",
  51: "-77.2 52, -78.5 52.2, -77.6 51.7, -78.4 51.8",
  52: "-77.5 52.8, -78.6 53, -78.6 52.65",
  53: "-79 54.3, -78.8 53.55, -78.2 54.1, -78.6 54.7, -77.8 54.8, -76.9 55.15",
  54: "-76.6 51.2, -75.6 51.3, -76.6 51.8, -75.6 51.7, -76.2 50.95",
  55: "-75.9 52.7, -76.6 52.3, -76 52.25",
  56: "-77 53.4, -76.9 54.2, -77.7 53.55, -76.8 54.6",
  57: "-75.7 54.2, -75.4 53.2, -74.8 53.6, -75.6 54.8, -74.9 54.6",
  58: "-73.5 53.3, -73.8 54.5, -72.9 53.8, -73.2 54.9, -74.1 53.5",
  59: "-71.6 53.8, -71 54.8, -72 54.8, -72 54.2",
  60: "-64.3 49.82, -63.6 49.65, -62.4 49.3, -61.9 49.1",
  61: "-61.5 47.6, -62 47.25",
  62: "-74.8 52.6, -73.5 52.4, -74.8 51.7, -73.8 51.8, -74 51.3",
  63: "-71.8 51.8, -70.3 52.4, -70.4 51.5, -71.7 52.8, -72.4 52.3, -70.7 52.9",
  64: "-69 53.2, -70 54.6, -70.2 53.6, -68.7 54.6, -69.3 55.1, -68.9 53.9",
  65: "-67.1 52.8, -66.9 54.8, -68.2 52.7, -68 54.1, -67.5 55.1, -68.9 52.4",
  66: "-66.4 50.95, -66.5 52, -65.6 51.3, -67.2 51.7, -65.6 50.9, -67.3 52.2, -65.5 51.8",
  67: "-63.3 51.1, -64.8 51.1, -63.2 51.7, -64.4 51.9, -62.6 51.2",
  68: "-61.6 51.2, -59.8 51.6, -61.8 51.7, -60 51.2, -58.8 51.7",
  69: "-57.4 51.5, -58.5 51.25, -60.6 50.35, -61.3 50.3, -59 51, -58 51.5, -60 50.7",
  [NO_ZONE]:
    "-76 56.4, -77 56.6, -74.6 56.4, -73 56.5, -71.4 56.4, -69.8 56.5, -68.2 56.6, -66.8 56.4, -65.3 56.3, -64.3 56.2, -77.2 57.6, -75 58, -72 58.5, -69 58.5, -66 58, -75 60.5, -77 62, -72 61, -65 60",
};

/** Returns the anchors of the danger zones and of the area beyond them, keyed by number or `NO_ZONE`. */
function zoneAnchors(): Anchor[] {
  const first = ZONES.map(({ number, anchor }) => ({ key: String(number), ...anchor }));
  const more = Object.entries(MORE).flatMap(([key, spots]) => anchorsAt(key, spots));
  return [...first, ...more];
}

const LEAST_LAKE_KM2 = 15;
const LEAST_RIVER_KM2 = 3;

const OSM = "© OpenStreetMap (ODbL), Natural Earth";

/** Returns the cells of anchors, keyed by one property of the resulting layer. */
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
