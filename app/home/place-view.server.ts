import type { Situation } from "#fires/model.ts";
import { type Place, placesMeant } from "#territory/gazetteer.server.ts";
import type { Language } from "#territory/language.ts";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { readPosition } from "#territory/read-position.ts";
import { writePosition } from "#territory/written-position.ts";
import { NEAR_KM, nearestFires } from "../situation/nearest-fires.server.ts";
import { placeFacts } from "../situation/place-facts.server.ts";
import { regionName, restrictionGroups } from "../situation/rows.server.ts";
import type { PlaceView } from "./place-view.ts";

const MAX_QUERY = 255;
const MAX_CHOICES = 6;

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
  const { danger, restrictions } = placeFacts(situation, at, region, now);
  const inForce = restrictions?.inForce;
  const fires = situation.fires.value;
  return {
    kind: "answer",
    query,
    name: place?.name ?? null,
    region: region && regionName(region, language),
    danger,
    restrictions: inForce ? restrictionGroups(inForce, language, now) : "unavailable",
    isOpenFireBanned: inForce?.some(({ type }) => type === "fire") ?? false,
    nearest: fires === null ? "unavailable" : nearestFires(fires, at, language, now),
    withinKm: NEAR_KM,
    full: place ? { place: place.slug } : { here: writePosition(at) },
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
  const position = readPosition(query);
  if (position !== null) {
    return position === "off-globe" || regionAt(position) === null
      ? { kind: "outside", query }
      : answer(situation, position, null, asked);
  }
  const places = placesMeant(query, MAX_CHOICES);
  const [only] = places;
  if (!only) return { kind: "none", query };
  if (places.length === 1) return answer(situation, only.at, only, asked);
  return {
    kind: "choices",
    query,
    choices: places.map(({ slug, name, region }) => ({ slug, name, region: regionName(region, language) })),
  };
}
