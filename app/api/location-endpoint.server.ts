import type { Fire, Situation } from "#fires/model.ts";
import { restrictionsAt } from "#fires/restriction-rules.ts";
import { isActive } from "#fires/status.ts";
import { bearingDegrees, distanceKm } from "#territory/distance.ts";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { regionByCode } from "#territory/regions.ts";
import { zoneByNumber } from "#territory/zones.ts";
import { zoneIndexOf } from "../map/zone-shapes.server.ts";
import { dangerDates, zoneDanger } from "./danger-answer.server.ts";
import { endpoint } from "./endpoint.server.ts";
import { fireProperties } from "./fire-answer.server.ts";
import { known, meta } from "./meta.server.ts";
import { numberBetween } from "./parameters.server.ts";
import { ApiProblem } from "./problem.server.ts";
import { restrictionProperties } from "./restriction-answer.server.ts";

const NEAR_KM = 100;
const NEAREST = 5;
const tenth = (value: number) => Math.round(value * 10) / 10;

function nearestFires(fires: readonly Fire[], from: Point, siteUrl: string) {
  return fires
    .flatMap((fire) =>
      fire.at && isActive(fire.statusId) ? [{ fire, at: fire.at, km: distanceKm(from, fire.at) }] : [],
    )
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAREST)
    .map(({ fire, at, km }) => ({
      distanceKm: tenth(km),
      bearingDegrees: Math.round(bearingDegrees(from, at)) % 360,
      coordinates: [at.lon, at.lat],
      fire: fireProperties(fire, siteUrl),
    }));
}

function zoneOf(situation: Situation, at: Point) {
  const number = zoneIndexOf(situation).find(at);
  return number === null ? null : { number, name: zoneByNumber(number)?.name ?? "" };
}

/** What applies at a point: the same as the site tells a visitor who is there. */
export const location = endpoint({
  path: "/location",
  parameters: { lat: numberBetween(44, 63.5), lon: numberBetween(-81, -56) },
  async answer({ services, now, query: { lat, lon } }) {
    const at: Point = { lat, lon };
    const code = regionAt(at);
    if (code === null) throw new ApiProblem("outside-quebec", "No region of Quebec holds this point.");
    const situation = await services.situation.read();
    const { danger, fires, restrictions } = situation;
    const zone = zoneOf(situation, at);
    const here = known(danger).find((each) => each.zone === zone?.number);
    const inForce = restrictionsAt(known(restrictions), { at, region: code, now });
    const about = meta([danger, restrictions, fires], services.siteUrl, now);
    const [today, tomorrow, dayAfterTomorrow] = dangerDates(danger.readAt ?? about.readAt);
    return {
      meta: about,
      point: { lat, lon },
      region: { code, name: regionByCode(code)?.name ?? { fr: code, en: code } },
      zone,
      danger: here ? { dates: { today, tomorrow, dayAfterTomorrow }, ...zoneDanger(here) } : null,
      restrictions: inForce.map((restriction) => restrictionProperties(restriction, now)),
      nearestFires: nearestFires(known(fires), at, services.siteUrl),
      nearestFiresWithinKm: NEAR_KM,
    };
  },
});
