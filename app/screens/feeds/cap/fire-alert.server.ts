import type { Fire } from "#fires/model.ts";
import { divisionOf, divisionsOf, QUEBEC_CODE } from "#territory/census-divisions.ts";
import type { Language } from "#territory/language.ts";
import { mrcByName } from "#territory/mrcs.ts";
import { formatsOf } from "../../../i18n/format.ts";
import { textsOf } from "../../../i18n/texts-of.ts";
import { firePath } from "../../../parts/fire/fire-path.ts";
import { fireRow } from "../../../parts/fire/rows.server.ts";
import { radiusKm } from "../../../parts/live-map/records/circle.ts";
import { feedEntryTexts } from "../texts.ts";
import type { CapAlert, CapWords } from "./cap-alert.ts";
import { identified } from "./identified.server.ts";

const HECTARES_PER_KM2 = 100;
/** No fire is mapped finer than this. */
const LEAST_KM = 1;

interface Options {
  readonly siteUrl: string;
  readonly now: Date;
}

/**
 * A fire out of control, for other people's systems. Each change of what is told of it is a message of its own. How grave it is
 * stays unknown: the agency rates no fire, and we do not in its place. Null for a fire that nothing dates or places.
 */
export function fireAlert(fire: Fire, { siteUrl, now }: Options): CapAlert | null {
  const sent = fire.modifiedAt ?? fire.startedAt;
  if (sent === null || fire.at === null) return null;
  const sizeKm = radiusKm((fire.sizeHa ?? 0) / HECTARES_PER_KM2);
  return identified(`fire-${fire.id}`, {
    sent,
    responseType: "Monitor",
    urgency: "Expected",
    severity: "Unknown",
    onset: fire.startedAt,
    expires: null,
    words: { fr: wordsOf(fire, "fr", siteUrl, now), en: wordsOf(fire, "en", siteUrl, now) },
    polygons: [],
    circle: { at: fire.at, radiusKm: Math.max(LEAST_KM, Math.ceil(sizeKm * 10) / 10) },
    regions: fire.region === null ? [] : [fire.region],
    eventCode: "forestFire",
    divisions: divisionsAround(fire),
  });
}

/** The census division of its MRC, or those of its region, or the province: the circle tells where. */
function divisionsAround({ mrc, region }: Fire): readonly string[] {
  const known = mrcByName(mrc ?? "");
  const around = known ? [divisionOf(known)] : divisionsOf(region ?? "");
  return around.length > 0 ? around : [QUEBEC_CODE];
}

function wordsOf(fire: Fire, language: Language, siteUrl: string, now: Date): CapWords {
  const { t } = textsOf(language, feedEntryTexts);
  const { name, number, sizeHa } = fire;
  const called = name === null ? t("fires.unnamed", { number }) : t("feed.fire", { name });
  const area = fireRow(fire, language, now).place ?? t("cap.quebec");
  const size =
    sizeHa !== null && t("feed.fire.size", { size: formatsOf(language).measure(sizeHa, "hectares") });
  return {
    event: t("cap.fire.event"),
    headline: t("cap.fire.headline", { fire: called }),
    description: [`${area}.`, size, t("feed.source")].filter(Boolean).join(" "),
    instruction: t("footer.official"),
    area,
    web: siteUrl + firePath(fire, language),
  };
}
