import { compassPoint } from "#territory/distance.ts";
import { PLACES } from "#territory/gazetteer.server.ts";
import { nearest } from "#territory/nearest.ts";
import type { Point } from "#territory/point.ts";
import { tenth } from "#territory/tenth.ts";

const TOWNS = PLACES.filter(({ kind }) => kind === "city" || kind === "community");
/** Search radius: even in the far north, a town is within this distance of every point. */
const WITHIN_KM = 1000;
const MOST = 3;

/** Returns the towns and communities nearest to a fire, with the direction from the fire to each. */
export const nearTowns = (at: Point) =>
  nearest(TOWNS, at, { withinKm: WITHIN_KM, most: MOST }).map(({ thing: { slug, name }, km, bearing }) => ({
    ...{ slug, name, km: tenth(km) },
    direction: compassPoint(bearing),
  }));

export type NearTown = ReturnType<typeof nearTowns>[number];
