import { DEFAULT_UNITS, type Units } from "./units.ts";

/** The units in which this visitor reads sizes and distances. */
export function useUnits(): Units {
  return DEFAULT_UNITS;
}
