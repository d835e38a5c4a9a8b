import { describe, expect, it } from "vitest";
import { DANGER_LEVELS } from "#fires/danger.ts";
import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import type { Change } from "#history/change.ts";
import type { FireState } from "#history/fire-state.ts";
import { adviceFor } from "./advice.ts";
import { A_FIRE, LA_TUQUE } from "./alerts.double.ts";

const LANGUAGES = ["fr", "en"] as const;
const placeAt = (distanceKm: number | null) => ({ id: "1", nickname: "Chalet", at: LA_TUQUE, distanceKm });
const READY = {
  fr: "Préparez-vous à partir. Suivez les consignes de votre municipalité. En cas de danger, appelez le 911.",
  en: "Be ready to leave. Follow your municipality’s instructions. If you are in danger, call 911.",
};
const FARTHER = {
  fr: "Suivez les consignes de votre municipalité. S’il y a de la fumée, fermez portes et fenêtres.",
  en: "Follow your municipality’s instructions. If there is smoke, close doors and windows.",
};
const IF_NEAR = {
  fr: "Si vous êtes près de ce feu, préparez-vous à partir. Suivez les consignes de votre municipalité.",
  en: "If you are near this fire, be ready to leave. Follow your municipality’s instructions.",
};
const STAY_AWAY = {
  fr: "Restez loin du feu. Suivez les consignes de votre municipalité.",
  en: "Stay away from the fire. Follow your municipality’s instructions.",
};
const NONE = { fr: "", en: "" };

type Status = FireState["statusId"];
const fireAdvice = (
  language: "fr" | "en",
  after: Partial<FireState>,
  distanceKm: number | "tracked" | null,
  kind = "fire-status",
) =>
  adviceFor(
    {
      change: { kind, subject: "2026-12", before: A_FIRE, after: { ...A_FIRE, ...after } } as Change,
      place: distanceKm === "tracked" ? null : placeAt(distanceKm),
    },
    language,
  ).join(" ");

describe.each(LANGUAGES)("fire advice in %s", (language) => {
  /** Advice by status: within 1 km, within 5 km, at 12 km, at 80 km, and for a followed fire. */
  const TABLE: readonly (readonly [Status, string, readonly (typeof NONE)[]])[] = [
    [0, "recorded", [READY, READY, FARTHER, FARTHER, NONE]],
    [1, "new", [READY, READY, FARTHER, FARTHER, NONE]],
    [2, "under observation", [READY, READY, FARTHER, FARTHER, NONE]],
    [3, "out of control", [READY, READY, READY, READY, IF_NEAR]],
    [4, "being held", [STAY_AWAY, STAY_AWAY, NONE, NONE, NONE]],
    [5, "under control", [STAY_AWAY, STAY_AWAY, NONE, NONE, NONE]],
    [6, "extinguished", [NONE, NONE, NONE, NONE, NONE]],
  ];
  const KINDS = ["fire-new", "fire-status", "fire-size", "fire-contained", "fire-located"];

  it.each(TABLE)(
    "advice about a fire at status %i (%s) depends on the distance, not on the kind of change",
    (statusId, _, advice) => {
      for (const kind of KINDS)
        for (const [at, distance] of ([0.8, 4.9, 12, 80, "tracked"] as const).entries())
          expect(fireAdvice(language, { statusId }, distance, kind), `${kind} at ${distance}`).toBe(
            advice[at]?.[language],
          );
    },
  );

  it("the advice says to be ready if a large fire's edge is within 5 km, even if the fire's centre is farther", () => {
    expect(fireAdvice(language, { sizeHa: 4 }, 6)).toBe(FARTHER[language]);
    expect(fireAdvice(language, { sizeHa: 1_000 }, 6)).toBe(READY[language]);
  });

  it("the advice says to be ready if the fire's distance is unknown", () => {
    expect(fireAdvice(language, {}, null)).toBe(READY[language]);
  });
});

describe.each(LANGUAGES)("fire danger advice in %s", (language) => {
  const LEVELS = {
    3: {
      fr: "N’allumez aucun feu si le vent dépasse 20\u00a0km/h.",
      en: "Do not light a fire if the wind is over 20\u00a0km/h.",
    },
    4: {
      fr: "N’allumez aucun feu à ciel ouvert. Utilisez seulement un foyer muni d’un pare-étincelles.",
      en: "Do not light an open fire. Only use a fire pit with a spark arrester.",
    },
    5: {
      fr: "N’allumez rien. Évitez tout ce qui fait des étincelles.",
      en: "Do not light a fire. Avoid anything that makes sparks.",
    },
  };
  const STILL = {
    fr: "Les restrictions en vigueur s’appliquent toujours.",
    en: "Restrictions in force still apply.",
  };
  const PAIRS = DANGER_LEVELS.flatMap((before) =>
    DANGER_LEVELS.flatMap((after) => (before === after ? [] : [[before, after] as const])),
  );

  it.each(PAIRS)(
    "advice about fire danger depends on the new level, and says that restrictions still apply if the level fell: %i to %i",
    (before, after) => {
      const change = {
        kind: "danger",
        subject: "13",
        before: { level: before },
        after: { level: after },
      } as Change;
      const ofLevel = after >= 3 ? LEVELS[after as 3 | 4 | 5][language] : "";
      const expected = [after < before ? STILL[language] : "", ofLevel].filter(Boolean).join(" ");
      expect(adviceFor({ change, place: placeAt(0) }, language).join(" ")).toBe(expected);
    },
  );

  it("the advice on a danger level never says that people can light a fire", () => {
    for (const [before, after] of PAIRS) {
      const change = {
        kind: "danger",
        subject: "13",
        before: { level: before },
        after: { level: after },
      } as Change;
      const text = adviceFor({ change, place: placeAt(0) }, language).join(" ");
      expect(text).not.toMatch(/pouvez|avant d’allumer|can light|before lighting/);
    }
  });
});

it.each(RESTRICTION_ORDER)("a restriction of type %s has advice, even once it is lifted", (type) => {
  const state = { type, startsAt: null, endsAt: null, regions: ["04"], area: null };
  const change = (kind: string) =>
    ({ kind, subject: "r", before: state, after: kind === "restriction-lifted" ? null : state }) as Change;
  for (const language of LANGUAGES)
    for (const kind of ["restriction-begun", "restriction-changed", "restriction-lifted"])
      expect(adviceFor({ change: change(kind), place: placeAt(0) }, language)).not.toEqual([]);
});
