/** Units a visitor may read sizes in; one hectare in each. An arpent is Quebec's old measure of farmland. */
export const HECTARE_IN = { hectares: 1, acres: 2.471_053_8, arpents: 2.924_922 } as const;

/** Units a visitor may read distances in; one kilometre in each. */
export const KILOMETRE_IN = { kilometres: 1, metres: 1000, feet: 3280.8399 } as const;

export type SizeUnit = keyof typeof HECTARE_IN;
export type DistanceUnit = keyof typeof KILOMETRE_IN;

/** What a visitor chose to read sizes and distances in. */
export interface Units {
  readonly size: SizeUnit;
  readonly distance: DistanceUnit;
}

export const DEFAULT_UNITS: Units = { size: "hectares", distance: "kilometres" };
