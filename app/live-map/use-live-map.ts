import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../i18n/use-texts.ts";
import { PARAMETERS } from "../paths.ts";
import { type Camera, readCamera, writeCamera } from "./camera.ts";
import type { LiveMap } from "./engine/start-map.ts";
import type { MapRecord } from "./records.ts";
import type { Bounds } from "./subject-view.server.ts";

/** `drawn`: the server's picture stands; `live`: the engine has taken over; `none`: it cannot run here. */
export type EngineState = "drawn" | "live" | "none";

/** The page is readable before the engine's bytes are asked for. */
function whenReadable(start: () => void): () => void {
  let idle = 0;
  const go = () => {
    idle = window.requestIdleCallback?.(start, { timeout: 2000 }) ?? window.setTimeout(start, 200);
  };
  if (document.readyState === "complete") go();
  else window.addEventListener("load", go, { once: true });
  return () => {
    window.removeEventListener("load", go);
    window.cancelIdleCallback?.(idle);
    window.clearTimeout(idle);
  };
}

/** Keeps the camera in the address without a navigation: the page is the same page. */
function rememberCamera(camera: Camera, parameter: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(parameter, writeCamera(camera));
  // A comma is allowed in a query and reads better than its escape.
  window.history.replaceState(window.history.state, "", url.href.replaceAll("%2C", ","));
}

interface Options {
  /** Of the subject; null: the whole province. */
  readonly bounds: Bounds | null;
  readonly onSelect: (record: MapRecord | null, at: { readonly lat: number; readonly lon: number }) => void;
}

/** Starts the interactive map in a container after the page is readable, and says what became of it. */
export function useLiveMap({ bounds, onSelect }: Options) {
  const { language } = useTexts();
  const { search } = useLocation();
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LiveMap | null>(null);
  const [state, setState] = useState<EngineState>("drawn");
  const select = useRef(onSelect);
  select.current = onSelect;
  const frame = useRef(bounds);
  frame.current = bounds;

  useEffect(() => {
    let running: LiveMap | null = null;
    let stopped = false;
    async function start(): Promise<void> {
      try {
        const { startMap, PROVINCE_BOUNDS } = await import("./engine/start-map.ts");
        if (stopped || !container.current) return;
        running = startMap({
          container: container.current,
          language,
          camera: readCamera(new URLSearchParams(window.location.search), language),
          bounds: frame.current ?? PROVINCE_BOUNDS,
          isStill: window.matchMedia("(prefers-reduced-motion: reduce)").matches,
          onReady: () => setState("live"),
          onMove: (camera) => rememberCamera(camera, PARAMETERS.camera[language]),
          onSelect: (record, at) => select.current(record, at),
          onLost: () => setState("none"),
        });
        setMap(running);
      } catch (error) {
        console.warn("The interactive map cannot run here", error);
        setState("none");
      }
    }
    const cancel = whenReadable(() => void start());
    return () => {
      stopped = true;
      cancel();
      running?.remove();
      setMap(null);
      setState("drawn");
    };
  }, [language]);

  // The engine starts on its subject, or on the camera of the address; later subjects are gone to.
  const framed = bounds?.join() ?? "province";
  const shown = useRef(framed);
  useEffect(() => {
    if (!map || shown.current === framed) return;
    shown.current = framed;
    if (frame.current) map.fit(frame.current);
  }, [map, framed]);

  // A navigation to another view leaves the camera out of the address.
  useEffect(() => {
    if (map && search !== "") rememberCamera(map.camera(), PARAMETERS.camera[language]);
  }, [map, search, language]);

  return { container, map, state };
}
