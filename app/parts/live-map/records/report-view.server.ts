import { countActive } from "#fires/counts.ts";
import type { Protection, Situation, Statistics } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../../i18n/format.ts";

/** The agency's counts of one protection; null where it does not say. */
export interface ProtectionReport {
  readonly protection: Protection;
  /** Counted from the fires themselves; null when they have never come. */
  readonly active: number | null;
  readonly recordedToday: number | null;
  readonly extinguishedToday: number | null;
  readonly firesYear: number | null;
  readonly hectaresYear: number | null;
}

export interface ReportView {
  readonly protections: readonly ProtectionReport[];
  /** The agency's last change, written out; null when it does not say. */
  readonly changed: string | null;
}

/** The situation report: the counts of both protections and the agency's last change. */
export function reportView(
  { fires, statistics }: Situation,
  { language, now }: { readonly language: Language; readonly now: Date },
): ReportView {
  const times = Object.values(statistics).flatMap(({ value }) => value?.modifiedAt?.getTime() ?? []);
  return {
    protections: (["intensive", "northern"] as const).map((protection) => ({
      protection,
      active: fires.value && countActive(fires.value.filter((fire) => fire.protection === protection)),
      ...figuresOf(statistics[protection].value),
    })),
    changed: times.length > 0 ? formatsOf(language).dayTime(new Date(Math.max(...times)), now) : null,
  };
}

const figuresOf = (value: Statistics | null) => ({
  recordedToday: value?.firesRecordedToday ?? null,
  extinguishedToday: value?.firesExtinguishedToday ?? null,
  firesYear: value?.firesYear ?? null,
  hectaresYear: value?.hectaresBurnedYear ?? null,
});
