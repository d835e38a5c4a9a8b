import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#territory/language.ts";
import { BANNED, EXCEPTIONS } from "./banned-words.ts";
import { type Rule, SPELLING } from "./spelling-rules.ts";
import { everyVisibleText } from "./visible-texts.ts";

const isExcepted = ({ name }: Rule, where: string) =>
  EXCEPTIONS.some(({ rule, at }) => rule === name && (where === at || where.endsWith(at)));

describe.each(LANGUAGES)("texts of the site in %s", (language) => {
  const texts = everyVisibleText(language);

  test("the check reads texts from dictionaries, the code, the API's description and responses without a dictionary", () => {
    const from = (part: string) => texts.filter(({ where }) => where.includes(part)).length;
    expect(from("livemap.")).toBeGreaterThan(100);
    expect(from("app/screens/downloads/")).toBeGreaterThan(20);
    expect(from("openapi.json")).toBeGreaterThan(100);
    expect(from("server/")).toBeGreaterThan(2);
    for (const room of ["accounts/messages/", "alerts/", "intake/", "worker/"])
      expect(from(room), room).toBeGreaterThan(20);
    expect(from("delivery/")).toBeGreaterThan(0);
    expect(texts.filter(({ text }) => text === "")).toEqual([]);
  });

  const rules = [...SPELLING[language], ...BANNED[language]];

  test.each(rules)("no text of the site breaks the rule: $name", (rule) => {
    expect(rule.wrong).toMatch(rule.fault);
    expect(rule.right).not.toMatch(rule.fault);
    const faults = texts.filter(({ where, text }) => rule.fault.test(text) && !isExcepted(rule, where));
    expect(faults).toEqual([]);
  });

  test("every listed exception to a rule is needed by a text of the site", () => {
    const idle = EXCEPTIONS.filter(({ rule, at }) => {
      const own = rules.find(({ name }) => name === rule);
      return own && !texts.some(({ where, text }) => where.endsWith(at) && own.fault.test(text));
    });
    expect(idle).toEqual([]);
  });
});
