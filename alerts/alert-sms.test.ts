import { describe, expect, it } from "vitest";
import { smsParts, smsText } from "#delivery/gsm.ts";
import { writingIn } from "#delivery/writing.double.ts";
import { DANGER_LEVELS } from "#fires/danger.ts";
import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import type { Change } from "#history/change.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { REGIONS } from "#territory/regions.ts";
import { PHRASES } from "./alert-phrases.ts";
import { alertSms } from "./alert-sms.ts";
import { alertText } from "./alert-text.ts";
import { A_FIRE, LA_TUQUE, north } from "./alerts.double.ts";
import type { Fact } from "./fact.ts";
import { VOCABULARIES } from "./vocabularies.ts";

const READ = new Date("2026-07-02T15:05:00Z");
const JULY_9 = new Date("2026-07-09T12:00:00Z");
const STATUSES = [0, 1, 2, 3, 4, 5, 6] as const;

const fire = (kind: string, before: object | null, after: object): Change =>
  ({
    kind,
    subject: "2026-12",
    before: before && { ...A_FIRE, ...before },
    after: { ...A_FIRE, ...after },
  }) as Change;
const danger = (before: number, after: number): Change =>
  ({ kind: "danger", subject: "26", before: { level: before }, after: { level: after } }) as Change;
const restriction = (kind: string, type: string, before: object | null, after: object | null): Change => {
  const state = { type, startsAt: null, endsAt: JULY_9, regions: ["04"], area: "a" };
  return {
    kind,
    subject: "r-1",
    before: before && { ...state, ...before },
    after: after && { ...state, ...after },
  } as Change;
};

/** Every kind of change, in every state that has words of its own. */
const CHANGES: readonly Change[] = [
  ...STATUSES.flatMap((statusId) => [
    fire("fire-new", null, { statusId }),
    fire("fire-status", { statusId: statusId === 1 ? 3 : 1 }, { statusId }),
    fire("fire-status", { statusId: 6 }, { statusId }),
    fire("fire-size", {}, { statusId, sizeHa: 390.5 }),
    fire("fire-contained", {}, { statusId, containedAt: READ }),
    fire("fire-located", { at: null }, { statusId }),
    fire("fire-located", {}, { statusId }),
  ]),
  fire("fire-extinguished", {}, { statusId: 6 }),
  ...DANGER_LEVELS.flatMap((before) => DANGER_LEVELS.map((after) => danger(before, after))),
  ...[...RESTRICTION_ORDER, "other"].flatMap((type) => [
    restriction("restriction-begun", type, null, {}),
    restriction("restriction-begun", type, null, { endsAt: null }),
    restriction("restriction-begun", type, null, { endsAt: new Date("2026-08-05T12:00:00Z") }),
    restriction("restriction-changed", type, { endsAt: READ }, {}),
    restriction("restriction-changed", type, {}, { endsAt: READ }),
    restriction("restriction-changed", type, {}, { endsAt: null }),
    restriction("restriction-changed", type, {}, { area: "b" }),
    restriction("restriction-changed", type, {}, { regions: ["09", "12"] }),
    restriction("restriction-lifted", type, {}, null),
  ]),
];

interface AlertOptions {
  readonly nickname?: string | null;
  readonly km?: number;
  readonly isUrgent?: boolean;
  readonly isDigest?: boolean;
  readonly siteUrl?: string;
}
const factOf = (change: Change, { nickname = "Chalet", km = 12.3 }: AlertOptions = {}): Fact => ({
  change,
  observedAt: READ,
  place: { id: "place-1", nickname, at: north(LA_TUQUE, -km), distanceKm: km },
});
const smsOf = (facts: readonly Fact[], language: Language, options: AlertOptions = {}) => {
  const { isUrgent = false, isDigest = false, siteUrl = "https://vigie.example" } = options;
  const about = { facts, isUrgent, stopKey: "id.mark", insteadOf: null, delayedSince: null };
  return alertSms(about, { ...writingIn(language), siteUrl }, isDigest);
};
const sms = (change: Change, language: Language, options: AlertOptions = {}) =>
  smsOf([factOf(change, options)], language, options);

