import { freshnessOf } from "#fires/freshness.ts";
import type { Reading, Restriction, Situation } from "#fires/model.ts";
import { type OpenFireAnswer, openFireAnswer } from "#fires/open-fire.ts";
import { bearingDegrees, compassPoint } from "#territory/distance.ts";
import { nearestPlace } from "#territory/gazetteer.server.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { roundedPosition } from "#territory/written-position.ts";
import { areaMapView } from "../area-map/area-map-view.server.ts";
import { formatsOf } from "../i18n/format.ts";
import { NEAR_KM, nearestFires } from "../situation/nearest-fires.server.ts";
import { placeFacts } from "../situation/place-facts.server.ts";
import { regionName, restrictionGroups } from "../situation/rows.server.ts";
import { levelOn } from "../situation/rows.ts";
import type { Place } from "./meaning.ts";

const FIRES_SHOWN = 5;
interface Asked {
  readonly language: Language;
  readonly now: Date;
}

const isOld = ({ readAt }: Reading<unknown>, now: Date) =>
  readAt === null || freshnessOf(now.getTime() - readAt.getTime()) === "old";

/** The answer with its dates written out. */
function writtenAnswer(answer: OpenFireAnswer, { language, now }: Asked) {
  const written = (date: Date | null) => date && formatsOf(language).dayTime(date, now);
  switch (answer.kind) {
    case "unknown":
      return answer;
    case "allowed":
      return { ...answer, bannedFrom: written(answer.bannedFrom) };
    default:
      return { ...answer, until: written(answer.until) };
  }
}

/** The nearest place of the gazetteer, from here: how far and which way. */
function landmark(at: Point) {
  const nearest = nearestPlace(at);
  if (!nearest) return null;
  const { place, km } = nearest;
  return { name: place.name, km: Math.round(km), direction: compassPoint(bearingDegrees(at, place.at)) };
}

/** Everything the page says of one place, in its language. */
export function locationView(situation: Situation, place: Place, asked: Asked) {
  const { language, now } = asked;
  const { at, name, region, isTownOnly, query } = place;
  const { restrictions, fires } = situation;
  const facts = placeFacts(situation, at, region, now);
  const { danger, restrictions: lists, isZoned } = facts;
  const answer = openFireAnswer({
    inForce: lists?.inForce ?? null,
    announced: lists?.announced ?? [],
    beside: lists?.beside ?? [],
    danger: typeof danger === "object" && danger !== null ? levelOn(0, danger) : danger,
    isOld: isOld(restrictions, now),
  });
  const groups = (list: readonly Restriction[]) => restrictionGroups(list, language, now);
  return {
    name,
    isTownOnly,
    query,
    position: roundedPosition(at),
    landmark: name === null ? landmark(at) : null,
    region: { code: region, name: regionName(region, language) },
    isZoned,
    light: writtenAnswer(answer, asked),
    danger,
    restrictions: lists && {
      inForce: groups(lists.inForce),
      announced: groups(lists.announced),
      beside: groups(lists.beside),
    },
    fires: fires.value && nearestFires(fires.value, at, language, now, FIRES_SHOWN),
    withinKm: NEAR_KM,
    map: areaMapView(
      situation,
      { kind: "around", at },
      {
        now,
        subject: { kind: "place", at, ...(query.place && name !== null && { label: name }) },
        restrictions: [...(lists?.inForce ?? []), ...(lists?.beside ?? [])],
      },
    ),
  };
}

export type LocationView = ReturnType<typeof locationView>;
