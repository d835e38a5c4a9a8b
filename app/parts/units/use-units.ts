import { useSyncExternalStore } from "react";
import { DEFAULT_UNITS, DISTANCE_UNITS, SIZE_UNITS, type Units, unitOf } from "#plan/units.ts";
import { readStored, writeStored } from "../../frame/browser-storage.ts";
import { useLastingParameters } from "../../frame/use-lasting-parameters.tsx";

const KEY = "vigie-unites";

const listeners = new Set<() => void>();
/** Units chosen in this browser; null if none were chosen, undefined until its storage was read. */
let chosen: Units | null | undefined;

/** Reads stored units such as `acres feet`; null if they are missing, invalid or inaccessible. */
function stored(): Units | null {
  const [size = "", distance = ""] = readStored("localStorage", KEY)?.split(" ") ?? [];
  if (size === "") return null;
  return {
    size: unitOf(SIZE_UNITS, size) ?? DEFAULT_UNITS.size,
    distance: unitOf(DISTANCE_UNITS, distance) ?? DEFAULT_UNITS.distance,
  };
}

/** Returns the units chosen in any window of this browser; null if none were chosen. */
function chosenUnits(): Units | null {
  if (chosen === undefined) chosen = stored();
  return chosen;
}

/** Applies units to this page and the next ones; if storage is blocked, until the page closes. */
export function chooseUnits(units: Units): void {
  chosen = units;
  writeStored("localStorage", KEY, `${units.size} ${units.distance}`);
  for (const listener of listeners) listener();
}

/** Calls `listener` when units are chosen in this window or another. */
function watchUnits(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    chosen = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/**
 * Returns the visitor's units for sizes and distances: those in the address, else those stored in this
 * browser. The server and the first browser render only know the address, since pages are the same for
 * everyone.
 */
export function useUnits(): Units {
  const { size, distance } = useLastingParameters();
  const units = useSyncExternalStore(watchUnits, chosenUnits, () => null) ?? DEFAULT_UNITS;
  return { size: size ?? units.size, distance: distance ?? units.distance };
}
