import { placesOfPostalCode } from "#territory/gazetteer.server.ts";
import { randomOf } from "../season/random.ts";
import { addressFeature, type Feature, shifted } from "./feature.ts";

const CODE = /\b([GHJ]\d[A-Z]) ?(\d[A-Z]\d)\b/i;
const SPREAD_KM = 1.5;

/** Returns the postal code in a query, near the first of the towns that it serves. */
export function searchPostalCodes(query: string): Feature[] {
  const [, first, last] = CODE.exec(query.toUpperCase()) ?? [];
  const [town] = placesOfPostalCode(`${first}${last}`);
  if (!first || !last || !town) return [];
  const random = randomOf("postal code", first, last);
  const at = shifted(town.at, random.between(-SPREAD_KM, SPREAD_KM), random.between(-SPREAD_KM, SPREAD_KM));
  return [addressFeature("codes-postaux", `${first} ${last}`, town, [at], 100)];
}

/** Returns the query without its postal code, which only narrows an address. */
export const withoutPostalCode = (query: string) => query.replace(CODE, " ");
