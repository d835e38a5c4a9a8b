import { describe, expect, test } from "vitest";
import { DANGER_LEVELS } from "#fires/danger.ts";
import { OLD_AFTER_MS } from "#fires/freshness.ts";
import type { DangerToday, OpenFireAnswer } from "#fires/open-fire.ts";
import { FORBIDDING } from "#fires/open-fire.ts";
import type { AreaOpenFireAnswer } from "#fires/open-fire-in.server.ts";
import { LANGUAGES } from "#territory/language.ts";
import "../../i18n/dictionary.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { areaOpenFireWords, openFireWords } from "./open-fire-words.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const WHEN = new Date("2026-07-05T12:00:00Z");
const DANGERS: readonly DangerToday[] = [1, 2, 3, 4, 5, "unrated", "unpublished", "unavailable"];

const BAN = { kind: "banned", by: "fire", lasting: "fire", bannedFrom: WHEN } as const;

const unbanned = DANGERS.flatMap((danger) =>
  [null, WHEN].map((bannedFrom) => ({ kind: "unbanned", danger, bannedFrom }) as const),
);
const calm = { kind: "unbanned", danger: 1, bannedFrom: null } as const;
const UNCLEAR = (["untyped", "contradictory"] as const).map(
  (why) =>
    ({
      kind: "unknown",
      why,
      about: [
        { type: "other", title: { fr: "Avis aux usagers.", en: "Notice to users" } },
        { type: "fire", title: { fr: "", en: "" } },
      ],
    }) as const,
);
const points: readonly OpenFireAnswer[] = [
  ...(["banned", "beside"] as const).flatMap((kind) =>
    FORBIDDING.flatMap((by) =>
      [null, WHEN].map((until) => ({ kind, by, until, lasting: by, bannedFrom: until }) as const),
    ),
  ),
  ...(["missing", "old", "ordered", "maybeOrdered"] as const).map(
    (why) => ({ kind: "unknown", why }) as const,
  ),
  ...UNCLEAR,
  ...unbanned,
];
const rest = unbanned.flatMap((each) => [true, false].map((differs) => ({ ...each, differs })));
const areas: readonly AreaOpenFireAnswer[] = [
  ...([...FORBIDDING, "several"] as const).flatMap((by) =>
    ([null, WHEN, "varies"] as const).map((until) => ({ kind: "banned", by, until, threats: [] }) as const),
  ),
  ...[...rest, ...UNCLEAR, { kind: "unknown", why: "old" } as const].map(
    (elsewhere) => ({ kind: "part", by: ["fire", "closure"], elsewhere }) as const,
  ),
  ...rest.map((elsewhere) => ({ kind: "ordered", elsewhere }) as const),
  { kind: "unknown", why: "missing" },
  ...UNCLEAR,
  ...rest,
];

