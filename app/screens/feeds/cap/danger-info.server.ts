import type { CapContent, CapDanger } from "#history/cap-content.ts";
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
import type { CapInfo, CapWords } from "./cap-alert.ts";
import { headline, sentences } from "./cap-words.ts";
import { outerRings } from "./outer-rings.ts";

const EXTREME = 5;

/** Returns a zone's fire danger today for other systems: a rating, not a fire. */
export function dangerInfo(danger: CapDanger, content: CapContent, siteUrl: string): CapInfo {
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
    // Advice for a lower level could read as permission to light a fire.
    instruction: sentences(
      ended === null && dangerAdvice(level, false, t),
      (ended !== null || isLower) && t("cap.danger.lower"),
    ),
    area: name,
    web: siteUrl + (known ? zonePath(known.name, language) : sectionPath("danger", language)),
  };
}
