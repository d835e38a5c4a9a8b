import { placeKey } from "#territory/place-words.ts";
import { CITIES, type City } from "../../season/ground.ts";

/** Prefix of Quebec in the census code of a municipality. */
const QUEBEC = "24";

/** Returns the census code of a municipality: seven digits, the province first. */
export const censusCode = ({ Code }: City): string => `${QUEBEC}${Code}`;

/** Returns a municipality by its name or its code; undefined if unknown. */
export function municipalityOf(nameOrCode: string): City | undefined {
  const code = /^24\d{5}$/.test(nameOrCode) ? nameOrCode.slice(QUEBEC.length) : nameOrCode;
  return (
    CITIES.find(({ Code }) => Code === code) ??
    CITIES.find(({ Nom }) => placeKey(Nom) === placeKey(nameOrCode))
  );
}
