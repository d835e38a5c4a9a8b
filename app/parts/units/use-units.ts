import { useSyncExternalStore } from "react";
import { DEFAULT_UNITS, type Units } from "#plan/units.ts";
import { useLastingParameters } from "../../frame/use-lasting-parameters.tsx";
import { chosenUnits, watchUnits } from "./units-store.ts";

const noChoice = () => null;

/**
 * Returns the visitor's units for sizes and distances: those in the address, else those stored in this
 * browser. The server and the first browser render only know the address, since pages are the same for
 * everyone.
 */
export function useUnits(): Units {
  const { size, distance } = useLastingParameters();
  const chosen = useSyncExternalStore(watchUnits, chosenUnits, noChoice) ?? DEFAULT_UNITS;
  return { size: size ?? chosen.size, distance: distance ?? chosen.distance };
}
