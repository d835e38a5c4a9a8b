import { describe, expect, test } from "vitest";
import { DANGER_LEVELS } from "#fires/danger.ts";
import { OLD_AFTER_MS } from "#fires/freshness.ts";
import type { DangerToday, OpenFireAnswer } from "#fires/open-fire.ts";
import { FORBIDDING } from "#fires/open-fire.ts";
import type { AreaOpenFireAnswer } from "#fires/open-fire-in.server.ts";
import { LANGUAGES } from "#territory/language.ts";
import "../../i18n/register.server.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { areaOpenFireWords, openFireWords } from "./open-fire-words.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const WHEN = new Date("2026-07-05T12:00:00Z");
const DANGERS: readonly DangerToday[] = [1, 2, 3, 4, 5, "unrated", "unpublished", "unavailable"];

const BAN = { kind: "banned", by: "fire", lasting: "fire", bannedFrom: WHEN } as const;

const unbanned = DANGERS.flatMap((danger) =>
  [null, WHEN].map((bannedFrom) => ({ kind: "unbanned", danger, bannedFrom }) as const),
);
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
  { kind: "unknown", why: "missing" },
  { kind: "unknown", why: "old" },
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
  { kind: "unknown", why: "missing" },
  ...UNCLEAR,
  ...rest,
];

describe.each(LANGUAGES)("in %s", (language) => {
  const asked = { language, now: NOW };
  const said = [
    ...points.map((answer) => ({ answer, words: openFireWords(answer, asked) })),
    ...areas.map((answer) => ({ answer, words: areaOpenFireWords(answer, "region", asked) })),
  ].map(({ answer, words }) => ({ answer, ...words, text: [words.words, ...words.reasons].join(" ") }));

  test("every answer is whole sentences, none of them twice", () => {
    for (const { question, words, reasons, text } of said) {
      expect(question).toMatch(/\?$/);
      expect(text).not.toMatch(/openFire\.|place\.|danger\.|\{\{|undefined/);
      for (const part of [words, ...reasons]) expect(part).toMatch(/[.]$/);
      expect(new Set([words, ...reasons]).size).toBe(reasons.length + 1);
    }
  });

  test("wherever nothing is banned, the municipality is named beside the answer", () => {
    const free = said.filter(({ answer, tone }) => answer.kind === "unbanned" && tone !== "no");
    expect(free.length).toBeGreaterThan(0);
    for (const { text } of free) expect(text).toMatch(/municipalit/);
  });

  test("no level says yes from very high on, and no answer gives the fire line for questions", () => {
    for (const { answer, words, text } of said) {
      if (answer.kind === "unbanned" && (answer.danger === 4 || answer.danger === 5))
        expect(words).not.toMatch(/^(Oui|Yes)/);
      if (answer.kind !== "unbanned") expect(words).not.toMatch(/^(Oui|Yes)/);
      expect(text).not.toMatch(/1.800/);
    }
  });

  test("an answer that restrictions of an hour ago cannot give is said otherwise from then on", () => {
    const read = { ...asked, readAt: NOW };
    const old = openFireWords({ kind: "unknown", why: "old" }, asked);
    for (const answer of points) {
      const { question: _, ...said } = openFireWords(answer, read);
      const isSure = answer.kind === "banned" || answer.kind === "unknown";
      expect(said.old, answer.kind).toEqual(
        isSure
          ? undefined
          : { after: NOW.getTime() + 3_600_000, tone: old.tone, words: old.words, reasons: old.reasons },
      );
    }
    for (const answer of areas) {
      const said = areaOpenFireWords(answer, "zone", read);
      const isFree =
        answer.kind === "unbanned" || (answer.kind === "part" && answer.elsewhere.kind === "unbanned");
      expect(said.old !== undefined, answer.kind).toBe(isFree);
      if (answer.kind === "part" && said.old) {
        expect(said.old.words).toBe(said.words);
        expect(said.old.reasons).toContain(old.words);
      }
    }
  });

  test("an area under a ban whose part a fire threatens says both, and what to do", () => {
    const threats = ["risk", "closure"] as const;
    const ban = { kind: "banned", by: "fire", until: null, threats } as const;
    const { words, reasons } = areaOpenFireWords(ban, "zone", asked);
    expect(words).toMatch(/feux|fires/);
    expect(reasons).toEqual([
      expect.any(String),
      expect.stringMatching(/Un feu menace une partie de la zone|A fire threatens part of the zone/),
      expect.stringMatching(/quittez-le|leave/),
    ]);
  });

  test("what lasts is named after what to do, with its end or until further notice", () => {
    const { t } = textsOf(language);
    const end = {
      noEnd: / (?:jusqu’à nouvel ordre|until further notice)\.$/,
      dated: / (?:jusqu’au|until) .+\.$/,
    };
    for (const { answer, reasons } of said) {
      if (answer.kind !== "banned" && answer.kind !== "beside") continue;
      if (answer.until === "varies") continue;
      expect(reasons[0]).toMatch(answer.until ? end.dated : end.noEnd);
      const lasting = "lasting" in answer ? answer.lasting : answer.by;
      if (lasting === "several") expect(reasons[0]).toMatch(/^(?:Interdictions|Bans) /);
      else expect(reasons[0]?.startsWith(t(`restriction.${lasting}`))).toBe(true);
    }
  });

  test("a danger level never says how to light a fire under a ban, in doubt, or where a part is banned", () => {
    const { t } = textsOf(language);
    for (const level of DANGER_LEVELS) {
      for (const { answer, text } of said) {
        const danger = answer.kind === "part" ? answer.elsewhere : answer;
        const isAdvised = danger.kind === "unbanned" && danger.danger === level;
        expect(text.includes(t(`danger.${level}.help`)), JSON.stringify(answer)).toBe(isAdvised);
        if (level === 5) continue;
        const light = t(`danger.${level}.light`);
        expect(text.includes(light), JSON.stringify(answer)).toBe(isAdvised && answer.kind === "unbanned");
      }
    }
  });

  test("nothing forbids a fire until the data is old, only where no ban is in force and nothing is in doubt", () => {
    const read = { ...asked, readAt: NOW };
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

  test("nobody can say by restrictions that are not clear, and each is named: by its title, or else by its type", () => {
    for (const answer of UNCLEAR) {
      const { tone, reasons } = openFireWords(answer, asked);
      expect(tone).toBe("careful");
      expect(reasons[0]).toMatch(
        language === "fr"
          ? /^Restrictions à vérifier.: Avis aux usagers et Interdiction de faire des feux .*\.$/
          : /^Restrictions to check: Notice to users and Open fire ban .*\.$/,
      );
    }
  });

  test("a card, which shows no dates, says where they stand", () => {
    for (const answer of areas) {
      const { words, reasons } = areaOpenFireWords(answer, "zone", { ...asked, isOnCard: true });
      for (const part of [words, ...reasons]) expect(part).not.toMatch(/plus bas|below|\{\{/);
    }
  });

  test("an area that is alike answers in the words of its points", () => {
    for (const answer of unbanned) {
      const area = areaOpenFireWords({ ...answer, differs: false }, "zone", asked);
      expect(area.words).toBe(openFireWords(answer, asked).words);
    }
  });

  test("the end of a ban is said, and the next ban after it", () => {
    const ban = openFireWords({ ...BAN, until: WHEN }, asked);
    expect(ban.reasons).toHaveLength(2);
    const noEnd = openFireWords({ ...BAN, until: null }, asked);
    expect(noEnd.reasons).toHaveLength(1);
  });
});
