import { formatMoment, sentence } from "#delivery/format-text.ts";
import {
  type AirChange,
  type HeatChange,
  isAirChange,
  isHeatChange,
  type PointChange,
  type RoadChange,
} from "#history/change.ts";
import { airIndex } from "#territory/air-index.ts";
import { decimal } from "#territory/decimal.ts";
import type { Language } from "#territory/language.ts";
import type { FactPlace } from "./fact.ts";
import type { ChangeDescription } from "./order-text.ts";
import { SOURCE_WORDS } from "./source-words.ts";
import { VOCABULARIES } from "./vocabularies.ts";
import { whereOf } from "./where-of.ts";

export function sourceText(
  change: PointChange,
  place: FactPlace | null,
  language: Language,
): ChangeDescription {
  if (isAirChange(change)) return airText(change, place?.distanceKm ?? null, language);
  return isHeatChange(change) ? heatText(change, place, language) : roadText(change, place, language);
}

/** Returns what to do about a change at a point, as sentences, most important first. */
export function sourceAdvice(change: PointChange, language: Language): readonly string[] {
  const { air, heat, road } = SOURCE_WORDS[language];
  if (isAirChange(change)) return air.advice[airIndex(change.after.index).band];
  return isHeatChange(change) ? heat.advice : road.advice;
}

/** @param km from the place to the station; null if unknown */
function airText({ kind, after }: AirChange, km: number | null, language: Language): ChangeDescription {
  const { bands, now, down, measured, lessThan, chosen, below } = SOURCE_WORDS[language].air;
  const { index, band } = airIndex(after.index);
  const isStart = kind === "air-reached";
  const distance = km === null ? null : km < 1 ? lessThan : `${decimal(km, 0, language)}\u00a0km`;
  return {
    what: (isStart ? now : down)(bands[band], index),
    details: [
      sentence(measured(after.name[language], distance, formatMoment(after.observedAt, language))),
      (isStart ? chosen : below)(after.level),
    ],
  };
}

/** Writes about heat with the words of the pages. The text never calls heat a fire. */
function heatText({ after }: HeatChange, place: FactPlace | null, language: Language): ChangeDescription {
  const { seen, spots, noFire, about, position } = SOURCE_WORDS[language].heat;
  const { count, seenAt, satellites, at } = after;
  return {
    what: `${seen} ${whereOf(at, place, language)}`.trim(),
    details: [
      sentence(spots(count, formatMoment(seenAt, language), satellites.join(", "))),
      ...[noFire, about, position],
    ],
  };
}

function roadText(
  { kind, after }: RoadChange,
  place: FactPlace | null,
  language: Language,
): ChangeDescription {
  const { closed, over, since, noLonger, french } = SOURCE_WORDS[language].road;
  const { route, at } = after;
  const isClosed = kind === "road-closed";
  const where = whereOf(at, place, language);
  const { obstruction, place: section, direction, cause } = after;
  // After a closure ends, the source no longer publishes its obstruction and cause.
  const said = isClosed ? [obstruction, section, direction, cause] : [section, direction];
  const words = said.flatMap((each) => each || []);
  return {
    what: [(isClosed ? closed : over)(route), ...(where === "" ? [] : [where])].join(", "),
    details: [
      ...(isClosed && after.since ? [sentence(since(formatMoment(after.since, language)))] : []),
      isClosed ? sentence(reasonOf(after, language)) : noLonger,
    ],
    quote:
      words.length === 0
        ? null
        : { language: "fr", note: language === "fr" ? null : french, paragraphs: [words.join(". ")] },
  };
}

function reasonOf({ fire }: RoadChange["after"], language: Language): string {
  const { fromFire, nearFire, cause } = SOURCE_WORDS[language].road;
  if (fire === null) return cause;
  const name = VOCABULARIES[language].fireNo(fire);
  return fire.km === null ? nearFire(name) : fromFire(decimal(fire.km, fire.km < 10 ? 1 : 0, language), name);
}
