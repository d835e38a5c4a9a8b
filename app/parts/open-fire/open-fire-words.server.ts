import { OLD_AFTER_MS } from "#fires/freshness.ts";
import {
  type DangerToday,
  type ForbiddingType,
  LIGHT_NOTHING,
  type OpenFireAnswer,
  openFireAnswerWhenOld,
  type StrongWind,
  type Unbanned,
  type Unknown,
} from "#fires/open-fire.ts";
import {
  type AreaOpenFireAnswer,
  type AreaUnbanned,
  areaAnswerWhenOld,
  type RequestedArea,
} from "#fires/open-fire-in.server.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { dangerAdvice } from "../danger/danger-advice.ts";
import { stationDistance } from "../surroundings/station-distance.ts";
import { surroundingsTexts } from "../surroundings/texts.ts";
import type { OpenFireTone, OpenFireWords } from "./open-fire-words.ts";
import { openFireTexts } from "./texts.ts";

interface WordsOptions {
  readonly language: Language;
  readonly now: Date;
  /** Time when the restrictions were read. A page left open can then say when they are too old. */
  readonly readAt?: Date | null;
}

interface AreaWordsOptions extends WordsOptions {
  /** True on a map card, which shows no dates: they are on the area's page. */
  readonly isOnCard?: boolean;
}

/** From this level on, an allowed fire has conditions. */
const CONDITIONS = 3;

function toneOfDanger(danger: DangerToday): OpenFireTone {
  if (typeof danger !== "number") return "careful";
  if (danger >= LIGHT_NOTHING) return "no";
  return danger >= CONDITIONS ? "careful" : "yes";
}

type AnswerWords = Omit<OpenFireWords, "question" | "freeUntil" | "old">;

/**
 * Returns until when no ban forbids a fire, in milliseconds since 1970, from an answer and the time of its
 * data; null under a ban, in a strong wind or in doubt.
 */
export function freeUntil(
  answer: OpenFireAnswer | AreaOpenFireAnswer | null,
  readAt: Date | null | undefined,
): number | null {
  if (answer?.kind !== "unbanned" || ("strongWind" in answer && answer.strongWind)) return null;
  return readAt ? readAt.getTime() + OLD_AFTER_MS : null;
}

/** Adds the words that replace an answer once its data is old, if they differ. */
function withOld<Answer>(
  answer: Answer,
  old: Answer,
  say: (answer: Answer) => AnswerWords,
  readAt?: Date | null,
) {
  if (!readAt || old === answer) return say(answer);
  return { ...say(answer), old: { after: readAt.getTime() + OLD_AFTER_MS, ...say(old) } };
}

export function openFireWords(answer: OpenFireAnswer, options: WordsOptions): OpenFireWords {
  const question = textsOf(options.language, openFireTexts).t("openFire.question.here");
  const say = (each: OpenFireAnswer) => sayAt(each, options);
  return {
    question,
    freeUntil: freeUntil(answer, options.readAt),
    ...withOld(answer, openFireAnswerWhenOld(answer), say, options.readAt),
  };
}

function sayAt(answer: OpenFireAnswer, options: WordsOptions): AnswerWords {
  const { t } = textsOf(options.language, openFireTexts);
  switch (answer.kind) {
    case "banned":
    case "beside": {
      const isBeside = answer.kind === "beside";
      const reasons = [untilWords(answer.until, answer.lasting, options)];
      if (isBeside) reasons.push(t("openFire.beside.text"));
      const again = answer.until === null || answer.bannedFrom === null ? null : answer.bannedFrom;
      if (again) reasons.push(t("openFire.bannedAgain", { when: written(again, options) }));
      return {
        tone: "no",
        words: isBeside ? t("openFire.beside") : t(`openFire.banned.${answer.by}`),
        reasons,
      };
    }
    case "unknown":
      return unknownWords(answer, options.language);
    case "unbanned": {
      const { bannedFrom } = answer;
      const soon = bannedFrom && t("openFire.bannedFrom", { when: written(bannedFrom, options) });
      return unbannedWords(answer, soon, options);
    }
  }
}

/** Puts the answer for a region or a zone into words. If parts of the area differ, says how. */
export function areaOpenFireWords(
  answer: AreaOpenFireAnswer,
  kind: RequestedArea["kind"],
  options: AreaWordsOptions,
): OpenFireWords {
  const question = textsOf(options.language, openFireTexts).t("openFire.question");
  const say = (each: AreaOpenFireAnswer) => textsIn(each, kind, options);
  return {
    question,
    freeUntil: freeUntil(answer, options.readAt),
    ...withOld(answer, areaAnswerWhenOld(answer), say, options.readAt),
  };
}

