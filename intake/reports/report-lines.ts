import { inMinutes, TEN_METRE_DECIMALS } from "#territory/coordinates.ts";
import { formatPosition } from "#territory/format-position.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { QUESTIONS, type QuestionName } from "./report-fields.ts";
import { POINT_OF_SENDER, placeFound, SOURCE_WORDS } from "./report-words.ts";
import type { StoredReport } from "./stored-report.server.ts";

const NAMES = {
  where: { fr: "Lieu, selon la personne", en: "Place, as reported" },
  source: { fr: "Origine du point", en: "Source of the location" },
  from: { fr: "Lieu d’observation", en: "Seen from" },
  toward: { fr: "Direction et distance", en: "Direction and distance" },
  knownFire: { fr: "Feu déjà connu, selon la personne", en: "Known fire, as reported" },
  comment: { fr: "Commentaire", en: "Comment" },
  name: { fr: "Nom", en: "Name" },
  email: { fr: "Courriel", en: "Email" },
  waited: { fr: "Délai avant l’envoi", en: "Time held on the device" },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** Field that a line of a report shows. The phone has no line: it is shown apart, with its note. */
export type ReportLineKey = QuestionName | keyof typeof NAMES;

export interface ReportLine {
  readonly key: ReportLineKey;
  readonly label: string;
  readonly text: string;
}

/** Questions about the fire in dispatch's order: first what the person sees and what is near the fire. */
export const OF_FIRE: readonly QuestionName[] = [
  "seen",
  "near",
  "spread",
  "size",
  "colour",
  "burning",
  "since",
  "fighting",
  "access",
];
export const OF_PLACE: readonly ReportLineKey[] = ["where", "source", "from", "toward", "knownFire"];

/** Writes a report's answers in a language, line by line. Skips empty fields. */
export function reportLines(report: StoredReport, language: Language): readonly ReportLine[] {
  const number = new Intl.NumberFormat(`${language}-CA`, { maximumFractionDigits: 1 });
  const measured = (value: number | null, unit: string, before = "") =>
    value === null ? "" : `${before}${number.format(value)}${unit}`;
  const metres = (value: number | null) => measured(value, "\u00a0m", "±\u00a0");
  const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
  const minutes = Math.round(report.waitedSeconds / 60);
  const texts: Readonly<Record<keyof typeof NAMES, string>> = {
    where: report.where,
    source: joined(sourceText(report, language), metres(report.accuracy)),
    from: joined(
      report.fromWhere,
      report.from && formatPosition(report.from, language, TEN_METRE_DECIMALS),
      metres(report.fromAccuracy),
    ),
    toward: joined(measured(report.bearing, "°"), measured(report.distance, "\u00a0km")),
    knownFire: report.knownFire ?? "",
    comment: report.comment,
    name: report.name,
    email: report.email ?? "",
    waited: minutes > 0 ? `${number.format(minutes)}\u00a0min` : "",
  };
  const keys = Object.keys(texts) as (keyof typeof texts)[];
  return [
    ...OF_FIRE.map((key) => ({ key, name: QUESTIONS[key].name, text: chosenOf(report, key, language) })),
    ...keys.map((key) => ({ key, name: NAMES[key], text: texts[key] })),
  ].flatMap(({ key, name, text }) => (text === "" ? [] : [{ key, label: name[language], text }]));
}

/** Returns how the fire's point was found, to warn people who go there if it is only a place's centre. */
function sourceText(report: StoredReport, language: Language): string | null {
  const { source, found, bearing, distance } = report;
  if (source === "words" && found) return placeFound(found)[language];
  const isWhole = bearing !== null && distance !== null;
  const isFromAfar = source === "sight" || (source === "device" && (bearing !== null || distance !== null));
  if (isFromAfar && !isWhole) return POINT_OF_SENDER[language];
  return source && SOURCE_WORDS[source][language];
}

/** Writes the answers to a question as one list, in lower case after the first. */
export function chosenOf(report: StoredReport, key: QuestionName, language: Language): string {
  const words: Readonly<Record<string, Bilingual>> = QUESTIONS[key].values;
  return [report[key] ?? []]
    .flat()
    .map((each) => words[each]?.[language] ?? each)
    .map((text, index) => (index === 0 ? text : text.slice(0, 1).toLocaleLowerCase() + text.slice(1)))
    .join(", ");
}

/** Writes a point in decimal degrees for programs, and in minutes for radios and aviation maps. */
export const pointText = (at: Point, language: Language): readonly [decimal: string, minutes: string] => [
  `${at.lat.toFixed(5)}, ${at.lon.toFixed(5)}`,
  inMinutes(at, language),
];
