import { formatMoment } from "#delivery/format-text.ts";
import type { RestrictionChange, RestrictionState } from "#history/change.ts";
import type { Language } from "#territory/language.ts";
import { regionByCode } from "#territory/regions.ts";
import type { ChangeDescription } from "./order-text.ts";
import { VOCABULARIES } from "./vocabularies.ts";
import type { RestrictionWords } from "./words.fr.ts";

/** Limit on the regions that a headline lists by name. */
const MOST_LISTED = 3;

interface Difference {
  readonly text: string;
  /** True if a comma must separate the text from the restriction's name before it. */
  readonly isApart?: boolean;
  /** A fact that the text already states, so that the details leave it out. */
  readonly states?: "end" | "regions";
}

/** Returns the words for a restriction: the words for its type, or words that contain its title. */
export function restrictionWords(state: RestrictionState | null, language: Language): RestrictionWords {
  const { restrictions, titled } = VOCABULARIES[language];
  const ours: Readonly<Record<string, RestrictionWords>> = restrictions;
  return ours[state?.type ?? ""] ?? titled(state?.title?.[language] || null);
}

/** Describes a change. Details: the other differences, the end and the regions, each stated once. */
export function restrictionText(
  { kind, before, after }: RestrictionChange,
  language: Language,
): ChangeDescription {
  const state = after ?? before;
  const { begun, name, lifted, hours } = restrictionWords(state, language);
  const timed = (text: string) => (hours === null ? text : `${text}, ${hours}`);
  const comma = hours === null ? "" : ",";
  const regions = regionsText(state, language);
  if (kind === "restriction-lifted") return { what: timed(lifted), details: regions };
  const unsure = state?.unsure ? [VOCABULARIES[language].unsure] : [];
  if (kind === "restriction-begun" || before === null || after === null)
    return { what: `${timed(begun)}${comma} ${endText(state, language)}`, details: [...unsure, ...regions] };
  const [first = { text: VOCABULARIES[language].differences.other, isApart: true }, ...others] = [
    ...typeDifferences(before, after, language),
    ...endDifferences(before, after, language),
    ...groundDifferences(before, after, language),
    ...startDifferences(before, after, language),
  ];
  const stated = [first, ...others].map(({ states }) => states);
  const details = [
    ...unsure,
    ...others.map(({ text }) => text),
    ...(stated.includes("end") ? [] : [endText(after, language)]),
    ...(stated.includes("regions") ? [] : regions),
  ];
  // If the type changed, the first difference can state the hours, so the name must not.
  const isTyped = before.type !== after.type;
  const subject = isTyped ? name : `${timed(name)}${first.isApart ? "," : comma}`;
  return { what: `${subject} ${first.text}`, details };
}

/** Joins the names of a restriction's regions: « Mauricie, Outaouais ». */
function regionsText(state: RestrictionState | null, language: Language): string[] {
  const names = (state?.regions ?? []).flatMap((code) => regionByCode(code)?.name[language] ?? []);
  return names.length === 0 ? [] : [names.join(", ")];
}

/** Writes the end of a restriction: « jusqu’au 9 juillet à 8 h », « jusqu’à nouvel ordre ». */
function endText(state: RestrictionState | null, language: Language): string {
  const { until, untilFurtherNotice } = VOCABULARIES[language];
  return state?.endsAt ? until(formatMoment(state.endsAt, language)) : untilFurtherNotice;
}

function typeDifferences(
  before: RestrictionState,
  after: RestrictionState,
  language: Language,
): Difference[] {
  if (before.type === after.type) return [];
  const { differences } = VOCABULARIES[language];
  const [was, now] = [restrictionWords(before, language), restrictionWords(after, language)];
  const areHours = was.hours !== null && now.hours !== null;
  return [{ text: areHours ? differences.hours(now.hours, was.hours) : differences.replaces(was.name) }];
}

function endDifferences(
  { endsAt: before }: RestrictionState,
  { endsAt: after }: RestrictionState,
  language: Language,
): Difference[] {
  if (before?.getTime() === after?.getTime()) return [];
  const { extended, endless, ends } = VOCABULARIES[language].differences;
  if (after === null) return [{ text: endless, states: "end" }];
  const [was, now] = [before && formatMoment(before, language), formatMoment(after, language)];
  return [{ text: before && before < after ? extended(now) : ends(now, was), states: "end" }];
}

function groundDifferences(
  before: RestrictionState,
  after: RestrictionState,
  language: Language,
): Difference[] {
  const { covered, differences } = VOCABULARIES[language];
  const isSameArea = before.area === after.area;
  const isSameList = before.regions.join() === after.regions.join();
  // Regions named later for the same area are not a difference.
  const isNamedLater = before.regions.length === 0 && before.area !== null;
  const regions = after.regions.flatMap((code) => regionByCode(code) ?? []);
  if (isSameList || isNamedLater || regions.length === 0)
    return isSameArea && (isSameList || isNamedLater) ? [] : [{ text: differences.area, isApart: true }];
  const isFewer = after.regions.every((code) => before.regions.includes(code));
  if (regions.length > MOST_LISTED) return [{ text: differences.coversMany(regions.length) }];
  return [
    {
      text: (isFewer ? differences.coversOnly : differences.covers)(regions.map(covered)),
      states: "regions",
    },
  ];
}

function startDifferences(
  before: RestrictionState,
  after: RestrictionState,
  language: Language,
): Difference[] {
  if (after.startsAt === null || before.startsAt?.getTime() === after.startsAt.getTime()) return [];
  const { starts } = VOCABULARIES[language].differences;
  return [{ text: starts(formatMoment(after.startsAt, language)), isApart: true }];
}
