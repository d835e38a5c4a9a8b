import { expect, it } from "vitest";
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
