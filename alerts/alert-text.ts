import type { AlertSource } from "#accounts/account-commands.ts";
import { capitalized, sentence } from "#delivery/format-text.ts";
import { EXTINGUISHED, OUT_OF_CONTROL, type StatusId } from "#fires/status.ts";
import {
  type Change,
  type DangerChange,
  type FireChange,
  isAirChange,
  isFireChange,
  isHeatChange,
  isOrderChange,
  isPointChange,
  isRoadChange,
  type RestrictionChange,
} from "#history/change.ts";
import type { FireState } from "#history/fire-state.ts";
import { firePage, PAGES, placePage, SHORT_PAGES, zonePage } from "#plan/message-pages.ts";
import { DANGER_NAMES, inSentence, STATUS_NAMES } from "#plan/names.ts";
import { decimal } from "#territory/decimal.ts";
import { formatPosition } from "#territory/format-position.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { regionByCode } from "#territory/regions.ts";
import { zoneByNumber } from "#territory/zones.ts";
import { adviceFor } from "./advice.ts";
import { type Fact, type FactPlace, lastStateOf } from "./fact.ts";
import { type ChangeDescription, type OrderQuote, orderText } from "./order-text.ts";
import { restrictionText } from "./restriction-text.ts";
import { sourceText } from "./source-text.ts";
import { VOCABULARIES } from "./vocabularies.ts";
import { whereOf } from "./where-of.ts";
import type { Vocabulary } from "./words.fr.ts";

export interface AlertText {
  /** One line that is clear without the rest: the place or the followed fire, then the fact. */
  readonly headline: string;
  /** Status of the fire, for its icon; null for other alerts. */
  readonly statusId: StatusId | null;
  readonly source: AlertSource;
  readonly quote: OrderQuote | null;
  readonly details: readonly string[];
  /** Advice as sentences, most important first. */
  readonly advice: readonly string[];
  /** Path of the page that the alert links to. */
  readonly path: string;
  /** A shorter path that leads to the same page. */
  readonly shortPath: string;
}

function placeName({ nickname, at }: FactPlace, language: Language): string {
  return nickname || formatPosition(at, language);
}

export function aboutName({ change, place }: Fact, language: Language): string {
  if (place !== null) return placeName(place, language);
  const { fireNo } = VOCABULARIES[language];
  return isFireChange(change) ? fireNo(lastStateOf(change)) : "";
}

export function alertText(fact: Fact, language: Language): AlertText {
  const { change } = fact;
  const { headline, details, page, shortPage, quote } = changeText(fact, language);
  const { correction } = VOCABULARIES[language];
  return {
    headline: fact.falseAllClear && !headline.startsWith(correction) ? correction + headline : headline,
    statusId: isFireChange(change) ? lastStateOf(change).statusId : null,
    source: sourceOf(change),
    quote: quote ?? null,
    details,
    advice: adviceFor(fact, language),
    path: page[language],
    shortPath: shortPage[language],
  };
}

function sourceOf(change: Change): AlertSource {
  if (isOrderChange(change)) return "order";
  if (isAirChange(change)) return "air";
  if (isHeatChange(change)) return "heat";
  return isRoadChange(change) ? "road" : "agency";
}

interface ChangeText extends Pick<AlertText, "headline">, Omit<ChangeDescription, "what"> {
  readonly page: Bilingual;
  readonly shortPage: Bilingual;
}

const headlineOf = (fact: Fact, what: string, language: Language) =>
  aboutName(fact, language) + VOCABULARIES[language].colon + what.trim();

function changeText(fact: Fact, language: Language): ChangeText {
  const { change, place } = fact;
  if (isFireChange(change)) return fireText(change, fact, language);
  if (change.kind === "danger") return dangerText(change, fact, language);
  const { what, ...others } = isOrderChange(change)
    ? orderText(change, language)
    : isPointChange(change)
      ? sourceText(change, place, language)
      : restrictionSentences(change, language);
  const at = place && `${place.at.lat.toFixed(2)},${place.at.lon.toFixed(2)}`;
  return {
    headline: headlineOf(fact, what, language),
    ...others,
    page: at === null ? PAGES.situation : placePage(at),
    shortPage: at === null ? PAGES.situation : SHORT_PAGES.place(at),
  };
}

