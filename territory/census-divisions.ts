import { MRCS, type Mrc } from "./mrcs.ts";

/** Quebec in Statistics Canada's Standard Geographical Classification (SGC). */
export const QUEBEC_CODE = "24";

/**
 * The census division of an MRC in the SGC, "2401" to "2499": the first two digits of the province's own code behind Quebec's. Some
 * divisions hold several: 941 Saguenay and 942 Le Fjord-du-Saguenay are both of 2494.
 */
export const divisionOf = ({ code }: Mrc): string => QUEBEC_CODE + code.slice(0, 2);

/** The census divisions that make up a region, by its code; none of an unknown one. No division lies in two regions. */
export const divisionsOf = (region: string): readonly string[] => [
  ...new Set(MRCS.filter((mrc) => mrc.region === region).map(divisionOf)),
];
