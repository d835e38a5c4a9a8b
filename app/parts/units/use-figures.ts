import { HECTARE_IN, KILOMETRE_IN, roughly } from "#plan/units.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { useUnits } from "./use-units.ts";

export type Figures = ReturnType<typeof useFigures>;

/** Returns functions that format sizes and distances in the visitor's units: `1 204 ha`, `12 km`. */
export function useFigures() {
  const { t, formats } = useTexts();
  const units = useUnits();
  return {
    size: (hectares: number) => formats.measure(hectares * HECTARE_IN[units.size], units.size),
    distance: (kilometres: number) =>
      formats.measure(kilometres * KILOMETRE_IN[units.distance], units.distance),
    /** Formats a distance to two significant digits, for use after "about": `1 700 km`. */
    aboutDistance: (kilometres: number) =>
      formats.measure(roughly(kilometres * KILOMETRE_IN[units.distance]), units.distance),
    /** The unit's full name (`hectares`), for a column heading or a place where the sign is unclear. */
    sizeUnit: t(`units.${units.size}`),
    distanceUnit: t(`units.${units.distance}`),
  };
}
