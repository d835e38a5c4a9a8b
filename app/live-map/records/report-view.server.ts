import { countActive } from "#fires/counts.ts";
import type { Protection, Situation, Statistics } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";

/** The agency's counts for one protection; null for counts it does not publish. */
export interface ProtectionReport {
  readonly protection: Protection;
  /** Counted from the fires themselves; null if they were never received. */
  readonly active: number | null;
  readonly recordedToday: number | null;
  readonly extinguishedToday: number | null;
  readonly firesYear: number | null;
  readonly hectaresYear: number | null;
}

export interface ReportView {
  readonly protections: readonly ProtectionReport[];
  /** The agency's last change, formatted; null if unknown. */
  readonly changed: string | null;
}

/** Builds the situation report: the counts of both protections and the agency's last change. */
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