function restrictionSentences(change: RestrictionChange, language: Language): ChangeDescription {
  const { what, details } = restrictionText(change, language);
  return { what, details: details.map((detail) => sentence(capitalized(detail))) };
}

function dangerText({ before, after, subject }: DangerChange, fact: Fact, language: Language): ChangeText {
  const words = VOCABULARIES[language];
  const zone = zoneByNumber(Number(subject));
  const level = after && inSentence(DANGER_NAMES[after.level])[language];
  const isDown = after && before && after.level < before.level;
  const what =
    level === null ? words.dangerUnknown : isDown ? words.dangerDown(level) : words.dangerUp(level);
  return {
    headline: headlineOf(fact, what, language),
    details: zone ? [words.zone(zone.name)] : [],
    page: zone ? zonePage(zone.slug) : PAGES.situation,
    shortPage: zone ? SHORT_PAGES.zone(zone.number) : PAGES.situation,
  };
}

function fireText(change: FireChange, fact: Fact, language: Language): ChangeText {
  const { before } = change;
  const { place } = fact;
  const words = VOCABULARIES[language];
  const fire = lastStateOf(change);
  const size = fire.sizeHa === null ? null : `${decimal(fire.sizeHa, 1, language)}\u00a0ha`;
  const statusOf = ({ statusId }: FireState) => inSentence(STATUS_NAMES[statusId])[language];
  const status = statusOf(fire);
  const isStatus = change.kind === "fire-status";
  const was = isStatus && before ? words.wasStatus(statusOf(before)) : "";
  const isNew = change.kind === "fire-new";
  const sized = size !== null ? words.sizeIs(size) : isNew ? words.sizeUnknown : "";
  const state = `${status}${was}${sized}`;
  const where = whereOf(fire.at, place, language);
  const isBack = isStatus && before?.statusId === EXTINGUISHED;
  const what = whatOf(change, place === null ? words.followed : words.near, status, size ?? "");
  const isNamed = place === null && !isBack;
  const id = `${fire.year}-${fire.number}`;
  return {
    headline: isBack
      ? words.notExtinguished(fire.number, status, place && aboutName(fact, language))
      : headlineOf(fact, `${what} ${where}`.replace(/,? $/, ""), language),
    // The headline already names a followed fire.
    details: [
      isNamed ? `${capitalized(state)}.` : `${words.fireNo(fire)}${words.colon}${state}.`,
      ...(isBack && where !== "" ? [`${capitalized(where)}.`] : []),
    ],
    page: firePage(slugsOf(fire), id),
    shortPage: SHORT_PAGES.fire(id),
  };
}

function whatOf(change: FireChange, words: Vocabulary["near"], status: string, size: string): string {
  const { kind } = change;
  const { statusId, containedAt } = lastStateOf(change);
  const isNew = kind === "fire-located" && !change.before?.at;
  const phrases: Readonly<Record<FireChange["kind"], string>> = {
    "fire-new": statusId === OUT_OF_CONTROL ? words.newOutOfControl : words.new,
    "fire-located": words.moved,
    "fire-status": words.now(status),
    "fire-size": words.grew(size),
    "fire-contained": containedAt ? words.contained(status) : words.notContained(status),
    "fire-extinguished": words.out,
    // The fire left the list, but can still burn: repeat the last status.
    "fire-gone": words.now(status),
  };
  return phrases[isNew ? "fire-new" : kind];
}

const slugsOf = ({ region }: FireState): Bilingual =>
  (region === null ? null : regionByCode(region))?.slug ?? { fr: "quebec", en: "quebec" };
