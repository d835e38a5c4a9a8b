import { countActive } from "#fires/counts.ts";
import type { Situation, Statistics } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";

export type ReportView = ReturnType<typeof reportView>;

/** Builds the situation report with the counts of both protections. */
export function reportView(
  { fires, statistics }: Situation,
  { language, now }: { readonly language: Language; readonly now: Date },
) {
  const times = Object.values(statistics).flatMap(({ value }) => value?.modifiedAt?.getTime() ?? []);
  return {
    protections: (["intensive", "northern"] as const).map((protection) => ({
      protection,
      /** Number of active fires, counted from the list; null if no list was ever received. */
      active: fires.value && countActive(fires.value.filter((fire) => fire.protection === protection)),
      ...figuresOf(statistics[protection].value),
    })),
    /** Time at which the agency last changed its counts, formatted; null if unknown. */
    changed: times.length > 0 ? formatsOf(language).dayTime(new Date(Math.max(...times)), now) : null,
  };
}

/** Returns the agency's counts; null for counts that the agency does not publish. */
const figuresOf = (value: Statistics | null) => ({
  recordedToday: value?.firesRecordedToday ?? null,
  extinguishedToday: value?.firesExtinguishedToday ?? null,
  firesYear: value?.firesYear ?? null,
  hectaresYear: value?.hectaresBurnedYear ?? null,
});
