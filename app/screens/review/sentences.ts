import type { Language } from "#territory/language.ts";
import { regionByCode } from "#territory/regions.ts";
import type { Formats } from "../../i18n/format.ts";
import type { TextsOfSet } from "../../i18n/texts-of.ts";
import type { Figures } from "../../parts/units/use-figures.ts";
import type { Comparison } from "./glance.server.ts";
import type { ReviewDetail, ReviewView } from "./review-view.server.ts";
import { SIZE_CLASSES } from "./size-classes.ts";
import type { reviewTexts } from "./texts.ts";

/** Texts, formats and units of one visitor, to write sentences. */
export interface Words {
  readonly language: Language;
  readonly t: TextsOfSet<typeof reviewTexts>;
  readonly formats: Formats;
  readonly figures: Figures;
}

/** Returns a count as text: `1 feu`, `1 204 feux`. */
export function firesText({ t, formats }: Words, fires: number): string {
  return t("review.fires.count", { count: fires, figure: formats.number(fires) });
}

/** Returns a share as text. Only a share of exactly zero or the whole is written as 0% or 100%. */
export function shareText({ t, formats }: Words, part: number, whole: number): string {
  const rounded = Math.round((part / whole) * 100);
  if (rounded === 100 && part < whole) return t("review.share.mostly");
  if (rounded === 0 && part > 0) return t("review.share.hardly");
  return formats.share(part / whole);
}

/** Returns the rows with the largest figure; empty if the largest figure is zero. */
function leaders<Row>(rows: readonly Row[], figure: (row: Row) => number | null): readonly Row[] {
  const most = Math.max(0, ...rows.map((row) => figure(row) ?? 0));
  return most === 0 ? [] : rows.filter((row) => figure(row) === most);
}

/** Returns a sentence that compares a figure with the ten-year mean. */
export function meanSentence({ t, formats }: Words, { now, mean }: Comparison): string {
  if (now === null || mean === null) return t("review.mean.none");
  const difference = now - mean;
  if (Math.round(now) === mean) return t("review.mean.same");
  if (mean === 0) return t("review.mean.zero");
  const ratio = now / mean;
  if (Math.round(Math.abs(difference / mean) * 100) === 0) return t("review.mean.about");
  if (ratio >= 3) return t("review.mean.times", { times: formats.number(ratio) });
  if (ratio > 1) return t("review.mean.above", { percent: formats.share(ratio - 1) });
  // A figure above zero is never written as 100% less.
  return t("review.mean.below", { percent: formats.share(Math.min(1 - ratio, now > 0 ? 0.99 : 1)) });
}

/** Returns a sentence that compares a figure with the same date of the previous year. */
export function beforeSentence(
  { t, formats, figures }: Words,
  { now, yearBefore }: Comparison,
  measure: "fires" | "hectares",
  year: number,
): string {
  if (now === null || yearBefore === null) return t("review.before.none", { year });
  const write = (value: number) => (measure === "fires" ? formats.number(value) : figures.size(value));
  const difference = write(Math.abs(now - yearBefore));
  // Figures that are formatted the same count as equal.
  if (write(now) === write(yearBefore)) return t("review.before.same", { year });
  if (now > yearBefore) return t("review.before.more", { difference, year });
  return t(measure === "fires" ? "review.before.fewer" : "review.before.less", { difference, year });
}

export function causesSentence({ t, formats }: Words, { origins, total }: ReviewDetail["causes"]): string {
  const [lightning, people, undetermined] = origins;
  const rest =
    undetermined > 0
      ? [t("review.causes.rest", { count: undetermined, figure: formats.number(undetermined) })]
      : [];
  if (total === undetermined) return [t("review.causes.none"), ...rest].join(" ");
  const counts = { lightning: formats.number(lightning), people: formats.number(people) };
  const first =
    lightning === people
      ? t("review.causes.level", { lightning: counts.lightning })
      : t(lightning > people ? "review.causes.moreLightning" : "review.causes.morePeople", counts);
  return [first, ...rest].join(" ");
}

/** Limit of tied names that a sentence lists. */
const FEW = 3;

export function regionsSentence(words: Words, rows: ReviewDetail["regions"], total: number): string {
  const { language, t, formats, figures } = words;
  const known = rows.flatMap(({ key, ...row }) => {
    const region = key === null ? undefined : regionByCode(key);
    return region ? [{ ...row, region }] : [];
  });
  const byFires = leaders(known, ({ fires }) => fires);
  const [first] = byFires;
  if (!first) return t("review.regions.none");
  const byHectares = leaders(known, ({ hectares }) => hectares);
  const [largest] = byHectares;
  const fires = firesText(words, first.fires);
  const sentences = [];
  if (byFires.length > FEW) sentences.push(t("review.regions.levelMany", { regions: byFires.length, fires }));
  else if (byFires.length > 1) {
    const places = formats.list(byFires.map(({ region }) => region.name[language]));
    sentences.push(t("review.regions.level", { places, fires }));
  } else {
    const place = first.region.locative[language];
    const counts = { place, fires: formats.number(first.fires), total: formats.number(total) };
    sentences.push(
      first.fires === total ? t("review.regions.only", { place }) : t("review.regions.first", counts),
    );
  }
  if (largest && byHectares.length === 1 && first.fires < total) {
    const place = largest.region.locative[language];
    sentences.push(t("review.regions.hectares", { place, size: figures.size(largest.hectares) }));
  }
  return sentences.join(" ");
}

