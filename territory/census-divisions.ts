import { MRCS, type Mrc } from "./mrcs.ts";

/** Code of Quebec in Statistics Canada's Standard Geographical Classification (SGC). */
export const QUEBEC_CODE = "24";

/**
 * Returns the census division of an MRC in the SGC, "2401" to "2499": Quebec's code and the first two digits
 * of the province's own code. Some divisions contain several MRCs: 941 Saguenay and 942 Le Fjord-du-Saguenay
 * are both in 2494.
 */
export const divisionOf = ({ code }: Mrc): string => QUEBEC_CODE + code.slice(0, 2);

/** Returns the census divisions of a region; empty for an unknown code. No division is in two regions. */
export const divisionsOf = (region: string): readonly string[] => [
  ...new Set(MRCS.filter((mrc) => mrc.region === region).map(divisionOf)),
];