/** Replaces typographic marks by plain ones, to compare words. */
const plain = (text: string) =>
  text
    .replace(/«\s|\s»|[“”]/g, '"')
    .replace(/’/g, "'")
    .replace(/\s/g, " ")
    .replace(/º/g, "o")
    .replace(/–/g, "-")
    .replace(/…/g, "...");

describe.each(LANGUAGES)("text message in %s", (language) => {
  it("a text message keeps every character of the headline and the first sentence of advice, for every change", () => {
    for (const change of CHANGES)
      for (const km of [0.4, 3.2, 12.3, 80])
        for (const isUrgent of [false, true]) {
          const options = { km, isUrgent };
          const { headline, advice } = alertText(factOf(change, options), language);
          const text = plain(sms(change, language, options));
          // A name can be cut, but never the change itself.
          expect(text).toContain(plain(headline).replace(/^Chalet| \(Chalet\)$/, ""));
          if (advice[0] !== undefined) expect(text).toContain(plain(advice[0]));
        }
  });

  it("a text message gives the source, the time, the advice and the link, with the link last", () => {
    for (const change of CHANGES) {
      const text = plain(sms(change, language));
      expect(text).toMatch(language === "fr" ? /^Vigie, 11 h 05\. / : /^Vigie, 11:05 a\.m\. /);
      expect(text).toMatch(language === "fr" ? / vigie\.example\/\w/ : / vigie\.example\/en\/\w/);
      expect(text).toMatch(/ vigie\.example\/[\w/.,-]+$/);
    }
  });

  it("a text message with a digest gives the day and the time of the data", () => {
    const text = plain(sms(danger(2, 3), language, { isDigest: true }));
    expect(text).toMatch(
      language === "fr" ? /^Vigie, 2 juillet à 11 h 05\. / : /^Vigie, July 2 at 11:05 a\.m\. /,
    );
  });

  it("an urgent text message has at most two parts, however long the name of the place or fire is", () => {
    const names = [
      "Chalet",
      "Forêt d’Éloïse à Sainte-Anne-de-la-Pérade, rang des Épinettes",
      "x".repeat(255),
    ];
    const urgent = [
      ...STATUSES.flatMap((statusId) => [
        fire("fire-new", null, { statusId }),
        fire("fire-status", { statusId: 1 }, { statusId }),
        fire("fire-status", { statusId: 6 }, { statusId }),
        fire("fire-size", {}, { statusId, sizeHa: 12_390.5 }),
      ]).map((change) => [change, 4.9] as const),
      [fire("fire-status", { statusId: 1 }, { statusId: 3 }), 123.4] as const,
      [fire("fire-new", null, { statusId: 3 }), 123.4] as const,
      ...["risk", "closure"].map((type) => [restriction("restriction-begun", type, null, {}), 0] as const),
    ];
    for (const [change, km] of urgent)
      for (const nickname of names) {
        const text = sms(change, language, { nickname, isUrgent: true, km });
        expect(smsParts(text), text).toBeLessThanOrEqual(2);
        expect(text).toMatch(/ vigie\.example\/[\w/.,-]+$/);
      }
    for (const name of names) {
      const out = fire("fire-status", { statusId: 1 }, { statusId: 3, name });
      expect(
        smsParts(smsOf([{ change: out, observedAt: READ, place: null }], language, { isUrgent: true })),
      ).toBe(2);
    }
  });

  it("a text message cuts the long title of a restriction of an unknown type", () => {
    const title = {
      fr: "Défense de tout brûler ".repeat(20),
      en: "Burning of anything forbidden ".repeat(20),
    };
    for (const [kind, before, after] of [
      ["restriction-begun", null, { title }],
      ["restriction-changed", { title, endsAt: READ }, { title }],
      ["restriction-lifted", { title }, null],
    ] as const)
      for (const [isUrgent, most] of [
        [true, 2],
        [false, 3],
      ] as const) {
        const text = sms(restriction(kind, "other", before, after), language, { isUrgent });
        expect(smsParts(text), text).toBeLessThanOrEqual(most);
      }
  });

  it("a text message cuts a long place name, but never the change of the fire", () => {
    const text = plain(sms(fire("fire-new", null, { statusId: 3 }), language, { nickname: "ê".repeat(255) }));
    expect(text).toContain("ê...");
    expect(text).toContain(language === "fr" ? "nouveau feu hors contrôle" : "new out-of-control fire");
    expect(text).toContain(language === "fr" ? "Préparez-vous à partir." : "Be ready to leave.");
  });

  it("a text message has one part for the most common alerts, if the GSM alphabet has all their letters", () => {
    const common = [
      fire("fire-new", null, {}),
      fire("fire-size", {}, { sizeHa: 390.5 }),
      fire("fire-status", { statusId: 3 }, { statusId: 4 }),
      fire("fire-extinguished", {}, { statusId: 6 }),
      danger(2, 3),
      danger(3, 4),
      danger(3, 2),
      restriction("restriction-begun", "fire", null, {}),
      restriction("restriction-begun", "fire", null, { endsAt: null }),
      restriction("restriction-changed", "fire", { endsAt: READ }, {}),
      restriction("restriction-begun", "closure", null, { endsAt: null }),
    ];
    for (const change of common) expect(smsParts(sms(change, language)), sms(change, language)).toBe(1);
  });

  it("a text message keeps the whole nickname of the place, without its emoji", () => {
    const text = sms(fire("fire-new", null, {}), language, { nickname: "🏕️ Camp de l’Île 🔥" });
    expect(text).toContain("Camp de l’Île");
    expect(text).not.toMatch(/[?🔥🏕]/u);
  });

  it("a text message says how to stop, unless the advice needs the space", () => {
    const stop = PHRASES[language].stopByText;
    for (const change of CHANGES) {
      const text = sms(change, language);
      const isPlain = smsText(text.normalize("NFD").replace(/\p{M}/gu, "")) === text;
      if (isPlain || smsParts(text) === 1) expect(text).toContain(stop);
    }
    expect(stop).toContain(language === "fr" ? "ARRET" : "STOP");
  });

  it("a text message gives the number of alerts that it leaves out", () => {
    const facts = [
      factOf(fire("fire-new", null, {})),
      factOf(danger(2, 3)),
      factOf(restriction("restriction-begun", "fire", null, {})),
    ];
    expect(smsOf(facts, language)).toContain(language === "fr" ? "2 autres alertes" : "2 more alerts");
    expect(smsOf(facts, language)).toMatch(/ vigie\.example\/(en\/)?p$/);
  });

  it("a text message keeps `http://` in the link of a site without a certificate, as in development", () => {
    const text = sms(danger(2, 3), language, { siteUrl: "http://localhost:4000" });
    expect(text).toMatch(/ http:\/\/localhost:4000\/(en\/)?z\/26$/);
  });
});

