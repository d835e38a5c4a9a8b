import { useEffect, useRef, useState } from "react";
import { distanceKm } from "#territory/distance.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { untilLoaded } from "../../frame/until-loaded.ts";
import type { LiveMap } from "../live-map/engine/live-map.ts";
import { hasWebGl, isStill, loadEngine } from "../live-map/engine/load-engine.ts";
import type { StartOptions } from "../live-map/engine/start-map.ts";
import type { RecordFeatures } from "../live-map/records/geojson-guard.ts";

/** The ground alone: what burns is asked about beside the map. */
const NOTHING: RecordFeatures = { type: "FeatureCollection", features: [] };

/** `none`: this browser cannot draw it. */
export type PickMapState = "loading" | "shown" | "none";

/** Where a point is told from its neighbours, and still seen among names. */
const CLOSE_ZOOM = 10.5;
/** A hand on a small screen is no surer than so many pixels. */
const SURE_PIXELS = 12;
const METRES_IN_KM = 1000;
/** Nearer than this the map stands where it was told to. */
const SAME_KM = 0.002;

export interface PickMapOptions {
  readonly language: Language;
  readonly words: StartOptions["words"];
  /** The point so far; the map begins there, or with the whole province. */
  readonly at: Point | null;
  /** Where somebody stands, and how sure that is. */
  readonly from: Point | null;
  readonly fromAccuracyKm: number;
  /** The map rests on another point: it, and how sure a hand can be of it, in metres. */
  readonly onPick: (at: Point, accuracy: number) => void;
}

/** A map that moves under a pin: what is in its middle is the point. */
export function usePickMap(options: PickMapOptions) {
  const { language, at, from, fromAccuracyKm } = options;
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LiveMap | null>(null);
  const [state, setState] = useState<PickMapState>("loading");
  /** Where the map was told to stand: a move that ends there was nobody's. */
  const told = useRef<Point | null>(at);
  const now = useRef(options);
  now.current = options;

  useEffect(() => {
    if (!hasWebGl()) {
      setState("none");
      return;
    }
    let running: LiveMap | null = null;
    const ended = new AbortController();
    const fail = () => {
      running?.remove();
      running = null;
      setMap(null);
      setState("none");
    };
    async function start(): Promise<void> {
      const engine = await untilLoaded(loadEngine, ended.signal);
      if (!container.current) return;
      const { at, words } = now.current;
      try {
        running = engine.startMap({
          container: container.current,
          language,
          camera: at && { ...at, zoom: CLOSE_ZOOM },
          bounds: null,
          isStill: isStill(),
          words,
          onReady: () => setState("shown"),
          onLost: () => setState("loading"),
          onFailed: fail,
          onGround: () => {},
          onMove: ({ lat, lon }) => {
            const to = { lat, lon };
            if (!running || (told.current && distanceKm(told.current, to) < SAME_KM)) return;
            told.current = to;
            now.current.onPick(to, running.pose().kmPerPixel * METRES_IN_KM * SURE_PIXELS);
          },
          onSelect: () => {},
        });
        told.current ??= running.camera();
        running.show(NOTHING, NOTHING);
        // A press is a touch of the map, no question about what lies there.
        running.setPicker((to) => running?.goTo(to, 0));
        setMap(running);
      } catch {
        fail();
      }
    }
    start().catch(() => {}); // called off
    return () => {
      ended.abort();
      running?.remove();
      running = null;
    };
  }, [language]);

  // Found otherwise meanwhile: the pin goes there.
  useEffect(() => {
    if (!map || !at || (told.current && distanceKm(told.current, at) < SAME_KM)) return;
    told.current = at;
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
