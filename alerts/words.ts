import { firePage, PAGES, placePage, zonePage } from "#delivery/pages.ts";
import { capitalized, sentence, writtenMoment } from "#delivery/written.ts";
import { type DangerChange, type FireChange, isFireChange, type RestrictionChange } from "#history/change.ts";
import type { FireState } from "#history/fire-state.ts";
import { decimal } from "#territory/decimal.ts";
import { bearingDegrees, compassPoint } from "#territory/distance.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { regionByCode } from "#territory/regions.ts";
import { zoneByNumber } from "#territory/zones.ts";
import type { Fact, FactPlace } from "./fact.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { ENGLISH } from "./words.en.ts";
import { FRENCH } from "./words.fr.ts";

/** What one alert says, in its person's language. */
export interface Said {
  /** The place, or the fire that is followed, then the fact: a line that stands alone. */
  readonly headline: string;
  readonly details: readonly string[];
  readonly advice: string | null;
  /** Page of the site, without its origin. */
  readonly path: string;
}

const VOCABULARIES = { fr: FRENCH, en: ENGLISH } as const satisfies Record<Language, Vocabulary>;
const OUT_OF_CONTROL = 3;
const HELD = 4;

function placeName({ nickname, at }: FactPlace, language: Language): string {
  if (nickname) return nickname;
  const written = (degrees: number) => decimal(degrees, 2, language);
  return VOCABULARIES[language].position(written(at.lat), written(at.lon));
}

/** What it is that alerts: a place by its name, or a fire by its own. */
export function aboutName({ change, place }: Fact, language: Language): string {
  if (place !== null) return placeName(place, language);
  const { fireNo } = VOCABULARIES[language];
  return isFireChange(change) ? fireNo(fireOf(change)) : "";
}

export function say(fact: Fact, language: Language): Said {
  const { change, place } = fact;
  const words = VOCABULARIES[language];
  const headline = (what: string) => aboutName(fact, language) + words.colon + what.trim();
  const telling = { place, words, language, headline };
  if (isFireChange(change)) return sayFire(change, telling);
  return change.kind === "danger" ? sayDanger(change, telling) : sayRestriction(change, telling);
}

interface Telling {
  readonly place: FactPlace | null;
  readonly words: Vocabulary;
  readonly language: Language;
  readonly headline: (what: string) => string;
}

function sayDanger({ before, after, subject }: DangerChange, { words, language, headline }: Telling): Said {
  const [from, to] = [before?.level ?? 1, after?.level ?? 1];
  const zone = zoneByNumber(Number(subject));
  const isUp = to > from;
  const level = words.levels[to - 1] ?? "";
  return {
    headline: headline(isUp ? words.dangerUp(level) : words.dangerDown(level)),
    details: zone ? [words.zone(zone.name)] : [],
    advice: isUp ? words.adviceDanger : null,
    path: (zone ? zonePage(zone.slug) : PAGES.situation)[language],
  };
}

/** A change of a fire always has one side. */
function fireOf({ before, after, subject }: FireChange): FireState {
  const fire = after ?? before;
  if (fire === null) throw new Error(`The change of fire ${subject} has no side.`);
  return fire;
}

function sayFire(change: FireChange, { place, words, language, headline }: Telling): Said {
  const { kind, before } = change;
  const fire = fireOf(change);
  const size = fire.sizeHa === null ? null : `${decimal(fire.sizeHa, 1, language)}\u00a0ha`;
  const status = (words.statuses[fire.statusId] ?? "").toLowerCase();
  const isOut = fire.statusId === OUT_OF_CONTROL;
  const told = place === null ? words.followed : words.near;
  const what = {
    "fire-new": isOut ? told.newOutOfControl : told.new,
    "fire-status": told.now(status),
    "fire-size": told.grew(size ?? ""),
    "fire-contained": told.contained,
    "fire-extinguished": told.out,
    // Nobody knows whether it is out.
    "fire-gone": told.now(status),
  }[kind];
  const was =
    kind === "fire-status" && before
      ? words.wasStatus((words.statuses[before.statusId] ?? "").toLowerCase())
      : "";
  // A fire is listed before anybody has measured it.
  const isMeasured = size !== null && fire.sizeHa !== 0;
  const sized = isMeasured ? words.sizeIs(size) : kind === "fire-new" ? words.sizeUnknown : "";
  const state = `${status}${was}${sized}`;
  const isEasing = kind === "fire-contained" || kind === "fire-extinguished" || fire.statusId >= HELD;
  return {
    headline: headline(place === null ? what : `${what} ${whereOf(fire, place, words, language)}`),
    // Its name stands in the headline where it is followed.
    details: [place === null ? `${capitalized(state)}.` : `${words.fireNo(fire)}${words.colon}${state}.`],
    advice: place === null ? null : isOut ? words.adviceOutOfControl : isEasing ? null : words.adviceFire,
    path: firePage(slugsOf(fire), `${fire.year}-${fire.number}`)[language],
  };
}

function whereOf({ at }: FireState, place: FactPlace, words: Vocabulary, language: Language): string {
  if (at === null || place.distanceKm === null) return "";
  if (place.distanceKm < 1) return words.beside;
  const wind = words.winds[compassPoint(bearingDegrees(place.at, at))] ?? "";
  return words.away(decimal(place.distanceKm, place.distanceKm < 10 ? 1 : 0, language), wind);
}

const slugsOf = ({ region }: FireState): Bilingual =>
  (region === null ? null : regionByCode(region))?.slug ?? { fr: "quebec", en: "quebec" };

function sayRestriction(
  { kind, before, after }: RestrictionChange,
  { place, words, language, headline }: Telling,
): Said {
  const state = after ?? before;
  const said = words.restrictions[state?.type ?? "fire"];
  const isLifted = kind === "restriction-lifted";
  const what = isLifted ? said.lifted : kind === "restriction-begun" ? said.begun : said.changed;
  const regions = (state?.regions ?? []).flatMap((code) => regionByCode(code)?.name[language] ?? []);
  return {
    // An unknown restriction has its title to tell what it is.
    headline: headline(state?.title?.[language] ? what + words.colon + state.title[language] : what),
    details: [
      ...(state?.unsure && !isLifted ? [words.unsure] : []),
      ...(isLifted || !state?.endsAt ? [] : [sentence(words.until(writtenMoment(state.endsAt, language)))]),
      ...(regions.length > 0 ? [`${regions.join(", ")}.`] : []),
    ],
    advice: isLifted ? said.adviceLifted : said.advice,
    path: place === null ? PAGES.situation[language] : placePage(positionOf(place))[language],
  };
}

const positionOf = ({ at }: FactPlace) => `${at.lat.toFixed(2)},${at.lon.toFixed(2)}`;
