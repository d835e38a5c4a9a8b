import { useEffect, useRef, useState } from "react";
import type { Language } from "#territory/language.ts";
import { untilLoaded } from "../../frame/until-loaded.ts";
import type { Camera } from "./camera.ts";
import type { LiveMap } from "./live-map.ts";
import { hasWebGl, isStill, loadEngine } from "./load-engine.ts";
import type { StartOptions } from "./start-map.ts";

/** `drawn`: the server's picture is shown; `live`: the engine runs; `none`: the engine cannot run here. */
type EngineState = "drawn" | "live" | "none";

interface Start extends Pick<StartOptions, "camera" | "bounds" | "words" | "onSelect" | "onGround"> {
  readonly onMove: (camera: Camera, map: LiveMap) => void;
}

interface Options {
  /** Calls `start` when the engine can load. Returns a function that cancels the call. */
  readonly when: (start: () => void) => () => void;
  /** Returns the options to start the map with. Called once the engine is loaded. */
  readonly start: () => Start;
  readonly onStart?: (map: LiveMap) => void;
}

/** Starts the interactive map in a container, restarts it for another language, and returns its state. */
export function useEngine(language: Language, options: Options) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LiveMap | null>(null);
  const [state, setState] = useState<EngineState>("drawn");
  const [isWanted, setIsWanted] = useState(false);
  const now = useRef(options);
  now.current = options;

  useEffect(() => {
    let running: LiveMap | null = null;
    const ended = new AbortController();
    const end = () => {
      running?.remove();
      running = null;
      setMap(null);
      setIsWanted(false);
    };
    const fail = () => {
      end();
      setState("none");
    };
    async function start(): Promise<void> {
      // If the network fails, the drawn map stays until the engine can be loaded.
      const engine = await untilLoaded(loadEngine, ended.signal);
      if (!container.current) return;
      const { onMove, ...own } = now.current.start();
      try {
        running = engine.startMap({
          ...own,
          language,
          container: container.current,
          isStill: isStill(),
          onMove: (camera) => running && onMove(camera, running),
          onReady: () => setState("live"),
          onLost: () => setState("drawn"),
          onFailed: fail,
        });
        now.current.onStart?.(running);
        setMap(running);
      } catch {
        fail();
      }
    }
    const cancel = now.current.when(() => {
      if (!hasWebGl()) {
        setState("none");
        return;
      }
      setIsWanted(true);
      start().catch(() => {}); // cancelled
    });
    return () => {
      ended.abort();
      cancel();
      end();
      setState("drawn");
    };
  }, [language]);

  return { container, map, state, isWanted };
}
