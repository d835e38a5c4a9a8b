import { z } from "zod";
import type { Point } from "#territory/point.ts";
import { type Ask, featuresUrl } from "./ask.server.ts";
import type { ClosedRoad } from "./model.ts";
import { type BatchAnswer, batchOf } from "./record-batch.ts";
import { SOURCES } from "./sources.ts";
import {
  isInBox,
  label,
  optionalLabel,
  optionalQuebecTime,
  pastOrNull,
  pointOf,
  readFeatures,
  USELESS,
} from "./wire.ts";

/** « Fermeture complète, détour par voie de service », « toutes les voies » or « 2 voies sur 2 ». */
const WHOLE = /\b(?:(?:compl[eè]te|totale)(?! d[e'’])|toutes les voies|(\d+) voies? sur \1)(?![\p{L}\d])/iu;
const PART = /\b(?:voies?|accotements?)\b/iu;
/** « Fermeture » closes the road; « Fermeture de 1 voie sur 2 » does not. */
const isClosure = (text: string) => /\bferm/iu.test(text) && (WHOLE.test(text) || !PART.test(text));

const wireRoad = z.object({
  geometry: z
    .object({ coordinates: z.array(z.unknown()) })
    .nullable()
    .catch(null),
  properties: z.object({
    ...{ identifiant: label, entrave: label, numeroRoute: optionalLabel, localisation: optionalLabel },
    ...{ direction: optionalLabel, municipalite: optionalLabel, duree: optionalLabel, cause: optionalLabel },
    ...{ detour: optionalLabel, enVigueurDepuis: optionalQuebecTime },
  }),
});

/** Returns the first position of a point, a line or several lines. */
function firstPosition(coordinates: readonly unknown[]): Point | null {
  const [first, second] = coordinates;
  if (!Array.isArray(first)) return pointOf(first, second);
  const [inner] = first;
  return Array.isArray(inner) ? pointOf(inner[0], inner[1]) : pointOf(first[0], first[1]);
}

export async function readClosedRoads(
  ask: Ask,
  address: string,
  now: Date,
): Promise<BatchAnswer<ClosedRoad>> {
  const { most } = SOURCES.closedRoads;
  const query = { outputFormat: "geojson", count: most };
  const data = await ask.json(featuresUrl(address, "ms:evenements", query));
  const features = readFeatures(
    data,
    wireRoad,
    ({ geometry, properties: wire }): ClosedRoad | null | typeof USELESS => {
      if (!isClosure(wire.entrave)) return USELESS;
      const at = geometry && firstPosition(geometry.coordinates);
      if (at === null || !isInBox(at)) return null;
      return {
        ...{ id: wire.identifiant, route: wire.numeroRoute, place: wire.localisation, at },
        ...{ direction: wire.direction, municipality: wire.municipalite, obstruction: wire.entrave },
        ...{ cause: wire.cause, duration: wire.duree, detour: wire.detour },
        since: pastOrNull(wire.enVigueurDepuis, now),
      };
    },
    // A closure of several sections can have one id.
    { most, keyOf: ({ id, at }) => `${id} ${at.lat} ${at.lon}` },
  );
  return batchOf(features, ({ since }) => since);
}
