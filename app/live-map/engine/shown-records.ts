import type { Map as MapLibre } from "maplibre-gl";
import { type Bounds, boundsOf } from "#territory/bounds.ts";
import { pointOfShape } from "#territory/point-of-shape.ts";
import type { RecordFeatures } from "../records/geojson-guard.ts";
import type { MapRecord } from "../records/records.ts";
import { SOURCES, ZONE_OPACITY } from "./record-style.ts";
import type { ShownLayers } from "./shown-layers.ts";

type Feature = RecordFeatures["features"][number];

/** Returns points inside areas for their names and signs, one per area for the whole map. */
function namePoints(features: readonly Feature[]): GeoJSON.Feature[] {
  return features.flatMap(({ geometry, properties }) => {
    const at = geometry && pointOfShape(geometry);
    if (!at) return [];
    return [
      { type: "Feature", properties, geometry: { type: "Point", coordinates: [at.lon, at.lat] } } as const,
    ];
  });
}

/** The records on the map, and the records that a press can select. */
export class ShownRecords {
  readonly #map: MapLibre;
  readonly #layers: ShownLayers;
  #own: readonly Feature[] = [];
  #selectable = new Map<string, MapRecord>();

  constructor(map: MapLibre, layers: ShownLayers) {
    this.#map = map;
    this.#layers = layers;
  }

  show(own: RecordFeatures, under: RecordFeatures): void {
    const all = [...under.features, ...own.features];
    const of = (kind: string) =>
      all.flatMap((each) =>
        each.geometry && each.properties.kind === kind ? [{ ...each, geometry: each.geometry }] : [],
      );
    this.#own = own.features;
    // Records of other views are only background, except fires, which always open their cards.
    this.#selectable = new Map(
      [...own.features, ...under.features.filter(({ properties }) => properties.kind === "fire")].map(
        ({ properties }) => [`${properties.kind} ${properties.id}`, properties],
      ),
    );
    const map = this.#map;
    const layers = this.#layers;
    const [zones, areas, parks] = [of("zone"), of("restriction"), of("area")];
    layers.fill(SOURCES.fires, of("fire"));
    layers.fill(SOURCES.zones, zones);
    layers.fill(SOURCES.zoneNames, namePoints(zones));
    layers.fill(SOURCES.areas, areas);
    layers.fill(SOURCES.areaSigns, namePoints(areas));
    layers.fill(
      SOURCES.parks,
      parks.filter(({ geometry }) => geometry.type !== "Point"),
    );
    layers.fill(SOURCES.parkNames, namePoints(parks));
    layers.fill(SOURCES.territories, of("territory"));
    layers.fill(SOURCES.bookmarks, of("bookmark"));
    const isDanger = own.features.some(({ properties }) => properties.kind === "zone");
    map.setPaintProperty("zones", "fill-opacity", isDanger ? ZONE_OPACITY.own : ZONE_OPACITY.under);
    // Number of the view's records on the map, for observers outside the page, such as tests.
    map.getContainer().dataset.records = String(own.features.filter(({ geometry }) => geometry).length);
  }

  find(kind: string, id: string): MapRecord | null {
    return this.#selectable.get(`${kind} ${id}`) ?? null;
  }

  bounds(): Bounds | null {
    return boundsOf(this.#own.map(({ geometry }) => geometry));
  }
}