describe.each(LANGUAGES)("fixed phrases in %s", (language) => {
  /** Calls each function with sample values, and lists each text. */
  function phrasesIn(value: unknown): string[] {
    if (typeof value === "string") return [value];
    if (typeof value === "function") return phrasesIn(SAMPLES.map((sample) => callWith(value, sample)));
    return value !== null && typeof value === "object" ? Object.values(value).flatMap(phrasesIn) : [];
  }
  const SAMPLES: readonly (readonly unknown[])[] = [
    ["A", "B", "C"],
    ["hors contrôle", null, "extrême"],
    [2, 3],
    [["Côte-Nord", "Île"], "x"],
    [A_FIRE],
    ...REGIONS.map((region) => [region]),
  ];
  /** Calls a function with sample values. @returns null if the sample has the wrong type */
  function callWith(write: unknown, sample: readonly unknown[]): unknown {
    try {
      return (write as (...values: unknown[]) => unknown)(...sample);
    } catch {
      return null;
    }
  }
  const phrases = phrasesIn([VOCABULARIES[language], PHRASES[language]]);

  it("every fixed phrase of alerts is encoded completely, in the GSM alphabet or in Unicode", () => {
    expect(phrases.length).toBeGreaterThan(200);
    for (const phrase of phrases)
      expect(plain(smsText(phrase))).toBe(plain(phrase.trim() === "" ? "" : phrase));
  });
});
