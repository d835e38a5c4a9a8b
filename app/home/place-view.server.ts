import type { Fire, Situation } from "#fires/model.ts";
import { restrictionsAt } from "#fires/restriction-rules.ts";
import { isActive } from "#fires/status.ts";
import { bearingDegrees, compassPoint, distanceKm } from "#territory/distance.ts";
import { type Place, placeBySlug, searchPlaces } from "#territory/gazetteer.server.ts";
import type { Language } from "#territory/language.ts";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { slugify } from "#territory/slug.ts";
import { zoneIndexOf } from "../map/zone-shapes.server.ts";
import { dangerRow, fireRow, regionName, restrictionGroups } from "../situation/rows.server.ts";
import type { NearbyFire, PlaceView } from "./place-view.ts";

const MAX_QUERY = 255;
const MAX_CHOICES = 6;
const NEAREST = 3;
const NEAR_KM = 100;
const POSITION = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

function positionOf(query: string): Point | null {
  const [, lat, lon] = POSITION.exec(query) ?? [];
  return lat === undefined || lon === undefined ? null : { lat: Number(lat), lon: Number(lon) };
}

/** The one place meant, or the several it may be. */
function placesMeant(query: string): readonly Place[] {
  const exact = placeBySlug(query);
  if (exact) return [exact];
  const found = searchPlaces(query, MAX_CHOICES);
  const sameName = found.filter(({ name }) => slugify(name) === slugify(query));
  return sameName.length === 1 ? sameName : found;
}

function nearestFires(fires: readonly Fire[], from: Point, language: Language, now: Date): NearbyFire[] {
  return fires
    .flatMap((fire) =>
      fire.at && isActive(fire.statusId) ? [{ fire, at: fire.at, km: distanceKm(from, fire.at) }] : [],
    )
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAREST)
    .map(({ fire, at, km }) => ({
      fire: fireRow(fire, language, now),
      // A tenth of a kilometre: coordinates say no more, and digits travel twice.
      km: Math.round(km * 10) / 10,
      direction: compassPoint(bearingDegrees(from, at)),
    }));
}

interface Asked {
  readonly query: string;
  readonly language: Language;
  readonly now: Date;
}

function answer(
  situation: Situation,
  at: Point,
  place: Place | null,
  { query, language, now }: Asked,
): PlaceView {
  const region = place?.region ?? regionAt(at);
  const zone = zoneIndexOf(situation).find(at);
  const { danger, restrictions, fires } = situation;
  const inForce = restrictions.value && restrictionsAt(restrictions.value, { at, region, now });
  const here = danger.value?.find((each) => each.zone === zone);
  return {
    kind: "answer",
    query,
    name: place?.name ?? null,
    region: region && regionName(region, language),
    danger: danger.value === null ? "unavailable" : here ? dangerRow(here) : null,
    restrictions: inForce ? restrictionGroups(inForce, language, now) : "unavailable",
    isOpenFireBanned: inForce?.some(({ type }) => type === "fire") ?? false,
    nearest: fires.value === null ? "unavailable" : nearestFires(fires.value, at, language, now),
    withinKm: NEAR_KM,
  };
}

/** What applies at the place a visitor typed, or at a `latitude,longitude`; null when nothing was asked. */
export function placeView(
  situation: Situation,
  typed: string,
  language: Language,
  now: Date,
): PlaceView | null {
  const query = typed.trim().slice(0, MAX_QUERY);
  if (query === "") return null;
  const asked = { query, language, now };
  const position = positionOf(query);
  if (position) {
    return regionAt(position) === null
      ? { kind: "outside", query }
      : answer(situation, position, null, asked);
  }
  const places = placesMeant(query);
  const [only] = places;
  if (!only) return { kind: "none", query };
  if (places.length === 1) return answer(situation, only.at, only, asked);
  return {
    kind: "choices",
    query,
    choices: places.map(({ slug, name, region }) => ({ slug, name, region: regionName(region, language) })),
  };
}
