import { HECTARE_IN, KILOMETRE_IN, roughly } from "#plan/units.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { useUnits } from "./use-units.ts";

/** Functions that format sizes and distances in the visitor's units: `1 204 ha`, `12 km`. */
export interface Figures {
  size(hectares: number): string;
  distance(kilometres: number): string;
  /** Formats a distance to two significant digits, for use after "about": `1 700 km`. */
  aboutDistance(kilometres: number): string;
  /** The unit's full name (`hectares`), for a column heading or a place where the sign is unclear. */
  readonly sizeUnit: string;
  readonly distanceUnit: string;
}

export function useFigures(): Figures {
  const { t, formats } = useTexts();
  const units = useUnits();
  return {
    size: (hectares) => formats.measure(hectares * HECTARE_IN[units.size], units.size),
    distance: (kilometres) => formats.measure(kilometres * KILOMETRE_IN[units.distance], units.distance),
    aboutDistance: (kilometres) =>
      formats.measure(roughly(kilometres * KILOMETRE_IN[units.distance]), units.distance),
    sizeUnit: t(`units.${units.size}`),
    distanceUnit: t(`units.${units.distance}`),
  };
}
