import { useEffect, useRef } from "react";
import { distanceKm } from "#territory/distance.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import type { StartOptions } from "../engine/start-map.ts";
import { useEngine } from "../engine/use-engine.ts";
import type { RecordFeatures } from "../records/geojson-guard.ts";

/** No records, because this map only shows the base map. The form asks about the fire outside the map. */
const NOTHING: RecordFeatures = { type: "FeatureCollection", features: [] };

/** Zoom at which nearby points are distinct and names are still visible. */
const CLOSE_ZOOM = 10.5;
/** Precision of a finger on a small screen, in pixels. */
const SURE_PIXELS = 12;
const METRES_IN_KM = 1000;
/** Distance in km below which two positions of the map count as the same. */
const SAME_KM = 0.002;

export interface PickMapOptions {
  readonly language: Language;
  readonly words: StartOptions["words"];
  /** The current point, where the map starts; null starts with the whole province. */
  readonly at: Point | null;
  readonly from: Point | null;
  readonly fromAccuracyKm: number;
  /** Called when the visitor has moved the map to another point, with the precision of a finger in metres. */
  readonly onPick: (at: Point, accuracy: number) => void;
}

/** Starts a map that moves under a fixed pin. The picked point is the centre of the map. */
export function usePickMap(options: PickMapOptions) {
  const { language, at, from, fromAccuracyKm } = options;
  /** Position that was last set here or passed to `onPick`. A move that ends there is not the visitor's. */
  const lastPosition = useRef<Point | null>(at);
  const now = useRef(options);
  now.current = options;

  const { container, map, state } = useEngine(language, {
    when: (start) => {
      start();
      return () => {};
    },
    start: () => ({
      camera: at && { ...at, zoom: CLOSE_ZOOM },
      bounds: null,
      words: options.words,
      onGround: () => {},
      onMove: ({ lat, lon }, map) => {
        const to = { lat, lon };
        if (lastPosition.current && distanceKm(lastPosition.current, to) < SAME_KM) return;
        lastPosition.current = to;
        now.current.onPick(to, map.pose().kmPerPixel * METRES_IN_KM * SURE_PIXELS);
      },
      onSelect: () => {},
    }),
    onStart: (map) => {
      lastPosition.current ??= map.camera();
      map.show(NOTHING, NOTHING);
      // A press moves the map; it does not select a record.
      map.setPicker((to) => map.goTo(to, 0));
    },
  });

  // The point was found in another way meanwhile: move the map there.
  useEffect(() => {
    if (!map || !at || (lastPosition.current && distanceKm(lastPosition.current, at) < SAME_KM)) return;
    lastPosition.current = at;
    map.jump({ ...at, zoom: Math.max(map.camera().zoom, CLOSE_ZOOM) });
  }, [map, at]);

  useEffect(() => {
    if (!map) return;
    map.setPosition(from && { at: from, accuracyKm: fromAccuracyKm });
    const draw = () => {
      const { lat, lon } = map.camera();
      map.setMeasure(from && { points: [from, { lat, lon }], isClosed: false });
    };
    draw();
    return from ? map.onMove(draw) : undefined;
  }, [map, from, fromAccuracyKm]);

  return { container, map, state };
}
