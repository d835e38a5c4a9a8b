import type { Locator, Page } from "playwright-core";
import { describe, inject } from "vitest";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { SUGGESTIONS_PATHS } from "#plan/suggestions-path.ts";
import type { Language } from "#territory/language.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const site = inject("summer");

/** Misspelt words of advice, and a word that the first result must contain. */
const ADVICE = {
  fr: { typed: "feu de cmap", expected: /feux? de camp/i },
  en: { typed: "campfrie", expected: /campfire/i },
} as const satisfies Record<Language, object>;

const group = (page: Page, name: string) =>
  page.getByRole("region").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

const inkOf = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).color);

describe.for(VIEWS)("search in $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language, 2);
  const t = words(language);
  const search = (typed: string) => pathTo("search", language, {}, { words: typed });

  byTurns.for([true, false])(
    "the search finds results for misspelt words and marks the matches, scripts: %s",
    async (javascript, { open }) => {
      const { typed, expected } = ADVICE[language];
      const page = await open(pathTo("search", language), { width, javascript });
      await page.getByRole("heading", { name: t("search.starts") }).waitFor();
      await page.getByRole("main").getByLabel(t("search.label")).fill(typed);
      await page
        .getByRole("main")
        .getByRole("button", { name: t("nav.search.submit") })
        .click();
      await page.waitForURL((url) => url.searchParams.get(PARAMETERS.words[language]) === typed);
      const first = group(page, t("sitesearch.stories")).getByRole("listitem").first();
      expect(await first.textContent()).toMatch(expected);
      expect(await first.locator("mark").count()).toBeGreaterThan(0);
      expect(await page.getByRole("main").getByLabel(t("search.label")).inputValue()).toBe(typed);
    },
  );

  byTurns("the search shows ten results of a group, and a link shows all results", async ({ open }) => {
    const page = await open(search("saint"), { width, javascript: false });
    const places = group(page, t("sitesearch.places"));
    expect(await places.getByRole("listitem").count()).toBe(10);
    await places.getByRole("link", { name: /\d/ }).last().click();
    expect(await places.getByRole("listitem").count()).toBeGreaterThan(50);
    await page.getByRole("link", { name: t("search.everything") }).click();
    expect(await places.getByRole("listitem").count()).toBe(10);
  });

  byTurns("a search without results says this, and what to do", async ({ open }) => {
    const page = await open(search("zzyzxqw"), { width, javascript: false });
    await page.getByText(t("finder.none.title", { query: "zzyzxqw" })).waitFor();
    await page.getByText(t("search.none.text")).waitFor();
    await page.getByRole("heading", { name: t("search.starts") }).waitFor();
  });

  byTurns("the header's search suggests results, which the keyboard can choose", async ({ open }) => {
    const page = await open(pathTo("review", language), { width });
    if (width < 1024) await page.getByRole("button", { name: t("nav.menu") }).click();
    await page.getByRole("searchbox", { name: t("nav.search") }).focus();
    const field = page.getByRole("combobox", { name: t("nav.search") });
    expect(await field.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.type("chibougamo");
    const options = page.getByRole("listbox", { name: t("suggestions.label") }).getByRole("option");
    await options.first().waitFor();
    expect(await options.count()).toBeLessThanOrEqual(8);
    expect(await field.getAttribute("aria-expanded")).toBe("true");
    // The menu around the field is dark, but the suggestions have the field's text colour.
    expect(await inkOf(field)).toBe(await inkOf(options.first()));

    await page.keyboard.press("ArrowDown");
    const first = options.first();
    expect(await first.getAttribute("aria-selected")).toBe("true");
    expect(await field.getAttribute("aria-activedescendant")).toBe(await first.getAttribute("id"));
    await page.keyboard.press("ArrowUp");
    expect(await field.getAttribute("aria-activedescendant")).toBeNull();

    await page.keyboard.press("Escape");
    expect(await options.count()).toBe(0);
    expect(await field.inputValue()).toBe("chibougamo");
    await page.keyboard.press("Backspace");
    await options.first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByText(t("location.understood")).waitFor();
    await page.getByRole("main").getByText("Chibougamau", { exact: true }).first().waitFor();
  });

  byTurns("the header's search still works if the suggestions cannot load", async ({ open }) => {
    const page = await open(pathTo("review", language), {
      width,
      tolerate: /suggestions|Failed to load resource/,
      prepare: (page) =>
        page.route(`**${SUGGESTIONS_PATHS[language]}*`, (route) =>
          route.fulfill({ status: 503, body: "no" }),
        ),
    });
    if (width < 1024) await page.getByRole("button", { name: t("nav.menu") }).click();
    await page.getByRole("searchbox", { name: t("nav.search") }).focus();
    await page.getByRole("combobox", { name: t("nav.search") }).waitFor();
    const failed = page.waitForResponse((response) => response.url().includes("suggestions.json"));
    await page.keyboard.type("saint");
    await failed;
    expect(await page.getByRole("listbox").getByRole("option").count()).toBe(0);
    await page.keyboard.press("Enter");
    await group(page, t("sitesearch.places")).waitFor();
  });

  test("no cache stores the search results or the suggestions for a typed text", async () => {
    for (const path of [
      search("saint"),
      `${SUGGESTIONS_PATHS[language]}?${PARAMETERS.words[language]}=saint`,
    ]) {
      const answer = await fetch(site + path, { headers: { "user-agent": PERSON } });
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    }
    const html = await (await fetch(site + search("saint"), { headers: { "user-agent": PERSON } })).text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).not.toContain("saint");
  });
});

test("the results page of the search only shows hostile typed text as text", async ({ open }) => {
  const typed = "\"'><script>alert(1)</script>";
  const page = await open(pathTo("search", "fr", {}, { words: typed }), { width: 360 });
  expect(await page.getByRole("main").getByLabel(words("fr")("search.label")).inputValue()).toBe(typed);
});