describe.each(LANGUAGES)("open fire words in %s", (language) => {
  const requested = { language, now: NOW };
  const cases = [
    ...points.map((answer) => ({ answer, words: openFireWords(answer, requested) })),
    ...areas.map((answer) => ({ answer, words: areaOpenFireWords(answer, "region", requested) })),
  ].map(({ answer, words }) => ({ answer, ...words, text: [words.words, ...words.reasons].join(" ") }));

  test("each answer has whole sentences and never repeats one", () => {
    for (const { question, words, reasons, text } of cases) {
      expect(question).toMatch(/\?$/);
      expect(text).not.toMatch(/(?:openFire|place|danger)\.[a-z]|\{\{|undefined/);
      for (const part of [words, ...reasons]) expect(part).toMatch(/[.]$/);
      expect(new Set([words, ...reasons]).size).toBe(reasons.length + 1);
    }
  });

  test("each answer without a ban mentions the municipality", () => {
    const free = cases.filter(({ answer, tone }) => answer.kind === "unbanned" && tone !== "no");
    expect(free.length).toBeGreaterThan(0);
    for (const { text } of free) expect(text).toMatch(/municipalit/);
  });

  test("danger from level 4 (very high) never gives a yes, and no answer contains the number to report fires", () => {
    for (const { answer, words, text } of cases) {
      if (answer.kind === "unbanned" && (answer.danger === 4 || answer.danger === 5))
        expect(words).not.toMatch(/^(Oui|Yes)/);
      if (answer.kind !== "unbanned") expect(words).not.toMatch(/^(Oui|Yes)/);
      expect(text).not.toMatch(/1.800/);
    }
  });

  const strongWind = {
    ...{ station: "Mont-Joli", km: 34.2, speedKmh: 23.4 },
    observedAt: new Date("2026-07-02T14:00:00Z"),
  };

  test("a strong wind nearby turns each answer that would allow a fire into a no that names the station", () => {
    const { t } = textsOf(language);
    for (const answer of unbanned) {
      const windy = openFireWords({ ...answer, strongWind }, requested);
      if (answer.danger === 5) {
        expect(windy).toEqual(openFireWords(answer, requested));
        continue;
      }
      expect(windy).toMatchObject({
        tone: "no",
        words: expect.stringMatching(/^(?:Pas maintenant|Not now)/),
      });
      expect(windy.reasons[0]).toMatch(/Mont-Joli.*34\u00a0km.*23\u00a0km\/h/);
      if (typeof answer.danger === "number")
        expect(windy.reasons.join(" ")).not.toContain(t(`danger.${answer.danger}.light`));
    }
  });

  test("no advice says how to light a fire next to an answer that names a strong wind", () => {
    for (const answer of unbanned)
      expect(openFireWords({ ...answer, strongWind }, { ...requested, readAt: NOW }).freeUntil).toBeNull();
  });

  test("the answer in a strong wind says when the wind was measured", () => {
    const [reason] = openFireWords({ ...calm, strongWind }, requested).reasons;
    expect(reason).toMatch(language === "fr" ? /le 2\sjuillet à 10\sh\b/ : /on July\s2, 10\sa\.m\./);
  });

  test("a station less than a kilometre away is not said to be 0 km away", () => {
    const [reason] = openFireWords({ ...calm, strongWind: { ...strongWind, km: 0.3 } }, requested).reasons;
    expect(reason).toMatch(language === "fr" ? /à moins de 1\u00a0km/ : /less than 1\u00a0km away/);
  });

  test("an answer that needs recent restrictions has words that replace it after one hour", () => {
    const read = { ...requested, readAt: NOW };
    const old = openFireWords({ kind: "unknown", why: "old" }, requested);
    for (const answer of points) {
      const { question: _, ...output } = openFireWords(answer, read);
      const isSure = answer.kind === "banned" || answer.kind === "unknown";
      expect(output.old, answer.kind).toEqual(
        isSure
          ? undefined
          : { after: NOW.getTime() + 3_600_000, tone: old.tone, words: old.words, reasons: old.reasons },
      );
    }
    for (const answer of areas) {
      const output = areaOpenFireWords(answer, "zone", read);
      const isFree =
        answer.kind === "unbanned" || ("elsewhere" in answer && answer.elsewhere.kind === "unbanned");
      expect(output.old !== undefined, answer.kind).toBe(isFree);
      if ("elsewhere" in answer && output.old) {
        expect(output.old.words).toBe(output.words);
        expect(output.old.reasons).toContain(old.words);
      }
    }
  });

  test("a ban in an area where a fire threatens a part mentions the ban and the threat, with what to do", () => {
    const threats = ["risk", "closure"] as const;
    const ban = { kind: "banned", by: "fire", until: null, threats } as const;
    const { words, reasons } = areaOpenFireWords(ban, "zone", requested);
    expect(words).toMatch(/feux|fires/);
    expect(reasons).toEqual([
      expect.any(String),
      expect.stringMatching(/Un feu menace une partie de la zone|A fire threatens part of the zone/),
      expect.stringMatching(/quittez-le|leave/),
    ]);
  });

  test("each ban is named after the advice, with its end or until further notice", () => {
    const { t } = textsOf(language);
    const end = {
      noEnd: / (?:jusqu’à nouvel ordre|until further notice)\.$/,
      dated: / (?:jusqu’au|until) .+\.$/,
    };
    for (const { answer, reasons } of cases) {
      if (answer.kind !== "banned" && answer.kind !== "beside") continue;
      if (answer.until === "varies") continue;
      expect(reasons[0]).toMatch(answer.until ? end.dated : end.noEnd);
      const lasting = "lasting" in answer ? answer.lasting : answer.by;
      if (lasting === "several") expect(reasons[0]).toMatch(/^(?:Interdictions|Bans) /);
      else expect(reasons[0]?.startsWith(t(`restriction.${lasting}`))).toBe(true);
    }
  });

  test("danger advice never says how to light a fire under a ban, in doubt or if a part is banned", () => {
    const { t } = textsOf(language);
    for (const level of DANGER_LEVELS) {
      for (const { answer, text } of cases) {
        const danger = "elsewhere" in answer ? answer.elsewhere : answer;
        const isAdvised = danger.kind === "unbanned" && danger.danger === level;
        expect(text.includes(t(`danger.${level}.help`)), JSON.stringify(answer)).toBe(isAdvised);
        if (level === 5) continue;
        const light = t(`danger.${level}.light`);
        expect(text.includes(light), JSON.stringify(answer)).toBe(isAdvised && answer.kind === "unbanned");
      }
    }
  });

  test("freeUntil is only set if no ban is in force and the data is not in doubt", () => {
    const read = { ...requested, readAt: NOW };
    const answers = [
      ...points.map((answer) => ({ answer, words: openFireWords(answer, read) })),
      ...areas.map((answer) => ({ answer, words: areaOpenFireWords(answer, "zone", read) })),
    ];
    for (const { answer, words } of answers) {
      expect(words.freeUntil, answer.kind).toBe(
        answer.kind === "unbanned" ? NOW.getTime() + OLD_AFTER_MS : null,
      );
    }
  });

  test("unclear restrictions give a careful answer that names each by its title or type", () => {
    for (const answer of UNCLEAR) {
      const { tone, reasons } = openFireWords(answer, requested);
      expect(tone).toBe("careful");
      expect(reasons[0]).toMatch(
        language === "fr"
          ? /^Restrictions à vérifier.: Avis aux usagers et Interdiction de faire des feux .*\.$/
          : /^Restrictions to check: Notice to users and Open fire ban .*\.$/,
      );
    }
  });

  test("the words on a map card never point to dates further down", () => {
    for (const answer of areas) {
      const { words, reasons } = areaOpenFireWords(answer, "zone", { ...requested, isOnCard: true });
      for (const part of [words, ...reasons]) expect(part).not.toMatch(/plus bas|below|\{\{/);
    }
  });

  test("an area without differences has the same words as its points", () => {
    for (const answer of unbanned) {
      const area = areaOpenFireWords({ ...answer, differs: false }, "zone", requested);
      expect(area.words).toBe(openFireWords(answer, requested).words);
    }
  });

  test("a ban with an end also mentions the next ban, and a ban without an end does not", () => {
    const ban = openFireWords({ ...BAN, until: WHEN }, requested);
    expect(ban.reasons).toHaveLength(2);
    const noEnd = openFireWords({ ...BAN, until: null }, requested);
    expect(noEnd.reasons).toHaveLength(1);
  });
});
