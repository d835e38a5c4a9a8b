import type { Map as MapLibre } from "maplibre-gl";
import { SOURCES } from "./record-style.ts";

/** Time limit for a lost graphics context to be restored; after it, the map has failed. */
const RESTORE_LIMIT_MS = 5000;
/** Time limit for the engine's worker to deliver the first records; after it, the engine has failed. */
const WORKER_LIMIT_MS = 30_000;
/** Time after which the map is shown without missing tiles: visitors mainly want the records. */
const TILES_LIMIT_MS = 4000;
/** Interval of checks whether the records are loaded, after the time limit for tiles has passed. */
const RECORDS_LOOK_MS = 500;

interface Options {
  readonly onReady: () => void;
  readonly onLost: () => void;
  readonly onFailed: () => void;
}

/** Reports when the map can be shown, when it is lost, and when it has failed for good. */
export function watchHealth(map: MapLibre, { onReady, onLost, onFailed }: Options) {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const after = (milliseconds: number, act: () => void) => {
    const timer = setTimeout(act, milliseconds);
    timers.add(timer);
    return () => clearTimeout(timer);
  };
  let isWorkerAlive = false;
  let hasRecords = false;
  let isReady = false;
  const ready = () => {
    if (isReady) return;
    isReady = true;
    onReady();
  };
  const wait = () => {
    if (!isWorkerAlive || !hasRecords || isReady) return;
    map.once("idle", ready);
    after(TILES_LIMIT_MS, readyWithoutTiles);
  };
  const readyWithoutTiles = () => {
    // The context was lost again meanwhile. Its restoration starts a new wait.
    if (!map.style) return;
    if ([SOURCES.fires, SOURCES.zones, SOURCES.areas].every((source) => map.isSourceLoaded(source))) ready();
    else after(RECORDS_LOOK_MS, readyWithoutTiles);
  };
  const forgetWorker = after(WORKER_LIMIT_MS, onFailed);
  map.on("sourcedata", ({ sourceId, sourceDataType }) => {
    if (isWorkerAlive || sourceId !== SOURCES.fires || sourceDataType !== "content") return;
    isWorkerAlive = true;
    forgetWorker();
    wait();
  });
  let forgetLoss = () => {};
  map.on("webglcontextlost", () => {
    isReady = false;
    forgetLoss = after(RESTORE_LIMIT_MS, onFailed);
    onLost();
  });
  map.on("webglcontextrestored", () => {
    forgetLoss();
    wait();
  });
  return {
    recordsShown() {
      if (hasRecords) return;
      hasRecords = true;
      wait();
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
