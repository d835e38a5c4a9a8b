import { isDeepStrictEqual } from "node:util";
import { STATUSES } from "#fires/status.ts";
import type { CapContent, CapFire } from "#history/cap-content.ts";
import { firePath } from "#plan/fire-path.ts";
import { divisionOf, divisionsOf, QUEBEC_CODE } from "#territory/census-divisions.ts";
import type { Language } from "#territory/language.ts";
import { mrcByName } from "#territory/mrcs.ts";
import { formatsOf } from "../../../i18n/format.ts";
import { textsOf } from "../../../i18n/texts-of.ts";
import { radiusKm } from "../../../live-map/records/circle.ts";
import { firePlace } from "../../../parts/fire/rows.server.ts";
import { feedEntryTexts } from "../texts.ts";
import type { CapInfo, CapWords } from "./cap-alert.ts";
import { headline, sentences } from "./cap-words.ts";

const HECTARES_PER_KM2 = 100;
/** Minimum radius of a fire's circle: positions of fires are not more precise. */
const LEAST_KM = 1;

/** Returns the CAP facts of a fire. Its severity is unknown: neither the agency nor the site rates fires. */
export function fireInfo(fire: CapFire, content: CapContent, siteUrl: string): CapInfo {
  const sizeKm = radiusKm((fire.sizeHa ?? 0) / HECTARES_PER_KM2);
  return {
    responseType: "Monitor",
    urgency: STATUSES[fire.statusId] === "outOfControl" ? "Expected" : "Unknown",
    severity: "Unknown",
    certainty: "Observed",
    onset: fire.startedAt,
    words: { fr: wordsOf(fire, content, "fr", siteUrl), en: wordsOf(fire, content, "en", siteUrl) },
    polygons: [],
    circle: fire.at && { at: fire.at, radiusKm: Math.max(LEAST_KM, Math.ceil(sizeKm * 10) / 10) },
    regions: fire.region === null ? [] : [fire.region],
    eventCode: "forestFire",
    divisions: divisionsAround(fire),
  };
}

/**
 * Returns the census division of the fire's MRC, else all divisions of its region, else the province. The
 * circle of the message is more precise.
 */
function divisionsAround({ mrc, region }: CapFire): readonly string[] {
  const known = mrcByName(mrc ?? "");
  const around = known ? [divisionOf(known)] : divisionsOf(region ?? "");
  return around.length > 0 ? around : [QUEBEC_CODE];
}

function wordsOf(fire: CapFire, content: CapContent, language: Language, siteUrl: string): CapWords {
  const { t } = textsOf(language, feedEntryTexts);
  const formats = formatsOf(language);
  const when = (date: Date) => formats.dayTime(date, new Date(0));
  const { name, number, sizeHa, containedAt } = fire;
  const { ended, cancelledAt } = content;
  const before = content.before?.kind === "fire" ? content.before : null;
  const statusOf = ({ statusId }: CapFire) => t(`status.${statusId}.plural`, { count: 1 });
  const called = name === null ? t("fires.unnamed", { number }) : t("feed.fire", { name });
  const area = firePlace(fire, language) ?? t("cap.quebec");
  const values = { fire: called, status: statusOf(fire) };
  const size = (hectares: number) => formats.measure(hectares, "hectares");

  function headlineOf(): string {
    if (ended === "gone") return t("cap.fire.gone", values);
    if (cancelledAt) return t("cap.fire.again", values);
    const isStatusNew = before !== null && before.statusId !== fire.statusId;
    return isStatusNew
      ? t("feed.fire-status", { ...values, before: statusOf(before) })
      : t("cap.fire.headline", values);
  }
  function sizeText(): string | null {
    if (sizeHa === null) return null;
    const was = before?.sizeHa ?? sizeHa;
    return was === sizeHa
      ? t("feed.fire.size", { size: size(sizeHa) })
      : t("cap.fire.grown", { size: size(sizeHa), before: size(was) });
  }
  const isMoved = before !== null && !isDeepStrictEqual(before.at, fire.at);
  return {
    event: t("cap.fire.event"),
    headline: headline(headlineOf()),
    description: sentences(
      `${area}.`,
      ended === "gone" && t("cap.fire.gone.text", values),
      cancelledAt && t("cap.fire.again.text", { when: when(cancelledAt) }),
      sizeText(),
      containedAt && t("cap.fire.contained", { ...values, when: when(containedAt) }),
      isMoved && t("cap.fire.moved"),
      isDeepStrictEqual(before, fire) && ended === null && t("cap.renewed"),
      t("feed.source"),
    ),
    instruction: t("footer.official"),
    area,
    web: siteUrl + firePath(fire, language),
  };
}
