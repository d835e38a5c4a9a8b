import { Hono } from "hono";
import { z } from "zod";
import { placesOfPostalCode } from "#territory/gazetteer.server.ts";
import { type Faults, faultInjection } from "../faults.ts";
import { randomOf } from "../season/random.ts";
import { addressFeature, type Feature, INDEXES, placeFeature, shifted } from "./feature.ts";
import { searchAddresses } from "./search-addresses.ts";
import { searchPlaces, wordsOf } from "./search-places.ts";

const CODE = /\b([GHJ]\d[A-Z]) ?(\d[A-Z]\d)\b/i;
const SPREAD_KM = 1.5;

/** Returns the postal code in a query as a result, at a point near the first town of the code. */
function searchPostalCodes(query: string): Feature[] {
  const [, first, last] = CODE.exec(query.toUpperCase()) ?? [];
  const [town] = placesOfPostalCode(`${first}${last}`);
  if (!first || !last || !town) return [];
  const random = randomOf("postal code", first, last);
  const at = shifted(town.at, random.between(-SPREAD_KM, SPREAD_KM), random.between(-SPREAD_KM, SPREAD_KM));
  return [addressFeature("codes-postaux", `${first} ${last}`, town, [at], 100)];
}

/** Returns the query without its postal code, which is not needed to find an address. */
const withoutPostalCode = (query: string) => query.replace(CODE, " ");

/** Path of the geocoding API, the same as on the real service's host. */
export const GEOCODER_ROOT = "/apis/icherche";

const USUAL_LIMIT = 10;
const MOST = 50;
/** Match names of the province and the country, which are ignored: the service only covers the province. */
const PROVINCE = /(^|[\s,(])(qc|p\.?\s?q\.?|canada)\)?(?=[\s,]|$)/gi;
const PROVINCE_NAME = /[,(]\s*(québec|quebec)\)?\s*$/i;

const requested = z.object({
  q: z.string().min(1),
  type: z.string().default(INDEXES.join(",")),
  limit: z.coerce.number().int().min(1).max(MOST).default(USUAL_LIMIT),
  geometry: z
    .enum(["1", "0", "true", "false", "True", "False"])
    .transform((text) => text === "1" || /^t/i.test(text))
    .default(false),
});

/** Creates the simulation of iCherche, the Quebec government's geocoder. It invents streets. */
export function geocoderApp(faults: Faults): Hono {
  const app = new Hono();
  app.use(faultInjection(faults, "geocoder"));
  app.get(`${GEOCODER_ROOT}/types`, (context) => context.json(INDEXES));
  app.get(`${GEOCODER_ROOT}/geocode`, (context) => {
    const { q, type, limit, geometry } = requested.parse(context.req.query());
    const wanted = type.split(",").map((name) => name.trim());
    const found = search(q)
      .filter(({ index }) => wanted.includes(index))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
    const features = geometry ? found : found.map(({ geometry: _, bbox: __, ...feature }) => feature);
    return context.json({ type: "FeatureCollection", features });
  });
  app.notFound((context) => context.json({ message: `No such path: ${context.req.path}` }, 404));
  app.onError((error, context) => {
    if (!(error instanceof z.ZodError)) throw error;
    return context.json({ message: z.prettifyError(error) }, 400);
  });
  return app;
}

/** Lowest score of a house or street that was found in the town of the query. */
const IN_ITS_TOWN = 90;

function search(query: string): Feature[] {
  const inProvince = query.replace(PROVINCE, "$1").replace(/[\s,]+$/, "");
  const bare = withoutPostalCode(inProvince).trim();
  // "Québec" at the end is the province after a town, and the city after a street.
  const inTown = bare.replace(PROVINCE_NAME, "");
  const [byTown, byCity] = [searchAddresses(inTown), searchAddresses(bare)];
  const addresses = byTown.some(({ score }) => score >= IN_ITS_TOWN) ? byTown : byCity;
  const isPlaced = addresses.some(({ score }) => score >= IN_ITS_TOWN);
  return [
    ...(isPlaced ? [] : searchPostalCodes(inProvince)),
    ...addresses,
    ...searchPlaces(wordsOf(inTown)).map(({ place, score }) => placeFeature(place, score)),
  ];
}
