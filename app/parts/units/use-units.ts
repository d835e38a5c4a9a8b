import { useSyncExternalStore } from "react";
import { useKeptParameters } from "../../frame/use-kept-parameters.tsx";
import { DEFAULT_UNITS, type Units } from "../../i18n/units.ts";
import { chosenUnits, watchUnits } from "./units-store.ts";

const noChoice = () => null;

/**
 * The units in which this visitor reads sizes and distances: those of the address, else those chosen in this
 * browser. The server and the first pass in the browser know the address alone, since pages are the same for everyone.
 */
export function useUnits(): Units {
  const { size, distance } = useKeptParameters();
  const chosen = useSyncExternalStore(watchUnits, chosenUnits, noChoice) ?? DEFAULT_UNITS;
  return { size: size ?? chosen.size, distance: distance ?? chosen.distance };
}
