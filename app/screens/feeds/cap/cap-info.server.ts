import type { CapContent, CapDanger } from "#history/cap-content.ts";
import type { ListedCapMessage } from "#history/cap-list.ts";
import { zonePath } from "#plan/area-paths.ts";
import { regionsOfZone } from "#territory/area-relations.server.ts";
import { divisionsOf, QUEBEC_CODE } from "#territory/census-divisions.ts";
import type { Language } from "#territory/language.ts";
import { zoneShapes } from "#territory/shapes.server.ts";
import { zoneByNumber } from "#territory/zones.ts";
import { sectionPath } from "../../../frame/sections.ts";
import { textsOf } from "../../../i18n/texts-of.ts";
import { dangerAdvice } from "../../../parts/danger/danger-advice.ts";
import { feedEntryTexts } from "../texts.ts";
import type { CapAlert, CapInfo, CapWords } from "./cap-alert.ts";
import { headline, sentences } from "./cap-words.ts";
import { fireInfo } from "./fire-info.server.ts";
import { outerRings, restrictionInfo } from "./restriction-info.server.ts";

const EXTREME = 5;

/** Returns the CAP facts of a zone's danger today. The event code is not that of a fire. */
function dangerInfo(danger: CapDanger, content: CapContent, siteUrl: string): CapInfo {
  const { zone, level } = danger;
  const regions = regionsOfZone(zone);
  const divisions = regions.flatMap(divisionsOf);
  const shape = zoneShapes().areas.find(({ key }) => key === zone)?.geometry;
  const words = (language: Language) => wordsOf(danger, content, language, siteUrl);
  return {
    responseType: "Avoid",
    urgency: "Expected",
    severity: level === EXTREME ? "Moderate" : "Minor",
    certainty: "Observed",
    onset: null,
    words: { fr: words("fr"), en: words("en") },
    polygons: shape ? outerRings(shape) : [],
    circle: null,
    regions,
    eventCode: "other",
    divisions: divisions.length > 0 ? divisions : [QUEBEC_CODE],
  };
}

function wordsOf(
  { zone, level }: CapDanger,
  content: CapContent,
  language: Language,
  siteUrl: string,
): CapWords {
  const { t } = textsOf(language, feedEntryTexts);
  const { ended } = content;
  const before = content.before?.kind === "danger" ? content.before : null;
  const known = zoneByNumber(zone);
  const name = t("cap.danger.zone", { zone: known?.name ?? zone });
  const levelOf = (danger: { readonly level: CapDanger["level"] }) =>
    t(`danger.${danger.level}`).toLowerCase();
  const values = { zone: name, level: levelOf({ level }), before: before && levelOf(before) };
  const isNew = before !== null && before.level !== level;
  const isLower = before !== null && level < before.level;
  return {
    event: t("cap.danger.event"),
    headline: headline(
      ended === "gone"
        ? t("cap.danger.gone", values)
        : t(isNew ? "cap.danger.changed" : "cap.danger.headline", values),
    ),
    description: sentences(
      ended === "gone" ? t("cap.danger.gone.text", values) : t("cap.danger.text", { ...values, rank: level }),
      ended === null && before !== null && !isNew && t("cap.renewed"),
      t("feed.source"),
    ),
    // No advice for an ended danger: advice for a lower level could read as permission to light a fire.
    instruction: sentences(
      ended === null && dangerAdvice(level, false, t),
      (ended !== null || isLower) && t("cap.danger.lower"),
    ),
    area: name,
    web: siteUrl + (known ? zonePath(known.name, language) : sectionPath("danger", language)),
  };
}

function infoOf(message: ListedCapMessage, siteUrl: string): CapInfo {
  const { facts } = message.content;
  switch (facts.kind) {
    case "fire":
      return fireInfo(facts, message.content, siteUrl);
    case "restriction":
      return restrictionInfo(facts, message, siteUrl);
    case "danger":
      return dangerInfo(facts, message.content, siteUrl);
  }
}

const UNKNOWN_END = {
  responseType: "None",
  urgency: "Unknown",
  certainty: "Unknown",
  severity: "Unknown",
} as const;
/** Grades of a chain's last message, by how its subject ended. The message requests no action from people. */
const ENDS = {
  over: { responseType: "None", urgency: "Past", certainty: "Observed" },
  replaced: UNKNOWN_END,
  gone: UNKNOWN_END,
} as const;

/** Returns a stored message with its texts. Every server gives a stored message the same texts. */
export function capAlertOf(message: ListedCapMessage, siteUrl: string): CapAlert {
  const { subject, msgType, sent, expires, content } = message;
  const end = content.ended && ENDS[content.ended];
  return {
    ...{ subject, msgType, sent, expires, earlier: content.earlier },
    ...{ ...infoOf(message, siteUrl), ...end },
  };
}
