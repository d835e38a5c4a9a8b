import type { Fire, Restriction } from "#fires/model.ts";
import type { OpenFireAnswer, StrongWind } from "#fires/open-fire.ts";
import { isInForce } from "#fires/restriction-rules.ts";
import { isActive } from "#fires/status.ts";
import { whatAppliesWithOrders } from "#surroundings/what-applies.server.ts";
import { nearest } from "#territory/nearest.ts";
import type { Point } from "#territory/point.ts";
import { regionByCode } from "#territory/regions.ts";
import { tenth } from "#territory/tenth.ts";
import { zoneByNumber } from "#territory/zones.ts";
import { openFireWords } from "../../parts/open-fire/open-fire-words.server.ts";
import { OPEN_FIRE_CODES, RESTRICTION_CODES } from "./codes.ts";
import { dangerDates, zoneDanger } from "./danger-answer.server.ts";
import { endpoint } from "./endpoint.server.ts";
import { fireProperties } from "./fire-answer.server.ts";
import { known, meta } from "./meta.server.ts";
import { numberBetween } from "./parameters.server.ts";
import { ApiProblem } from "./problem.server.ts";
import { say } from "./shared-schemas.server.ts";

/** Returns a stable ID that starts with the API's code for the type, not with the site's internal name. */
export function restrictionId({ id, type }: Restriction): string {
  return `${RESTRICTION_CODES[type]}${id.slice(type.length)}`;
}

/** Returns a restriction as the API publishes it; texts missing in the data are null. */
export function restrictionProperties(restriction: Restriction, now: Date) {
  const { type, title, startsAt, endsAt, regions, unsure } = restriction;
  return {
    id: restrictionId(restriction),
    type: RESTRICTION_CODES[type],
    state: isInForce(restriction, now) ? "in-force" : "announced",
    title: { fr: title.fr || null, en: title.en || null },
    startsAt,
    endsAt,
    regions,
    isUnsure: unsure !== null,
  };
}

/** Returns whether an open fire can be lit at a point, as codes and as the site's own text. */
export function openFireProperties(answer: OpenFireAnswer, now: Date) {
  const isBan = answer.kind === "banned" || answer.kind === "beside";
  return {
    answer: OPEN_FIRE_CODES[answer.kind],
    by: isBan ? RESTRICTION_CODES[answer.by] : null,
    until: isBan ? answer.until : null,
    nextBanAt: answer.kind === "unknown" ? null : answer.bannedFrom,
    dangerLevel: answer.kind === "unbanned" && typeof answer.danger === "number" ? answer.danger : null,
    strongWind: answer.kind === "unbanned" && answer.strongWind ? windProperties(answer.strongWind) : null,
    text: {
      fr: openFireWords(answer, { language: "fr", now }).words,
      en: openFireWords(answer, { language: "en", now }).words,
    },
  };
}

const windProperties = ({ station, km, speedKmh, observedAt }: StrongWind) => ({
  ...{ station, speedKmh, observedAt },
  distanceKm: tenth(km),
});

const NEAR_KM = 100;
const NEAREST = 5;

function nearestFires(fires: readonly Fire[], from: Point, siteUrl: string) {
  return nearest(
    fires.filter(({ statusId }) => isActive(statusId)),
    from,
    { withinKm: NEAR_KM, most: NEAREST },
  ).map(({ thing, at, km, bearing }) => ({
    distanceKm: tenth(km),
    bearingDegrees: Math.round(bearing) % 360,
    coordinates: [at.lon, at.lat],
    fire: fireProperties(thing, siteUrl),
  }));
}

const zoneNamed = (number: number | null) =>
  number === null ? null : { number, name: zoneByNumber(number)?.name ?? "" };

/** Everything that applies at a point, as the site shows it to a visitor there. */
export const location = endpoint({
  path: "/location",
  id: "location",
  summary: ["What applies at a point", "Ce qui s’applique à un point"],
  text: say(
    "Says whether a fire can be lit, and gives the region, the fire danger rating zone, the 3-day fire danger outlook, the restrictions in force and the nearest active fires. The point is not kept.",
    "Indique si l’on peut faire un feu, ainsi que la région, la zone de danger d’incendie, le danger d’incendie sur trois jours, les restrictions en vigueur et les feux actifs les plus proches. Le point n’est pas conservé.",
  ),
  schema: "Location",
  refusals: ["NotFound", "NoDataYet"],
  parameters: {
    lat: numberBetween(44, 63.5, {
      ...say("Latitude in decimal degrees (WGS 84).", "Latitude en degrés décimaux (WGS 84)."),
      example: 47.44,
    }),
    lon: numberBetween(-81, -56, {
      ...say(
        "Longitude in decimal degrees, negative in Quebec.",
        "Longitude en degrés décimaux, négative au Québec.",
      ),
      example: -72.78,
    }),
  },
  async answer({ services, now, query: { lat, lon } }) {
    const at: Point = { lat, lon };
    const situation = await services.situation.read();
    const there = whatAppliesWithOrders(situation, services.surroundings.read(), at, now);
    if (there.region === null || there.openFire === null)
      throw new ApiProblem("outside-quebec", "This point is not in any region of Quebec.");
    const { danger, fires, restrictions } = situation;
    for (const part of [danger, restrictions]) known<unknown>(part);
    const about = meta([danger, restrictions, fires], services.siteUrl, now);
    const [today, tomorrow, dayAfterTomorrow] = dangerDates(danger.readAt ?? about.readAt);
    const { region: code, danger: here } = there;
    return {
      meta: about,
      point: { lat, lon },
      region: { code, name: regionByCode(code)?.name ?? { fr: code, en: code } },
      zone: zoneNamed(there.zone),
      danger:
        here === null || here === "unavailable"
          ? null
          : { dates: { today, tomorrow, dayAfterTomorrow }, ...zoneDanger(here) },
      openFire: openFireProperties(there.openFire, now),
      restrictions: (there.restrictions?.inForce ?? []).map((each) => restrictionProperties(each, now)),
      nearestFires: nearestFires(known(fires), at, services.siteUrl),
      nearestFiresWithinKm: NEAR_KM,
    };
  },
});
