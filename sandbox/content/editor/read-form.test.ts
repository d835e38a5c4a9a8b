import { describe, expect, test } from "vitest";
import { formView } from "./form-view.ts";
import { newSheet, slugOf } from "./new-sheet.ts";
import { NewsroomError } from "./newsroom-error.ts";
import { readForm } from "./read-form.ts";

const NOW = Date.parse("2026-07-01T16:30:00Z");
const titles = (title: string) => ({ title, summary: "Résumé." });
const before = newSheet("communique", titles("Un titre"), titles("A title"), NOW);
const FILLED = {
  published: "2026-07-02T08:15",
  audience: "industrial",
  "fr.title": " Autre titre ",
  "fr.summary": "Résumé.",
  "fr.words": "Un.\r\n\r\nDeux.",
  "en.title": "Another title",
  "en.slug": "another-title",
  "en.summary": "Summary.",
  "en.words": "One.",
};
const problem = (filled: object, language: "fr" | "en" = "en") => {
  try {
    readForm({ ...FILLED, ...filled }, before, language);
  } catch (error) {
    if (error instanceof NewsroomError) return error.message;
  }
  return null;
};

describe("form of a story", () => {
  test("readForm() reads every field of a story's form, and keeps the facts that the form does not have", () => {
    const tagged = { ...before, facts: { ...before.facts, tags: ["feu"] } };
    const { facts, words } = readForm(FILLED, tagged, "fr");
    expect(facts).toMatchObject({
      component: "communique",
      published: "2026-07-02 08:15",
      audience: "industrial",
      tags: ["feu"],
      fr: { title: "Autre titre", summary: "Résumé." },
      en: { slug: "another-title", title: "Another title" },
    });
    expect(words).toEqual({ fr: "Un.\n\nDeux.", en: "One." });
  });

  test("the error about an invalid form says what to fix, in the editor's language", () => {
    expect(problem({})).toBeNull();
    expect(problem({ "fr.title": " ", audience: "nobody" })).toBe("Check: For whom, Title.");
    expect(problem({ "en.slug": "Été" }, "fr")).toBe("À vérifier : Adresse anglaise.");
    expect(problem({ "fr.words": "```blok\ncomponent: danger_here\n```" })).toContain("same dynamic blocks");
    expect(problem({ "fr.words": "```blok\n{\n```" })).toContain("cannot be read");
  });
});

test("a new story of every kind is valid with only titles and summaries", () => {
  for (const component of ["communique", "article", "prevention_article", "job", "page"] as const) {
    const { facts } = newSheet(component, titles("Un"), titles("One"), NOW);
    expect([facts.component, facts.published]).toEqual([component, "2026-07-01 12:30"]);
  }
});

test.each([
  ["L’été : feux interdits à Québec !", "l-ete-feux-interdits-a-quebec"],
  ["Cœur de forêt", "coeur-de-foret"],
  ["!!!", ""],
])("a story with the title “%s” gets the address “%s”", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

describe("form of the configuration", () => {
  const side = { title: "Configuration", summary: "Résumé.", header: [{ label: "Carte", to: "screen:map" }] };
  const sheet = {
    ...before,
    facts: {
      component: "configuration" as const,
      tags: [],
      related: [],
      draft: false,
      fr: side,
      en: { ...side, slug: "configuration" },
    },
  };
  const filled = (header: string) => ({
    "fr.title": "Configuration",
    "fr.summary": "Résumé.",
    "fr.header": header,
    "en.title": "Configuration",
    "en.slug": "configuration",
    "en.summary": "Summary.",
  });

  test("the configuration's form reads menus that are typed in YAML, and shows menus in YAML", () => {
    const outline = "- label: La carte\r\n  to: screen:map";
    expect(readForm(filled(outline), sheet, "fr").facts.fr).toMatchObject({
      header: [{ label: "La carte", to: "screen:map" }],
    });
    expect(String(formView(sheet, "fr"))).toContain("- label: Carte\n  to: screen:map</textarea>");
  });

  test.each(["- label: [", "rien", "- label: Sans lien"])(
    "the configuration's form rejects the menu “%s”, and the error names the field",
    (header) => {
      expect(() => readForm(filled(header), sheet, "fr")).toThrow("À vérifier : Menus du haut.");
    },
  );
});
