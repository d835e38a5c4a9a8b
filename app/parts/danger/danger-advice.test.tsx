import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import "../../i18n/dictionary.ts";
import { DANGER_LEVELS, type DangerLevel } from "#fires/danger.ts";
import { LANGUAGES } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { dangerAdvice } from "./danger-advice.ts";
import { DangerDays } from "./danger-days.tsx";
import { DangerLevels } from "./danger-help.tsx";

/** Words that a reader could take as permission for a fire. */
const ALLOWING = {
  fr: /vous pouvez|permet|petits? feux?|seulement|foyer|km\/h|interdiction/iu,
  en: /you can|allow|small fires?|\bonly\b|fire pit|km\/h|\bban\b/iu,
} as const;

/** Words that say that a ban or a municipality decides. */
const CONDITION = { fr: /interdiction/u, en: /\bban\b/u } as const;

describe.each(LANGUAGES)("advice of danger levels in %s", (language) => {
  const { t } = textsOf(language);
  const shown = (node: React.ReactNode) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[language === "fr" ? "/" : "/en/"]}>{node}</MemoryRouter>,
    );
  const row = (level: DangerLevel) => ({ zone: 26, name: "La Tuque", levels: String(level).repeat(3) });
  const LATER = 8.64e15;

  test.each(DANGER_LEVELS)("level %i allows no fire under a ban or if data is uncertain", (level) => {
    expect(dangerAdvice(level, false, t)).not.toMatch(ALLOWING[language]);
    expect(dangerAdvice(level, false, t)).toMatch(/\.$/);
  });

  test.each([1, 2, 3, 4] as const)(
    "the advice of level %i on how to light a fire always names a ban as the condition",
    (level) => {
      const light = dangerAdvice(level, true, t).slice(dangerAdvice(level, false, t).length);
      expect(light).toMatch(ALLOWING[language]);
      expect(light).toMatch(CONDITION[language]);
    },
  );

  test("level 5 has the same advice with and without a ban", () => {
    expect(dangerAdvice(5, true, t)).toBe(dangerAdvice(5, false, t));
    expect(dangerAdvice(5, true, t)).not.toMatch(ALLOWING[language]);
  });

  test.each(DANGER_LEVELS)("days at level %i allow no fire under a ban or if data is uncertain", (level) => {
    const days = shown(<DangerDays row={row(level)} freeUntil={null} />);
    expect(days.split(dangerAdvice(level, false, t))).toHaveLength(4);
    expect(days).not.toMatch(ALLOWING[language]);
    expect(shown(<DangerDays row={row(level)} freeUntil={LATER} />)).toContain(dangerAdvice(level, true, t));
    expect(shown(<DangerDays row={row(level)} />)).not.toContain(t(`danger.${level}.help`));
  });

  test("the list of levels allows no fire under a ban or if data is uncertain", () => {
    expect(shown(<DangerLevels freeUntil={null} />)).not.toMatch(ALLOWING[language]);
    for (const level of DANGER_LEVELS) {
      expect(shown(<DangerLevels freeUntil={LATER} />)).toContain(dangerAdvice(level, true, t));
      expect(shown(<DangerLevels />)).toContain(dangerAdvice(level, true, t));
    }
  });
});
