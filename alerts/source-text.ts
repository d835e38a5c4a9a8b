import { formatMoment, sentence } from "#delivery/format-text.ts";
import type { AirChange } from "#history/change.ts";
import { airIndex } from "#territory/air-index.ts";
import { decimal } from "#territory/decimal.ts";
import type { Language } from "#territory/language.ts";
import { SOURCE_WORDS } from "./source-words.ts";

interface SourceText {
  /** Description of the change, without the place. */
  readonly what: string;
  readonly details: readonly string[];
}

/** @param km from the place to the station; null if unknown */
export function airText({ kind, after }: AirChange, km: number | null, language: Language): SourceText {
  const { bands, now, down, measured, chosen, below } = SOURCE_WORDS[language].air;
  const { index, band } = airIndex(after.index);
  const isStart = kind === "air-reached";
  const distance = km === null ? null : `${decimal(km, 0, language)}\u00a0km`;
  return {
    what: (isStart ? now : down)(bands[band], index),
    details: [
      sentence(measured(after.name[language], distance, formatMoment(after.observedAt, language))),
      (isStart ? chosen : below)(after.level),
    ],
  };
}

/** Returns the official health advice for an index, as sentences. */
export const airAdvice = ({ after }: AirChange, language: Language): readonly string[] =>
  SOURCE_WORDS[language].air.advice[airIndex(after.index).band];
