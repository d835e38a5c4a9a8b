import { describe, expect, it } from "vitest";
import { exampleFire } from "#fires/examples.double.ts";
import type { Fire } from "#fires/model.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import "../../i18n/dictionary.ts";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { fireRow } from "../../parts/fire/rows.server.ts";
import { byCause, byMonth, byRegion, bySize } from "./groups.server.ts";
import {
  beforeSentence,
  causesSentence,
  largestSentence,
  meanSentence,
  monthsSentence,
  pastSentence,
  regionsSentence,
  shareText,
  sizesSentence,
  type Words,
} from "./sentences.ts";
import { reviewTexts } from "./texts.ts";

const NOW = new Date("2026-07-20T16:00:00Z");
const wordsIn = (language: Language): Words => {
  const formats = formatsOf(language);
  return {
    language,
    t: textsOf(language, reviewTexts).t,
    formats,
    figures: {
      size: (hectares) => formats.measure(hectares, "hectares"),
      distance: String,
      aboutDistance: String,
      sizeUnit: "hectares",
      distanceUnit: "km",
    },
  };
};
const french = wordsIn("fr");
const english = wordsIn("en");
/** Replaces non-breaking spaces by plain spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const fires = (...changes: Partial<Fire>[]) =>
  changes.map((change, at) => exampleFire({ id: `2026-${at}`, number: at, ...change }));

describe("sentences about the mean", () => {
  const say = (now: number | null, mean: number | null, words = french) =>
    plain(meanSentence(words, { now, mean, yearBefore: null, lengths: [] }));

  it("the sentence about the mean says whether a figure is larger, smaller, equal, nearly equal or several times larger", () => {
    expect(say(120, 100)).toBe("20 % de plus que la moyenne des 10 dernières années.");
    expect(say(80, 100)).toBe("20 % de moins que la moyenne des 10 dernières années.");
    expect(say(100, 100)).toBe("Autant que la moyenne des 10 dernières années.");
    expect(say(1001, 1000)).toBe("À peu près la moyenne des 10 dernières années.");
    expect(say(450, 100, english)).toBe("4.5 times the 10-year average.");
  });

  it("a sentence about the mean never divides by zero, and a figure above zero is never 100 percent less", () => {
    expect(say(0, 0)).toBe("Autant que la moyenne des 10 dernières années.");
    expect(say(3, 0)).toBe("La moyenne des 10 dernières années est de zéro à cette date.");
    expect(say(0, 50)).toBe("100 % de moins que la moyenne des 10 dernières années.");
    expect(say(1, 1000)).toBe("99 % de moins que la moyenne des 10 dernières années.");
    expect(say(12, null, english)).toBe("No 10-year average is published for this zone.");
  });
});

describe("sentences about the previous year", () => {
  const say = (
    now: number | null,
    yearBefore: number | null,
    measure: "fires" | "hectares",
    words = french,
  ) => plain(beforeSentence(words, { now, yearBefore, mean: null, lengths: [] }, measure, 2025));

  it("the sentence about the previous year says the difference from that year, or that the figures are equal", () => {
    expect(say(12, 10, "fires")).toBe("2 de plus qu’à la même date en 2025.");
    expect(say(10, 12, "fires", english)).toBe("2 fewer than on the same date in 2025.");
    expect(say(1000, 4000, "hectares", english)).toBe("3,000 ha less than on the same date in 2025.");
    expect(say(0, 0, "fires")).toBe("Autant qu’à la même date en 2025.");
    expect(say(1204.2, 1204.4, "hectares")).toBe("Autant qu’à la même date en 2025.");
    expect(say(5, null, "fires")).toBe("Le chiffre de 2025 à la même date n’est pas disponible.");
  });
});

describe("texts of shares", () => {
  it("a share is never rounded to the whole or to zero", () => {
    expect(plain(shareText(french, 999, 1000))).toBe("plus de 99 %");
    expect(shareText(english, 1, 1000)).toBe("less than 1%");
    expect(plain(shareText(french, 1000, 1000))).toBe("100 %");
    expect(plain(shareText(french, 0, 1000))).toBe("0 %");
  });
});

describe("sentences about causes", () => {
  const say = (...causes: (Fire["causeId"] | null)[]) =>
    plain(causesSentence(french, byCause(fires(...causes.map((causeId) => ({ causeId }))), null)));

  it("the sentence about causes says whether lightning or people caused more fires, and how many causes are undetermined", () => {
    expect(say(1, 1, 6)).toBe("La foudre a causé plus de feux que l’activité humaine : 2 contre 1.");
    expect(say(6, 5, 1, null)).toBe(
      "L’activité humaine a causé plus de feux que la foudre : 2 contre 1. La cause d’un seul feu reste à déterminer.",
    );
    expect(say(1, 7)).toBe("La foudre et l’activité humaine ont causé le même nombre de feux : 1 chacune.");
  });

  it("the sentence about causes says that no cause is known, and how many causes are undetermined", () => {
    expect(say(9, null)).toBe("Aucune cause n’est encore établie. La cause de 2 feux reste à déterminer.");
  });
});

describe("sentences about regions", () => {
  const say = (list: Fire[], words = french) => plain(regionsSentence(words, byRegion(list), list.length));

  it("the sentence about regions names the regions with most fires and most area, with their prepositions", () => {
    const list = fires(
      { region: "04", sizeHa: 1 },
      { region: "04", sizeHa: 1 },
      { region: "09", sizeHa: 30 },
    );
    expect(say(list)).toBe(
      "C’est en Mauricie qu’il y a eu le plus de feux : 2 sur 3. C’est sur la Côte-Nord que la superficie brûlée est la plus grande : 30 ha.",
    );
  });

  it("the sentence about regions names up to three tied regions, counts four or more, or says that no region is known", () => {
    expect(say(fires({ region: "04", sizeHa: 0 }, { region: "07", sizeHa: 0 }), english)).toBe(
      "Tied for the most fires: Mauricie and Outaouais, with 1 fire each.",
    );
    expect(say(fires({ region: "04" }, { region: "07" }, { region: "09" }, { region: "10" }))).toBe(
      "4 régions sont à égalité en tête, avec 1 feu chacune.",
    );
    expect(say(fires({ region: null }))).toBe("La région de ces feux n’est pas connue.");
    expect(say(fires({ region: "04" }))).toBe("Tous les feux de la saison ont eu lieu en Mauricie.");
  });
});

describe("sentences about months", () => {
  const say = (list: Fire[], words = french) =>
    plain(monthsSentence(words, byMonth(list, 2026, NOW, words.language)));
  const begun = (date: string | null) => ({ startedAt: date === null ? null : new Date(date) });

  it("the sentence about months names the busiest month, or all tied months", () => {
    expect(
      say(fires(begun("2026-06-02T12:00:00Z"), begun("2026-06-30T23:00:00Z"), begun("2026-05-02T12:00:00Z"))),
    ).toBe("Le mois qui compte le plus de feux est juin : 2 feux.");
    expect(say(fires(begun("2026-06-02T12:00:00Z"), begun("2026-05-02T12:00:00Z")), english)).toBe(
      "The busiest months are May and June, with 1 fire each.",
    );
  });

  it("a fire counts for the month of its start in Quebec's time, and for no month if the date is unknown or wrong", () => {
    expect(say(fires(begun("2026-06-01T03:00:00Z")))).toBe(
      "Le mois qui compte le plus de feux est mai : 1 feu.",
    );
    expect(say(fires(begun(null), begun("1990-06-01T12:00:00Z")))).toBe(
      "La date de début de ces feux n’est pas connue. 2 feux sans date de début ne sont pas comptés ici.",
    );
  });

  it("months of the season that are still to come are marked as future", () => {
    const { rows } = byMonth(fires(begun("2026-06-02T12:00:00Z")), 2026, NOW, "fr");
    expect(rows.map(({ name, isToCome }) => (isToCome ? `(${name})` : name)).join(" ")).toBe(
      "avril mai juin juillet (août) (septembre) (octobre) (novembre)",
    );
  });

  it("month names include the year if the season started in the previous year", () => {
    const began = fires(begun("2025-10-30T12:00:00Z"), begun("2026-05-02T12:00:00Z"));
    const { rows } = byMonth(began, 2026, NOW, "fr");
    expect([rows.at(0)?.name, rows.at(-1)?.name]).toEqual(["octobre 2025", "novembre 2026"]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(rows.flatMap(({ shortName, newYear }) => (newYear ? [`${shortName} ${newYear}`] : []))).toEqual([
      "oct. 2025",
      "janv. 2026",
    ]);
    expect(say(began, english)).toBe("The busiest months are October 2025 and May 2026, with 1 fire each.");
  });
});

describe("sentences about sizes", () => {
  const say = (sizes: (number | null)[], words = french) =>
    plain(sizesSentence(words, bySize(fires(...sizes.map((sizeHa) => ({ sizeHa }))))));

  it("the sentence about sizes says the share of small fires in all fires, and the share of large fires in the area burned", () => {
    expect(say([0.1, 1, 150, 50])).toBe(
      "Les feux de 1 ha ou moins représentent 50 % des feux. Le seul feu de plus de 100 ha compte pour 75 % de la superficie brûlée.",
    );
    expect(say([0.5, 2000, 500], english)).toBe(
      "Fires of 1 ha or less account for 33% of all fires. The 2 fires over 100 ha account for more than 99% of the area burned.",
    );
  });

  it("the sentence about sizes says that all or no fires are over 1 ha, or that no size is known", () => {
    expect(say([0.1, 0])).toBe("Aucun feu n’a dépassé 1 ha.");
    expect(say([5, 50])).toBe("Tous les feux ont dépassé 1 ha. Aucun feu n’a dépassé 100 ha.");
    expect(say([null])).toBe(
      "Aucun de ces feux n’a de superficie publiée. 1 feu sans superficie publiée n’est pas compté ici.",
    );
  });

  it("a fire whose size is the upper limit of a size class belongs to that class, not to the next", () => {
    const { rows } = bySize(
      fires(...[0, 0.1, 0.11, 1, 10, 10.1, 100, 1000, 1000.1].map((sizeHa) => ({ sizeHa }))),
    );
    expect(rows.map((row) => row.fires)).toEqual([2, 2, 1, 2, 1, 1]);
  });
});

describe("sentences about the largest fires", () => {
  const say = (list: Fire[], words = french) => {
    const top = Math.max(...list.map(({ sizeHa }) => sizeHa ?? 0));
    return plain(
      largestSentence(words, {
        total: list.length,
        hectares: list.reduce((sum, { sizeHa }) => sum + (sizeHa ?? 0), 0),
        causes: byCause(list, null),
        regions: byRegion(list),
        months: byMonth(list, 2026, NOW, words.language),
        sizes: bySize(list),
        largest: list.map((fire) => fireRow(fire, words.language, NOW)),
        level: list.filter(({ sizeHa }) => sizeHa === top).length,
      }),
    );
  };

  it("the sentence about the largest fires names the largest fire with its share of the area, or counts the tied fires", () => {
    expect(say(fires({ name: "Lac Rond", sizeHa: 75 }, { sizeHa: 25 }))).toBe(
      "Le plus grand feu, Lac Rond, a brûlé 75 ha, soit 75 % de la superficie totale.",
    );
    expect(say(fires({ sizeHa: 5 }, { sizeHa: 5 }), english)).toBe(
      "2 fires are tied for the largest, with 5 ha each.",
    );
    expect(say(fires({ sizeHa: 0 }))).toBe("Aucun feu n’a encore de superficie publiée.");
  });
});

describe("sentences about past seasons", () => {
  const row = (year: number, count: number | null, hectares: number | null) => ({
    year,
    fires: count,
    hectares,
    lengths: [0, 0] as const,
  });
  const past = (rows: ReturnType<typeof row>[], mean: number | null) => ({
    rows: [...rows, row(2026, 3, 4)],
    means: { fires: mean, hectares: mean },
    meanLengths: [0, 0] as const,
    missing: rows.filter((each) => each.fires === null).map(({ year }) => year),
    columns: { starts: [], width: 0 },
  });

  it("the sentence about past seasons names the years with most fires and most area, without the current year", () => {
    expect(plain(pastSentence(french, past([row(2024, 352, 10), row(2025, 528, 5)], 440)))).toBe(
      "Parmi les saisons complètes, c’est en 2025 qu’il y a eu le plus de feux : 528 feux (moyenne : 440). C’est en 2024 que la superficie brûlée a été la plus grande : 10 ha.",
    );
  });

  it("the sentence about past seasons names the seasons that could not be read, or says that no season could be read", () => {
    expect(plain(pastSentence(english, past([row(2024, null, null), row(2025, 1, 0)], 1)))).toBe(
      "Most fires in a full season: 2025, with 1 fire (average: 1). These seasons are not available and are not in the average: 2024.",
    );
    expect(pastSentence(french, past([row(2025, null, null)], null))).toMatch(
      /^Les saisons passées ne sont pas disponibles/,
    );
  });
});

it.each(LANGUAGES)("no sentence in %s shows a text's key or an empty placeholder", (language) => {
  const words = wordsIn(language);
  const list = fires({ region: "04" }, { region: "07", sizeHa: null, startedAt: null, causeId: null });
  const text = [
    causesSentence(words, byCause(list, null)),
    regionsSentence(words, byRegion(list), 2),
    monthsSentence(words, byMonth(list, 2026, NOW, words.language)),
    sizesSentence(words, bySize(list)),
  ].join(" ");
  expect(text).not.toMatch(/review\.|\{\{|undefined|NaN/);
});
