import { Map as MapLibre, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { Language } from "#territory/language.ts";
import { type Camera, MAX_ZOOM, MIN_ZOOM } from "../camera.ts";
import type { MapRecord } from "../records.ts";
import { dangerPatterns, fireMarks } from "./images.ts";
import { mapStyle, SOURCES } from "./style.ts";

/** The whole of Quebec that has danger zones, with room around it: west, south, east, north. */
export const PROVINCE_BOUNDS = [-80, 44.9, -57, 56.5] as const;
const ZOOM_ANIMATION_MS = 250;
const FIT_PADDING = 24;

export type RecordFeatures = GeoJSON.FeatureCollection<GeoJSON.Geometry | null, MapRecord>;

/** The running engine, as the rest of the page speaks to it. */
export interface LiveMap {
  /** Shows these records and no others. */
  show(records: RecordFeatures): void;
  camera(): Camera;
  zoomBy(steps: number): void;
  /** West, south, east, north. */
  fit(bounds: readonly [number, number, number, number]): void;
  remove(): void;
}

export interface StartOptions {
  readonly container: HTMLElement;
  readonly language: Language;
  readonly camera: Camera | null;
  readonly bounds: readonly [number, number, number, number];
  readonly isStill: boolean;
  readonly onReady: () => void;
  readonly onMove: (camera: Camera) => void;
  readonly onSelect: (record: MapRecord | null, at: { readonly lat: number; readonly lon: number }) => void;
  /** The graphics context is lost for good: the drawn map must come back. */
  readonly onLost: () => void;
}

/** Starts MapLibre in a container. @throws when the browser gives no WebGL. */
export function startMap(options: StartOptions): LiveMap {
  const { container, language, camera, bounds, isStill, onReady, onMove, onSelect, onLost } = options;
  setWorkerUrl(workerUrl);
  const map = new MapLibre({
    container,
    style: mapStyle(language, window.location.origin),
    ...(camera
      ? { center: [camera.lon, camera.lat], zoom: camera.zoom }
      : { bounds: [...bounds], fitBoundsOptions: { padding: FIT_PADDING } }),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    attributionControl: false,
    cooperativeGestures: true,
    fadeDuration: isStill ? 0 : 200,
    refreshExpiredTiles: false,
  });
  const duration = isStill ? 0 : ZOOM_ANIMATION_MS;
  const cameraNow = (): Camera => {
    const { lng, lat } = map.getCenter();
    return { lat, lon: lng, zoom: map.getZoom() };
  };
  map.on("style.load", () => {
    for (const [name, image] of [...fireMarks(), ...dangerPatterns()]) {
      if (!map.hasImage(name)) map.addImage(name, image, { pixelRatio: 2 });
    }
  });
  map.once("idle", onReady);
  map.on("moveend", () => onMove(cameraNow()));
  map.on("click", (event) => {
    const [hit] = map.queryRenderedFeatures(event.point, { layers: ["fires", "zones", "areas"] });
    onSelect((hit?.properties as MapRecord | undefined) ?? null, {
      lat: event.lngLat.lat,
      lon: event.lngLat.lng,
    });
  });
  map.on("webglcontextlost", onLost);
  return {
    show(records) {
      const of = (kind: MapRecord["kind"]): GeoJSON.FeatureCollection => ({
        type: "FeatureCollection",
        features: records.features.flatMap((each) =>
          each.geometry && each.properties.kind === kind ? [{ ...each, geometry: each.geometry }] : [],
        ),
      });
      const fill = (source: string, data: GeoJSON.FeatureCollection) => {
        const found = map.getSource(source);
        if (found && "setData" in found)
          (found as { setData(data: GeoJSON.FeatureCollection): void }).setData(data);
      };
      fill(SOURCES.fires, of("fire"));
      fill(SOURCES.zones, of("zone"));
      fill(SOURCES.areas, of("restriction"));
    },
    camera: cameraNow,
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, { duration }),
    fit: (to) => map.fitBounds([...to], { padding: FIT_PADDING, duration }),
    remove: () => map.remove(),
  };
}
