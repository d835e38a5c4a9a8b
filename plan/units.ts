import type { Bilingual } from "#territory/language.ts";
import { keyOf } from "./paths.ts";

/** Units for sizes; value: one hectare in that unit. An arpent is Quebec's old measure of farmland. */
export const HECTARE_IN = { hectares: 1, acres: 1 / 0.404_685_64, arpents: 1 / 0.341_889_4 } as const;

/** Units for distances; value: one kilometre in that unit. A foot is 0.3048 m. */
export const KILOMETRE_IN = { kilometres: 1, metres: 1000, feet: 1000 / 0.3048 } as const;

/** Rounds a measure to two significant digits, to be shown after "about". */
export const roughly = (value: number): number => Number(value.toPrecision(2));

export type SizeUnit = keyof typeof HECTARE_IN;
export type DistanceUnit = keyof typeof KILOMETRE_IN;

/** Units that a visitor chose for sizes and distances. */
export interface Units {
  readonly size: SizeUnit;
  readonly distance: DistanceUnit;
}

export const DEFAULT_UNITS: Units = { size: "hectares", distance: "kilometres" };
export const SIZE_UNITS = ["hectares", "acres", "arpents"] as const satisfies readonly SizeUnit[];
export const DISTANCE_UNITS = ["kilometres", "metres", "feet"] as const satisfies readonly DistanceUnit[];

export const UNIT_WORDS = {
  hectares: { fr: "hectares", en: "hectares" },
  acres: { fr: "acres", en: "acres" },
  arpents: { fr: "arpents", en: "arpents" },
  kilometres: { fr: "kilometres", en: "kilometres" },
  metres: { fr: "metres", en: "metres" },
  feet: { fr: "pieds", en: "feet" },
} as const satisfies Record<SizeUnit | DistanceUnit, Bilingual>;

/** Returns the unit for a word of either language; null if no unit matches. */
export const unitOf = <U extends SizeUnit | DistanceUnit>(
  units: readonly U[],
  word: string | null,
): U | null => keyOf<U>(UNIT_WORDS, units, word);
