import { DEFAULT_UNITS, DISTANCE_UNITS, SIZE_UNITS, type Units, unitOf } from "../../i18n/units.ts";

const KEY = "vigie-unites";

const listeners = new Set<() => void>();
/** Undefined until the browser's store was looked at. */
let chosen: Units | null | undefined;

/** `acres feet`; what cannot be read, or may not be, counts as no choice. */
function stored(): Units | null {
  try {
    const [size = "", distance = ""] = localStorage.getItem(KEY)?.split(" ") ?? [];
    if (size === "") return null;
    return {
      size: unitOf(SIZE_UNITS, size) ?? DEFAULT_UNITS.size,
      distance: unitOf(DISTANCE_UNITS, distance) ?? DEFAULT_UNITS.distance,
    };
  } catch {
    return null;
  }
}

/** The units chosen in this browser, in whichever of its windows; null when none were. */
export function chosenUnits(): Units | null {
  if (chosen === undefined) chosen = stored();
  return chosen;
}

/** Applies at once on this page and the next ones; where nothing may be stored, until the page is left. */
export function chooseUnits(units: Units): void {
  chosen = units;
  try {
    localStorage.setItem(KEY, `${units.size} ${units.distance}`);
  } catch {
    // Storage is blocked or full: the choice holds while the page lives.
  }
  for (const listener of listeners) listener();
}

/** Tells of choices made here and in other windows. */
export function watchUnits(listener: () => void): () => void {
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
