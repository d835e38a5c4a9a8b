import { placeBySlug } from "#territory/gazetteer.server.ts";
import { randomOf } from "../season/random.ts";
import { addressFeature, type Feature, shifted } from "./feature.ts";

/** A few first halves of postal codes, and the town they serve. */
const TOWNS: Readonly<Record<string, string>> = {
  G0C: "bonaventure",
  G1R: "quebec",
  G4R: "sept-iles",
  G4X: "gaspe",
  G4Z: "baie-comeau",
  G5L: "rimouski",
  G7H: "saguenay",
  G8B: "alma",
  G8H: "roberval",
  G8P: "chibougamau",
  G9A: "trois-rivieres",
  G9N: "shawinigan",
  G9X: "la-tuque",
  H2Y: "montreal",
  H7S: "laval",
  J1H: "sherbrooke",
  J8X: "gatineau",
  J9P: "val-d-or",
  J9T: "amos",
  J9X: "rouyn-noranda",
};
const CODE = /\b([GHJ]\d[A-Z]) ?(\d[A-Z]\d)\b/i;
const SPREAD_KM = 1.5;

/** The postal code in a query, if the stand-in knows its first half. */
export function searchPostalCodes(query: string): Feature[] {
  const [, first, last] = CODE.exec(query.toUpperCase()) ?? [];
  const town = placeBySlug(TOWNS[first ?? ""] ?? "");
  if (!first || !last || !town) return [];
  const random = randomOf("postal code", first, last);
  const at = shifted(town.at, random.between(-SPREAD_KM, SPREAD_KM), random.between(-SPREAD_KM, SPREAD_KM));
  return [addressFeature("codes-postaux", `${first} ${last}`, town, [at], 100)];
}

/** The query without its postal code, which only narrows an address. */
export const withoutPostalCode = (query: string) => query.replace(CODE, " ");
