import { inject } from "vitest";
import { openapi } from "#app/screens/api/openapi.server.ts";
import { PROBLEMS } from "#app/screens/api/problem.server.ts";
import { FEED_FORMATS, feedPath } from "#plan/feed-path.ts";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";

const SOME_LANGUAGES = sampled(import.meta.filename, LANGUAGES);

/** Documented endpoints, without the sources of other authorities, which the tested site lacks. */
const OPERATIONS = Object.entries(openapi.paths)
  .map(([path, { get }]) => ({
    path,
    summary: { fr: get["x-summary-fr"], en: get.summary },
    text: { fr: get["x-description-fr"], en: get.description },
    parameters: get.parameters?.map(({ name }) => name) ?? [],
  }))
  .filter(({ path }) => !path.startsWith("/around/"));
const LOOKS = VIEWS.flatMap((view) => [true, false].map((javascript) => ({ ...view, javascript })));

const SOME_LOOKS = sampled(import.meta.filename, LOOKS);

test.for(SOME_LOOKS)(
  "the $language page documents every endpoint with its parameters, at $width px, scripts: $javascript",
  async ({ language, ...look }, { open }) => {
    const t = words(language);
    const page = await open(pathTo("api", language), look);
    for (const { path, summary, text, parameters } of OPERATIONS) {
      const section = page.getByRole("region", { name: summary[language], exact: true });
      await section.getByText(`GET /api/v1${path}`, { exact: true }).waitFor();
      await section.getByText(text[language]).waitFor();
      for (const name of parameters)
        await section.getByRole("rowheader", { name: new RegExp(`^${name}\\b`) }).waitFor();
    }
    const example = page.getByText(t("api.example")).first();
    await example.click();
    const code = page.getByRole("region", { name: t("api.exampleOf", { path: "/situation" }) });
    await expect.poll(() => code.isVisible()).toBe(true);
    expect(await code.textContent()).toContain('"readAt": "2026-07-01T16:04:12.000Z"');
    // Long lines scroll inside the code block, also by keyboard, and never make the page wider.
    await code.focus();
    expect(await code.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
);

test.for(SOME_LANGUAGES)(
  "every link on the %s page about the API leads to a response or to a place on the page",
  async (language, { open }) => {
    const page = await open(pathTo("api", language));
    const links = await page
      .locator("main a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const own = links.filter((link) => link.startsWith("/"));
    expect(own.filter((link) => link.startsWith("/api/v1/")).length).toBeGreaterThanOrEqual(
      OPERATIONS.length,
    );
    const feeds = FEED_FORMATS.flatMap((format) => [
      feedPath("fires", format, language),
      feedPath("cap", format, language),
    ]);
    const unheard: readonly string[] = [...feeds, "/api/v1/alerts/status"];
    for (const link of own) {
      // The feed of fires, CAP messages and the alert status need the history, which this site lacks.
      const expected = unheard.includes(link) ? 503 : 200;
      expect((await fetch(inject("summer") + link)).status, link).toBe(expected);
    }
    for (const link of links.filter((each) => each.startsWith("#"))) {
      expect(await page.locator(link).count(), link).toBe(1);
    }
  },
);

test.for(SOME_LANGUAGES)(
  "the %s page about the API has a row for the type of each API error",
  async (language, { open }) => {
    const page = await open(pathTo("api", language));
    for (const code of Object.keys(PROBLEMS)) {
      expect(await page.locator(`tr #${code}`).count(), code).toBe(1);
    }
  },
);

test.for(SOME_LANGUAGES)("the %s footer links to the API's page", async (language, { open }) => {
  const t = words(language);
  const page = await open(pathTo("home", language));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("footer.openData") })
    .click();
  await page.getByRole("heading", { level: 1, name: t("api.title") }).waitFor();
  expect(new URL(page.url()).pathname).toBe(pathTo("api", language));
});
