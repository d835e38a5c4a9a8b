import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { GROUND_PATH } from "#plan/map-files.ts";
import type { StartOptions } from "./start-map.ts";

/** Returns true if the browser can draw with WebGL. Without it, loading the engine would be useless. */
export function hasWebGl(): boolean {
  try {
    return document.createElement("canvas").getContext("webgl2") !== null;
  } catch {
    return false;
  }
}

/** Loads the engine and the description of its tiles. @throws if the engine cannot be downloaded */
export async function loadEngine() {
  const ground = fetch(GROUND_PATH).then((answer) => answer.json());
  const [{ startMap }, described] = await Promise.all([
    import("./start-map.ts"),
    ground.catch(() => null),
    fetchWorker(),
  ]);
  return {
    startMap: (options: Omit<StartOptions, "ground">) => startMap({ ...options, ground: described }),
  };
}

async function fetchWorker(): Promise<void> {
  const answer = await fetch(workerUrl);
  if (!answer.ok) throw new Error(`map worker: ${answer.status}`);
  await answer.arrayBuffer();
}

export const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
