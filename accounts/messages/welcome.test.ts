import { describe, expect, it } from "vitest";
import { writingIn } from "#delivery/writing.double.ts";
import { welcome } from "./welcome.ts";

it.each(["fr", "en"] as const)("the welcome email gives the number to report fires (%s)", (language) => {
  const reportPhone = { fr: "1 555 555-0100", en: "1-555-555-0101" };
  const email = JSON.stringify(welcome.mail({ firstName: "" }, { ...writingIn(language), reportPhone }));
  expect(email).toContain(`${reportPhone[language]}.`);
  expect(email).not.toContain("463");
  expect(email).toMatch(/notification/);
});

it.each([
  ["fr", /7\u00a0jours sans utilisation/],
  ["en", /7\u00a0days without use/],
] as const)("the welcome email gives the deadline to confirm the address (%s)", (language, until) => {
  const emailOf = (about: object) =>
    JSON.stringify(welcome.mail({ firstName: "", ...about }, writingIn(language)));
  expect(emailOf({ isConfirmed: false })).toMatch(until);
  for (const about of [{}, { isConfirmed: true }]) expect(emailOf(about)).not.toMatch(until);
});

describe.each([
  ["fr", "Bienvenue"],
  ["en", "Welcome"],
] as const)("welcome email (%s)", (language, greeting) => {
  const headingFor = (firstName: string) =>
    welcome.mail({ firstName }, writingIn(language))?.blocks.find(({ kind }) => kind === "heading");

  it.each(["Ann", "Marie-Ève", "Jean Philippe", "D’Arcy", "ᏴᎳ", "李"])(
    "the welcome email greets %s by name",
    (firstName) => {
      expect(headingFor(firstName)).toMatchObject({ text: `${greeting}, ${firstName}` });
    },
  );

  // Anyone can create a profile with any name and any address.
  it.each([
    "",
    "https://evil.example",
    "evil.example",
    "Win 1000 dollars",
    "a@evil.example",
    "Call now to win a cottage",
    "Ann\nYour profile is locked",
    "x".repeat(41),
  ])("the welcome email does not repeat a name that could be a stranger's message: %j", (firstName) => {
    expect(headingFor(firstName)).toMatchObject({ text: greeting });
  });
});
