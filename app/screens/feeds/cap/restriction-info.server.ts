import { isDeepStrictEqual } from "node:util";
import type { RestrictionType } from "#fires/restriction.ts";
import type { CapRestriction } from "#history/cap-content.ts";
import type { ListedCapMessage } from "#history/cap-list.ts";
import { divisionsOf, QUEBEC_CODE } from "#territory/census-divisions.ts";
import type { Language } from "#territory/language.ts";
import { sectionPath } from "../../../frame/sections.ts";
import { formatsOf } from "../../../i18n/format.ts";
import { textsOf } from "../../../i18n/texts-of.ts";
import { regionName } from "../../../parts/fire/rows.server.ts";
import { restrictionDates, restrictionTitle } from "../restriction-words.server.ts";
import { feedEntryTexts } from "../texts.ts";
import type { CapInfo, CapWords } from "./cap-alert.ts";
import { headline, sentences } from "./cap-words.ts";

/** Returns the outer rings of an area: the protocol's polygons have no holes. */
export const outerRings = (area: GeoJSON.Polygon | GeoJSON.MultiPolygon): GeoJSON.Position[][] =>
  (area.type === "Polygon" ? [area.coordinates] : area.coordinates).flatMap(([outer]) =>
    outer ? [outer] : [],
  );

type Grade = Pick<CapInfo, "responseType" | "urgency" | "severity">;

const BAN: Grade = { responseType: "Avoid", urgency: "Expected", severity: "Minor" };
/** Grade of a restriction whose type is missing or unknown. */
const UNKNOWN: Grade = { responseType: "Monitor", urgency: "Expected", severity: "Unknown" };
const GROUND: Grade = { responseType: "Avoid", urgency: "Immediate", severity: "Moderate" };

/** Requested action and grade of each type. Only an area at risk is a threat; the others are rules. */
const GRADES: Readonly<Record<RestrictionType, Grade>> = {
  construction_morning: BAN,
  construction_afternoon: BAN,
  construction_day: BAN,
  fire: BAN,
  access: GROUND,
  closure: GROUND,
  plane: GROUND,
  other: UNKNOWN,
  risk: { responseType: "Prepare", urgency: "Immediate", severity: "Severe" },
};

/** Returns the CAP facts of a restriction. */
export function restrictionInfo(
  restriction: CapRestriction,
  message: ListedCapMessage,
  siteUrl: string,
): CapInfo {
  const { type, startsAt, regions } = restriction;
  const divisions = regions.flatMap(divisionsOf);
  const words = (language: Language) => wordsOf(restriction, message, language, siteUrl);
  return {
    ...GRADES[type],
    certainty: restriction.unsure ? "Unknown" : "Observed",
    onset: startsAt,
    words: { fr: words("fr"), en: words("en") },
    polygons: message.area ? outerRings(message.area) : [],
    circle: null,
    regions,
    // The profile's list has no event for a ban. A ban is not a fire and must not trigger a fire warning in
    // other systems.
    eventCode: type === "risk" ? "forestFire" : "other",
    divisions: divisions.length > 0 ? divisions : [QUEBEC_CODE],
  };
}

function wordsOf(
  restriction: CapRestriction,
  { content, sent }: ListedCapMessage,
  language: Language,
  siteUrl: string,
): CapWords {
  const { t } = textsOf(language, feedEntryTexts);
  const { type, regions, startsAt } = restriction;
  const { ended, cancelledAt } = content;
  const before = content.before?.kind === "restriction" ? content.before : null;
  const names = regions.map((code) => regionName(code, language));
  const title = restrictionTitle(restriction, language);
  const isPutOff = (ended === "over" || ended === "replaced") && startsAt !== null && startsAt > sent;
  return {
    event: t(`restriction.${type}`),
    headline: headline(
      ended
        ? t(`cap.restriction.${ended}`, { title })
        : cancelledAt
          ? t("cap.restriction.again", { title })
          : changed(before, restriction, language, title),
    ),
    description: sentences(
      ended && t(`cap.restriction.${ended}.text`),
      (ended === null || isPutOff) && restrictionDates(restriction, language),
      isDeepStrictEqual(before, restriction) && ended === null && t("cap.renewed"),
      t("feed.source"),
    ),
    instruction: ended ? t(`cap.restriction.${ended}.advice`) : t(`restriction.${type}.help`),
    area: names.length === 0 ? t("cap.quebec") : formatsOf(language).list(names),
    web: siteUrl + sectionPath("restrictions", language),
  };
}

/** Returns the title and what changed since the last message: the end, the area or other details. */
function changed(
  before: CapRestriction | null,
  restriction: CapRestriction,
  language: Language,
  title: string,
): string {
  const { t } = textsOf(language, feedEntryTexts);
  if (before === null || isDeepStrictEqual(before, restriction)) return title;
  const { endsAt } = restriction;
  const isElse = !isDeepStrictEqual({ ...before, endsAt }, restriction);
  const ground = ({ area, regions }: CapRestriction) => ({ area, regions });
  if (!isElse) {
    const isLonger = before.endsAt !== null && (endsAt === null || endsAt > before.endsAt);
    const until = endsAt
      ? t("restrictions.until", { when: formatsOf(language).dayTime(endsAt, new Date(0)) })
      : t("restrictions.noEnd");
    return t(isLonger ? "cap.restriction.extended" : "cap.restriction.newEnd", { until, title });
  }
  const isGround = isDeepStrictEqual({ ...before, ...ground(restriction) }, restriction);
  return t(isGround ? "cap.restriction.newArea" : "cap.restriction.changed", { title });
}
