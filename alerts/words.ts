import type { Change } from "#history/change.ts";
import type { FireState } from "#history/fire-state.ts";
import { bearingDegrees, compassPoint } from "#territory/distance.ts";
import type { Language } from "#territory/language.ts";
import { regionByCode } from "#territory/regions.ts";
import { zoneByNumber } from "#territory/zones.ts";
import type { Fact } from "./fact.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { ENGLISH } from "./words.en.ts";
import { FRENCH } from "./words.fr.ts";

/** What one alert says, in its person's language. */
export interface Said {
  /** The place, then the fact: a line that stands alone. */
  readonly headline: string;
  readonly details: readonly string[];
  readonly advice: string | null;
  /** Page of the site, without its origin. */
  readonly path: string;
}

const VOCABULARIES = { fr: FRENCH, en: ENGLISH } as const satisfies Record<Language, Vocabulary>;
const TIME_ZONE = "America/Toronto";

const number = (value: number, language: Language, digits = 0) =>
  new Intl.NumberFormat(`${language}-CA`, { maximumFractionDigits: digits }).format(value);

/** « 2 juillet, 11 h 05 »; “July 2, 11:05 a.m.” */
export const writtenMoment = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-CA`, {
    month: "long",
    day: "numeric",
    hour: "numeric",
    // « 8 h », “8 a.m.”
    ...(at.getUTCMinutes() !== 0 && { minute: "2-digit" }),
    timeZone: TIME_ZONE,
  }).format(at);

/** Ends with one full stop, whatever it ends with: “a.m.” has its own. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export function placeName({ nickname, at }: Fact, language: Language): string {
  if (nickname) return nickname;
  const written = (degrees: number) => number(degrees, language, 2);
  return VOCABULARIES[language].position(written(at.lat), written(at.lon));
}

export function say(fact: Fact, language: Language): Said {
  const words = VOCABULARIES[language];
  const place = placeName(fact, language);
  const { change } = fact;
  const headline = (what: string) => `${place}${words.colon}${what}`;
  if (change.kind === "danger") return sayDanger(change, words, language, headline);
  if (change.kind.startsWith("fire-"))
    return sayFire(fact, change as Extract<Change, { kind: `fire-${string}` }>, {
      words,
      language,
      headline,
    });
  return sayRestriction(fact, change as Extract<Change, { kind: `restriction-${string}` }>, {
    words,
    language,
    headline,
  });
}

interface Telling {
  readonly words: Vocabulary;
  readonly language: Language;
  readonly headline: (what: string) => string;
}

function sayDanger(
  { before, after, subject }: Extract<Change, { kind: "danger" }>,
  words: Vocabulary,
  language: Language,
  headline: (what: string) => string,
): Said {
  const [from, to] = [before?.level ?? 1, after?.level ?? 1];
  const zone = zoneByNumber(Number(subject));
  const isUp = to > from;
  const level = words.levels[to - 1] ?? "";
  return {
    headline: headline(isUp ? words.dangerUp(level) : words.dangerDown(level)),
    details: zone ? [words.zone(zone.name)] : [],
    advice: isUp ? words.adviceDanger : null,
    path: zone
      ? `${language === "fr" ? "/etat-situation" : "/en/current-situation"}/zone-${zone.slug}/`
      : language === "fr"
        ? "/etat-situation/"
        : "/en/current-situation/",
  };
}

function sayFire(
  { at, distanceKm }: Fact,
  { kind, before, after }: Extract<Change, { kind: `fire-${string}` }>,
  { words, language, headline }: Telling,
): Said {
  // A change of a fire always has one side.
  const fire = (after ?? before) as FireState;
  const where = whereOf(fire, at, distanceKm, words, language);
  const size = fire.sizeHa === null ? null : `${number(fire.sizeHa, language, 1)}\u00a0ha`;
  const status = words.statuses[fire.statusId] ?? "";
  const name = words.fireNo(fire);
  const isOut = fire.statusId === 3;
  const what = {
    "fire-new": isOut ? words.fireNewOutOfControl : words.fireNew,
    "fire-status": words.fireNow(status),
    "fire-size": words.fireGrew(size ?? ""),
    "fire-contained": words.fireContained,
    "fire-extinguished": words.fireOut,
    "fire-gone": words.fireOut,
  }[kind];
  const was = kind === "fire-status" && before ? words.wasStatus(words.statuses[before.statusId] ?? "") : "";
  const isEasing = kind === "fire-contained" || kind === "fire-extinguished" || fire.statusId >= 4;
  return {
    headline: headline(`${what} ${where}`.trim()),
    details: [
      `${name}${words.colon}${status.toLowerCase()}${was}${size === null ? "" : words.sizeIs(size)}.`,
    ],
    advice: isOut ? words.adviceOutOfControl : isEasing ? null : words.adviceFire,
    path: firePath(fire, language),
  };
}

function whereOf(
  { at: fireAt }: FireState,
  at: Fact["at"],
  distanceKm: number | null,
  words: Vocabulary,
  language: Language,
): string {
  if (fireAt === null || distanceKm === null) return "";
  if (distanceKm < 1) return words.beside;
  const wind = words.winds[compassPoint(bearingDegrees(at, fireAt))] ?? "";
  return words.away(number(distanceKm, language, distanceKm < 10 ? 1 : 0), wind);
}

function firePath({ year, number, region }: FireState, language: Language): string {
  const slug = (region && regionByCode(region)?.slug[language]) || "quebec";
  return language === "fr"
    ? `/etat-situation/${slug}/feu-${year}-${number}/`
    : `/en/current-situation/${slug}/fire-${year}-${number}/`;
}

function sayRestriction(
  { at }: Fact,
  { kind, before, after }: Extract<Change, { kind: `restriction-${string}` }>,
  { words, language, headline }: Telling,
): Said {
  const state = after ?? before;
  const { name, advice } = words.restrictions[state?.type ?? "fire"] ?? { name: "", advice: "" };
  const isLifted = kind === "restriction-lifted";
  const what = isLifted ? words.lifted : kind === "restriction-begun" ? words.begun : words.changed;
  const regions = (state?.regions ?? []).flatMap((code) => regionByCode(code)?.name[language] ?? []);
  const here = `${at.lat.toFixed(2)},${at.lon.toFixed(2)}`;
  return {
    headline: headline(what(name)),
    details: [
      ...(isLifted || !state?.endsAt ? [] : [sentence(words.until(writtenMoment(state.endsAt, language)))]),
      ...(regions.length > 0 ? [`${regions.join(", ")}.`] : []),
    ],
    advice: isLifted ? null : advice,
    path:
      language === "fr"
        ? `/etat-situation/location/?ici=${here}`
        : `/en/current-situation/location/?at=${here}`,
  };
}
