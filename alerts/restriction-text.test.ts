import { describe, expect, it } from "vitest";
import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import type { RestrictionChange } from "#history/change.ts";
import { restrictionText } from "./restriction-text.ts";

const JULY_2 = new Date("2026-07-02T12:00:00Z");
const JULY_9 = new Date("2026-07-09T12:00:00Z");
const STATE = { type: "fire", startsAt: null, endsAt: JULY_2, regions: ["04"], area: "a" };

const textOf = (
  language: "fr" | "en",
  before: object | null,
  after: object | null,
  kind = "restriction-changed",
) => {
  const change = {
    kind,
    subject: "r-1",
    before: before && { ...STATE, ...before },
    after: after && { ...STATE, ...after },
  } as RestrictionChange;
  const { what, details } = restrictionText(change, language);
  return [what, ...details].map((text) => text.replaceAll("\u00a0", " "));
};

describe("restriction that starts", () => {
  it("the text of a new restriction gives its end date", () => {
    expect(textOf("fr", null, {}, "restriction-begun")[0]).toBe(
      "feux à ciel ouvert interdits jusqu’au 2 juillet à 8 h",
    );
    expect(textOf("en", null, {}, "restriction-begun")[0]).toBe("open fires banned until July 2 at 8 a.m.");
  });

  it.each(RESTRICTION_ORDER)("restriction %s without an end date says “until further notice”", (type) => {
    expect(textOf("fr", null, { type, endsAt: null }, "restriction-begun")[0]).toMatch(
      / jusqu’à nouvel ordre$/,
    );
    expect(textOf("en", null, { type, endsAt: null }, "restriction-begun")[0]).toMatch(
      / until further notice$/,
    );
  });
});

describe("restriction that changes", () => {
  it.each([
    [
      "a later end",
      {},
      { endsAt: JULY_9 },
      "interdiction de feux à ciel ouvert prolongée jusqu’au 9 juillet à 8 h",
      "open fire ban extended to July 9 at 8 a.m.",
    ],
    [
      "an earlier end",
      { endsAt: JULY_9 },
      {},
      "interdiction de feux à ciel ouvert maintenant en vigueur jusqu’au 2 juillet à 8 h (au lieu du 9 juillet à 8 h)",
      "open fire ban now ends July 2 at 8 a.m. (was July 9 at 8 a.m.)",
    ],
    [
      "an end that was removed",
      {},
      { endsAt: null },
      "interdiction de feux à ciel ouvert prolongée jusqu’à nouvel ordre (n’a plus de date de fin)",
      "open fire ban extended until further notice (no longer has an end date)",
    ],
    [
      "an end that was added",
      { endsAt: null },
      {},
      "interdiction de feux à ciel ouvert maintenant en vigueur jusqu’au 2 juillet à 8 h (auparavant sans date de fin)",
      "open fire ban now ends July 2 at 8 a.m. (had no end date)",
    ],
    [
      "another area",
      {},
      { area: "b" },
      "interdiction de feux à ciel ouvert, secteur modifié",
      "open fire ban, area changed",
    ],
    [
      "more regions",
      {},
      { area: "b", regions: ["04", "07"] },
      "interdiction de feux à ciel ouvert maintenant en vigueur en Mauricie et en Outaouais",
      "open fire ban now covers Mauricie and Outaouais",
    ],
    [
      "fewer regions",
      { regions: ["04", "07"] },
      { area: "b" },
      "interdiction de feux à ciel ouvert maintenant en vigueur seulement en Mauricie",
      "open fire ban now covers only Mauricie",
    ],
    [
      "many regions",
      {},
      { regions: ["04", "05", "07", "08"] },
      "interdiction de feux à ciel ouvert maintenant en vigueur dans 4 régions",
      "open fire ban now covers 4 regions",
    ],
    [
      "other hours",
      { type: "construction_morning" },
      { type: "construction_day" },
      "restriction des travaux en forêt maintenant 24 heures sur 24 (auparavant de 8 h à 20 h)",
      "forest work restriction now 24 hours a day (was 8 a.m. to 8 p.m.)",
    ],
    [
      "another type",
      { type: "risk" },
      { type: "closure" },
      "fermeture du territoire (auparavant zone à risque)",
      "area closure (was area-at-risk notice)",
    ],
    [
      "another start",
      { startsAt: JULY_9 },
      { startsAt: JULY_2 },
      "interdiction de feux à ciel ouvert, en vigueur depuis le 2 juillet à 8 h",
      "open fire ban, in force since July 2 at 8 a.m.",
    ],
  ])("the text of a changed restriction says what changed: %s", (_, before, after, french, english) => {
    expect(textOf("fr", before, after)[0]).toBe(french);
    expect(textOf("en", before, after)[0]).toBe(english);
  });

  it.each(RESTRICTION_ORDER)(
    "describes a changed restriction of type %s with a feminine noun, as the French words after it require",
    (type) => {
      const [french] = textOf("fr", { type }, { type, endsAt: JULY_9 });
      const [english] = textOf("en", { type }, { type, endsAt: JULY_9 });
      expect(french).toMatch(/^(interdiction|restriction|zone|fermeture)( .*)? prolongée jusqu’au 9 juillet/);
      expect(english).toContain("extended to July 9");
    },
  );

  it("gives a restriction's most important difference first, and its other differences in the details", () => {
    const after = { endsAt: JULY_9, area: "b", regions: ["04", "08"] };
    expect(textOf("en", {}, after)).toEqual([
      "open fire ban extended to July 9 at 8 a.m.",
      "now covers Mauricie and Abitibi-Témiscamingue",
    ]);
    expect(textOf("en", {}, { endsAt: JULY_9, area: "b" })).toEqual([
      "open fire ban extended to July 9 at 8 a.m.",
      "area changed",
      "Mauricie",
    ]);
  });

  it("gives a restriction's end date in the details if that date did not change", () => {
    expect(textOf("fr", {}, { area: "b" })).toEqual([
      "interdiction de feux à ciel ouvert, secteur modifié",
      "jusqu’au 2 juillet à 8 h",
      "Mauricie",
    ]);
  });

  it("does not report regions as new if the restriction had the same area before, without a list of regions", () => {
    expect(textOf("en", { regions: [] }, { endsAt: JULY_9 })[0]).toBe(
      "open fire ban extended to July 9 at 8 a.m.",
    );
    expect(textOf("en", { regions: [] }, { endsAt: JULY_9 }).join()).not.toContain("covers");
  });
});

describe("restriction of an unknown type", () => {
  const other = {
    type: "other",
    title: { fr: "Survol interdit autour du feu", en: "No flying around the fire" },
  };

  it("uses the agency's title for a restriction of an unknown type", () => {
    expect(textOf("fr", null, other, "restriction-begun")[0]).toContain("« Survol interdit autour du feu »");
    expect(textOf("en", null, other, "restriction-begun")[0]).toContain("“No flying around the fire”");
    expect(textOf("en", other, { ...other, endsAt: JULY_9 })[0]).toContain(
      "restriction “No flying around the fire” extended to July 9",
    );
    expect(textOf("fr", other, null, "restriction-lifted")[0]).toMatch(/^levée de la restriction «/);
  });

  it("uses the word “restriction” for a restriction of an unknown type without a title", () => {
    const untitled = { ...other, title: null };
    expect(textOf("fr", null, untitled, "restriction-begun")[0]).toBe(
      "nouvelle restriction jusqu’au 2 juillet à 8 h",
    );
    expect(textOf("en", untitled, null, "restriction-lifted")[0]).toBe("restriction lifted");
  });
});
