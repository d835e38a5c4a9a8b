import type { Restriction } from "#fires/model.ts";
import type { RestrictionType } from "#fires/restriction.ts";
import { divisionsOf, QUEBEC_CODE } from "#territory/census-divisions.ts";
import type { Language } from "#territory/language.ts";
import { sectionPath } from "../../../frame/sections.ts";
import { formatsOf } from "../../../i18n/format.ts";
import { textsOf } from "../../../i18n/texts-of.ts";
import { regionName } from "../../../parts/fire/rows.server.ts";
import { restrictionDates, restrictionTitle } from "../restriction-words.server.ts";
import { feedEntryTexts } from "../texts.ts";
import type { CapAlert, CapWords } from "./cap-alert.ts";
import { identified } from "./identified.server.ts";

type Grade = Pick<CapAlert, "responseType" | "urgency" | "severity">;

const BAN: Grade = { responseType: "Avoid", urgency: "Expected", severity: "Minor" };
const WORK: Grade = BAN;
/** What it forbids is unknown. */
const UNKNOWN: Grade = { responseType: "Monitor", urgency: "Expected", severity: "Unknown" };
const GROUND: Grade = { responseType: "Avoid", urgency: "Immediate", severity: "Moderate" };

/** What each type asks of people; only an area at risk threatens anyone by itself. */
const GRADES: Readonly<Record<RestrictionType, Grade>> = {
  construction_morning: WORK,
  construction_afternoon: WORK,
  construction_day: WORK,
  fire: BAN,
  access: GROUND,
  closure: GROUND,
  plane: GROUND,
  other: UNKNOWN,
  risk: { responseType: "Prepare", urgency: "Immediate", severity: "Severe" },
};

const ringsOf = (area: NonNullable<Restriction["area"]>): GeoJSON.Position[][] =>
  (area.type === "Polygon" ? [area.coordinates] : area.coordinates).flatMap(([outer]) =>
    outer ? [outer] : [],
  );

/** A restriction in force, for other people's systems; one without a start is told anew each day, as a message of that day. */
export function restrictionAlert(restriction: Restriction, siteUrl: string, today: Date): CapAlert {
  const { id, type, startsAt, endsAt, area, regions } = restriction;
  const divisions = regions.flatMap(divisionsOf);
  return identified(`restriction-${id}`, {
    sent: startsAt ?? today,
    ...GRADES[type],
    onset: startsAt,
    expires: endsAt,
    words: { fr: wordsOf(restriction, "fr", siteUrl), en: wordsOf(restriction, "en", siteUrl) },
    polygons: area ? ringsOf(area) : [],
    circle: null,
    regions,
    // The profile's list has no event for a ban: it is no fire, and must sound no fire warning in the systems that read this.
    eventCode: type === "risk" ? "forestFire" : "other",
    divisions: divisions.length > 0 ? divisions : [QUEBEC_CODE],
  });
}

function wordsOf(restriction: Restriction, language: Language, siteUrl: string): CapWords {
  const { t } = textsOf(language, feedEntryTexts);
  const { type, regions } = restriction;
  const names = regions.map((code) => regionName(code, language));
  return {
    event: t(`restriction.${type}`),
    headline: restrictionTitle(restriction, language),
    description: [restrictionDates(restriction, language), t("feed.source")].join(" "),
    instruction: t(`restriction.${type}.help`),
    area: names.length === 0 ? t("cap.quebec") : formatsOf(language).list(names),
    web: siteUrl + sectionPath("restrictions", language),
  };
}