export function monthsSentence(words: Words, { rows, undated }: ReviewDetail["months"]): string {
  const { t, formats } = words;
  const busiest = leaders(rows, ({ fires }) => fires);
  const [first] = busiest;
  const sentences = [];
  if (!first) sentences.push(t("review.months.none"));
  else {
    const months = formats.list(busiest.map(({ name }) => name));
    const fires = firesText(words, first.fires);
    sentences.push(
      busiest.length === 1
        ? t("review.months.first", { month: months, fires })
        : t("review.months.level", { months, fires }),
    );
  }
  if (undated > 0)
    sentences.push(t("review.months.undated", { count: undated, figure: formats.number(undated) }));
  return sentences.join(" ");
}

/** Limits of "small" and "large" in the sentence about sizes, in hectares. */
const SMALL_HA = 1;
const LARGE_HA = 100;
/** Number of size classes up to `SMALL_HA`, and index of the first class from `LARGE_HA` on. */
const [SMALL_ROWS, LARGE_FROM] = [2, 4];

export function sizesSentence(words: Words, { rows, unknown }: ReviewDetail["sizes"]): string {
  const { t, formats, figures } = words;
  const sum = (some: typeof rows, of: "fires" | "hectares") =>
    some.reduce((total, row) => total + row[of], 0);
  const total = sum(rows, "fires");
  const hectares = sum(rows, "hectares");
  const small = sum(rows.slice(0, SMALL_ROWS), "fires");
  const large = sum(rows.slice(LARGE_FROM), "fires");
  const sentences = [];
  const smallSize = figures.size(SMALL_HA);
  const largeSize = figures.size(LARGE_HA);
  if (total === 0) sentences.push(t("review.sizes.none"));
  else if (small === total) sentences.push(t("review.sizes.small.all", { size: smallSize }));
  else {
    sentences.push(
      small === 0
        ? t("review.sizes.small.none", { size: smallSize })
        : t("review.sizes.small", { size: smallSize, share: shareText(words, small, total) }),
    );
    const share = shareText(words, sum(rows.slice(LARGE_FROM), "hectares"), hectares);
    const count = { count: large, figure: formats.number(large) };
    sentences.push(
      large === 0
        ? t("review.sizes.large.zero", { size: largeSize })
        : t("review.sizes.large", { ...count, size: largeSize, share }),
    );
  }
  if (unknown > 0)
    sentences.push(t("review.sizes.unknown", { count: unknown, figure: formats.number(unknown) }));
  return sentences.join(" ");
}

export function largestSentence(words: Words, { largest, level, hectares }: ReviewDetail): string {
  const { t, formats, figures } = words;
  const [fire] = leaders(largest, ({ sizeHa }) => sizeHa);
  if (!fire) return t("review.largest.none");
  const size = figures.size(fire.sizeHa ?? 0);
  if (level > 1) return t("review.largest.level", { figure: formats.number(level), size });
  const name = fire.name ?? t("fires.unnamed", { number: fire.number });
  return t("review.largest.first", {
    fire: name,
    size,
    share: shareText(words, fire.sizeHa ?? 0, hectares),
  });
}

export function pastSentence(words: Words, { rows, means, missing }: ReviewView["past"]): string {
  const { t, formats, figures } = words;
  const whole = rows.slice(0, -1);
  const yearsOf = (some: readonly { readonly year: number }[]) =>
    formats.list(some.map(({ year }) => String(year)));
  const byFires = leaders(whole, ({ fires }) => fires);
  const byHectares = leaders(whole, ({ hectares }) => hectares);
  const sentences = [];
  if (missing.length === whole.length) return t("review.past.none");
  if (byFires[0] && means.fires !== null) {
    const fires = firesText(words, byFires[0].fires ?? 0);
    sentences.push(
      t("review.past.fires", { years: yearsOf(byFires), fires, mean: formats.number(means.fires) }),
    );
  }
  if (byHectares[0]) {
    const size = figures.size(byHectares[0].hectares ?? 0);
    sentences.push(t("review.past.hectares", { years: yearsOf(byHectares), size }));
  }
  if (missing.length > 0)
    sentences.push(t("review.past.missing", { years: formats.list(missing.map(String)) }));
  return sentences.join(" ");
}

/** Returns a size class in the visitor's unit: `Plus de 1 ha, jusqu'à 10 ha`. */
export function sizeLabel({ t, figures }: Pick<Words, "t" | "figures">, at: number): string {
  const { over, upTo } = SIZE_CLASSES[at] ?? SIZE_CLASSES[0];
  if (over < 0) return t("review.sizes.upTo", { size: figures.size(upTo) });
  if (!Number.isFinite(upTo)) return t("review.sizes.over", { size: figures.size(over) });
  return t("review.sizes.between", { from: figures.size(over), to: figures.size(upTo) });
}