function textsIn(
  answer: AreaOpenFireAnswer,
  kind: RequestedArea["kind"],
  options: AreaWordsOptions,
): AnswerWords {
  const { t } = textsOf(options.language, openFireTexts);
  const area = t(`openFire.area.${kind}`);
  const dated = (key: "openFire.untilVaries" | "openFire.announced") =>
    options.isOnCard ? t(`${key}.card`, { area }) : t(key);
  switch (answer.kind) {
    case "banned":
      return {
        tone: "no",
        words: t(`openFire.whole.${answer.by}`, { area }),
        reasons: [
          answer.until === "varies"
            ? dated("openFire.untilVaries")
            : untilWords(answer.until, answer.by, options),
          ...answer.threats.map((threat) => t(`openFire.part.${threat}`, { area })),
        ],
      };
    case "part": {
      const [words = "", ...others] = answer.by.map((by) => t(`openFire.part.${by}`, { area }));
      const rest = restWords(answer.elsewhere, area, dated("openFire.announced"), options.language);
      return { tone: "no", words, reasons: [...others, ...rest] };
    }
    case "ordered":
      return {
        tone: "careful",
        words: t("openFire.part.ordered", { area }),
        reasons: restWords(answer.elsewhere, area, dated("openFire.announced"), options.language),
      };
    case "unknown":
      return unknownWords(answer, options.language);
    case "unbanned": {
      const soon = answer.bannedFrom && dated("openFire.announced");
      if (!answer.differs) return unbannedWords(answer, soon, options);
      return {
        tone: toneOfDanger(answer.danger),
        words: t("openFire.unbanned.differs"),
        reasons: [
          ...dangerWords(answer, true, options.language),
          ...(soon ? [soon] : []),
          t("place.municipal"),
        ],
      };
    }
  }
}

function restWords(rest: Unknown | AreaUnbanned, area: string, announced: string, language: Language) {
  const { t } = textsOf(language, openFireTexts);
  if (rest.kind === "unknown") {
    const { words, reasons } = unknownWords(rest, language);
    return [words, ...reasons];
  }
  const soon = rest.bannedFrom ? [announced] : [];
  return [
    t("openFire.elsewhere", { area }),
    ...dangerWords(rest, false, language),
    ...soon,
    t("place.municipal"),
  ];
}

/** Words for an area's danger level and its advice. If zones differ, says that the level is the highest. */
function dangerWords({ danger, differs }: AreaUnbanned, isFree: boolean, language: Language): string[] {
  if (typeof danger !== "number") return [];
  const { t } = textsOf(language, openFireTexts);
  const level = t(`danger.${danger}`).toLowerCase();
  const advice = dangerAdvice(danger, isFree, t);
  return [t(differs ? "openFire.highest" : "openFire.today", { level, advice })];
}

function unbannedWords(answer: Unbanned, soon: string | null, options: WordsOptions): AnswerWords {
  const { language } = options;
  const { t } = textsOf(language, openFireTexts);
  const { danger, strongWind } = answer;
  // At the highest level, nothing is allowed in any wind.
  const isWindy = strongWind !== undefined && danger !== 5;
  const advice =
    typeof danger === "number"
      ? dangerWords({ ...answer, differs: false }, !isWindy, language)
      : [t("openFire.unbanned.text")];
  const reasons = soon ? [...advice, soon] : advice;
  if (isWindy)
    return { tone: "no", words: t("openFire.windy"), reasons: [windWords(strongWind, options), ...reasons] };
  return { tone: toneOfDanger(danger), words: t(`openFire.unbanned.${danger}`), reasons };
}

function windWords({ station, km, speedKmh, observedAt }: StrongWind, options: WordsOptions): string {
  const { language } = options;
  const formats = formatsOf(language);
  const distance = (kilometres: number) => formats.measure(kilometres, "kilometres");
  return textsOf(language, openFireTexts).t("openFire.windy.text", {
    ...{ station, speed: formats.number(Math.round(speedKmh)), when: written(observedAt, options) },
    distance: stationDistance(km, textsOf(language, surroundingsTexts).t, { distance }),
  });
}

function unknownWords(answer: Unknown, language: Language): AnswerWords {
  const { t } = textsOf(language, openFireTexts);
  const about = "about" in answer ? answer.about : [];
  const titles = [...new Set(about.map(({ type, title }) => title[language] || t(`restriction.${type}`)))];
  const which = t("openFire.unknown.which", {
    count: titles.length,
    titles: formatsOf(language).list(titles.map((title) => title.replace(/\.$/, ""))),
  });
  return {
    tone: "careful",
    words: t(`openFire.unknown.${answer.why}`),
    reasons: [...(titles.length > 0 ? [which] : []), t("openFire.unknown.text")],
  };
}

/** Says which ban lasts and until when. The words appear after an advice such as "get ready to leave". */
function untilWords(until: Date | null, by: ForbiddingType | "several", options: WordsOptions): string {
  const { t } = textsOf(options.language, openFireTexts);
  const ban = by === "several" ? t("openFire.several") : t(`restriction.${by}`);
  return until ? t("openFire.until", { ban, when: written(until, options) }) : t("openFire.noEnd", { ban });
}

const written = (date: Date, { language, now }: WordsOptions) => formatsOf(language).dayTime(date, now);
