import { describe, expect, it } from "vitest";
import { writingIn } from "#delivery/test-writing.ts";
import { welcome } from "./welcome.ts";

it.each(["fr", "en"] as const)(
  "the first letter gives the number that fires are reported at (%s)",
  (language) => {
    const reportPhone = { fr: "1 555 555-0100", en: "1-555-555-0101" };
    const letter = JSON.stringify(welcome.mail({ firstName: "" }, { ...writingIn(language), reportPhone }));
    expect(letter).toContain(`${reportPhone[language]}.`);
    expect(letter).not.toContain("463");
    expect(letter).toMatch(/notification/);
  },
);

it.each([
  ["fr", /7\u00a0jours sans utilisation/],
  ["en", /7\u00a0days without use/],
] as const)(
  "the first letter says until when a profile waits for its address to be confirmed (%s)",
  (language, until) => {
    const letterOf = (about: object) =>
      JSON.stringify(welcome.mail({ firstName: "", ...about }, writingIn(language)));
    expect(letterOf({ isConfirmed: false })).toMatch(until);
    for (const about of [{}, { isConfirmed: true }]) expect(letterOf(about)).not.toMatch(until);
  },
);

describe.each([
  ["fr", "Bienvenue"],
  ["en", "Welcome"],
] as const)("the first letter (%s)", (language, greeting) => {
  const headingFor = (firstName: string) =>
    welcome.mail({ firstName }, writingIn(language))?.blocks.find(({ is }) => is === "heading");

  it.each(["Ann", "Marie-Ève", "Jean Philippe", "D’Arcy", "ᏴᎳ", "李"])("greets %s by name", (firstName) => {
    expect(headingFor(firstName)).toMatchObject({ text: `${greeting}, ${firstName}` });
  });

  // Whoever makes a profile names it as they like, and gives whose address they like.
  it.each([
    "",
    "https://evil.example",
    "evil.example",
    "Win 1000 dollars",
    "a@evil.example",
    "Call now to win a cottage",
    "Ann\nYour profile is locked",
    "x".repeat(41),
  ])("says nothing that somebody else may have written: %j", (firstName) => {
    expect(headingFor(firstName)).toMatchObject({ text: greeting });
  });
});
