import { z } from "zod";
import { distanceKm } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { type Ask, featuresUrl } from "./ask.server.ts";
import type { ClosedRoad } from "./model.ts";
import type { BatchAnswer } from "./record-batch.ts";
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

/** Words for the whole road: « Fermeture complète, détour par… », « toutes les voies », « 2 voies sur 2 ». */
const WHOLE = /\b(?:(?:compl[eè]te|totale)(?! d[e'’])|toutes les voies|(\d+) voies? sur \1)(?![\p{L}\d])/iu;
const PART = /\b(?:voies?|accotements?)\b/iu;
/** Returns whether a text means a closed road: « Fermeture » does, « Fermeture de 1 voie sur 2 » does not. */
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

/** Greatest distance, in kilometres, between two positions along a road. */
const STEP_KM = 4;
/** Maximum number of positions along one road. A longer road is not a closure, and counts as unreadable. */
const MOST_STEPS = 250;
/** Maximum number of positions of all roads together. A hundred closures have some thousands of positions. */
const MOST_POSITIONS = 50_000;

type Line = readonly Point[];

/** Reads a point, a line or several lines as a list of lines; null if a position is impossible. */
function linesOf(coordinates: readonly unknown[]): readonly Line[] | null {
  const [first] = coordinates;
  const lists = !Array.isArray(first)
    ? [[coordinates]]
    : Array.isArray(first[0])
      ? coordinates
      : [coordinates];
  const lines = lists.map((list) =>
    Array.isArray(list)
      ? list.map((each) => (Array.isArray(each) ? pointOf(each[0], each[1]) : null))
      : [null],
  );
  return lines.every((line): line is Point[] => line.length > 0 && !line.includes(null)) ? lines : null;
}

/** Returns positions along a line: the two ends, and at least one position every `STEP_KM`. */
function alongLine(line: Line): readonly Point[] {
  const [first, ...others] = line;
  if (first === undefined) return [];
  const along = [first];
  let last = first;
  for (const [index, to] of others.entries()) {
    const km = distanceKm(last, to);
    if (km < STEP_KM && index < others.length - 1) continue;
    const steps = Math.max(1, Math.ceil(km / STEP_KM));
    for (let step = 1; step <= steps && along.length <= MOST_STEPS; step += 1) {
      const share = step / steps;
      const between = (from: number, until: number) => from + (until - from) * share;
      along.push(step === steps ? to : { lon: between(last.lon, to.lon), lat: between(last.lat, to.lat) });
    }
    last = to;
  }
  return along;
}

/** Returns positions along all lines; null if there are too many. */
function alongLines(lines: readonly Line[]): readonly Point[] | null {
  const along: Point[] = [];
  for (const line of lines) {
    along.push(...alongLine(line));
    if (along.length > MOST_STEPS) return null;
  }
  return along;
}

export async function readClosedRoads(
  ask: Ask,
  address: string,
  now: Date,
): Promise<BatchAnswer<ClosedRoad>> {
  const { most } = SOURCES.closedRoads;
  const query = { outputFormat: "geojson", count: most };
  let positions = 0;
  const data = await ask.json(featuresUrl(address, "ms:evenements", query));
  return readFeatures(
    data,
    wireRoad,
    ({ geometry, properties: wire }): ClosedRoad | null | typeof USELESS => {
      if (!isClosure(wire.entrave)) return USELESS;
      const line = geometry && alongLines(linesOf(geometry.coordinates) ?? []);
      const at = line?.[0];
      positions += line?.length ?? 0;
      if (!at || !isInBox(at) || positions > MOST_POSITIONS) return null;
      return {
        ...{ id: wire.identifiant, route: wire.numeroRoute, place: wire.localisation, at },
        ...{ direction: wire.direction, municipality: wire.municipalite, obstruction: wire.entrave },
        ...{ cause: wire.cause, duration: wire.duree, detour: wire.detour },
        since: pastOrNull(wire.enVigueurDepuis, now),
        ...(line.length > 1 && { line }),
      };
    },
    // Several sections of one closure can have the same id.
    { most, timeOf: ({ since }) => since, keyOf: ({ id, at }) => `${id} ${at.lat} ${at.lon}` },
  );
}
