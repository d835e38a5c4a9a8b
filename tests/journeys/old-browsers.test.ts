import type { Page } from "playwright-core";
import { inject } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { expect, newPerson, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { watchPage } from "../support/watch.ts";
import { words } from "../support/words.ts";

/** Returns a function that removes features from a page's browser. */
const without = (names: readonly string[]) => (page: Page) =>
  page.addInitScript((names) => {
    for (const name of names) {
      const [owner = "", isOfEach, what = ""] = name.split(/(#|\.)/);
      const holder = Reflect.get(globalThis, owner);
      Reflect.deleteProperty(isOfEach === "#" ? holder.prototype : holder, what);
    }
  }, names);

/** Browser features missing on an iPhone of 2015 and in the last Chrome for Windows 7. */
const OF_2022 = [
  "Array#toReversed",
  "Array#toSorted",
  "Array#toSpliced",
  "AbortSignal.timeout",
  "AbortSignal.any",
  "String#toWellFormed",
  "String#isWellFormed",
  "Map.groupBy",
  "URL.canParse",
  "Promise.withResolvers",
  // Also missing on any page over plain HTTP.
  "Crypto#randomUUID",
];
const OF_2021 = [...OF_2022, "Array#findLast", "Array#at", "String#at", "Object.hasOwn"];

for (const { language, width } of VIEWS) {
  const t = words(language);

  test(`a browser of 2022 follows links without full page loads, ${language} at ${width} px`, async ({
    open,
  }) => {
    const page = await open(pathTo("home", language), { width, prepare: without(OF_2022) });
    await page.evaluate(() => {
      document.documentElement.dataset.kept = "yes";
    });
    for (const [key, name] of [
      ["nav.situation", "current-situation"],
      ["nav.review", "review"],
      ["nav.prevention", "prevention"],
    ] as const) {
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t(key), exact: true })
        .first()
        .click();
      await page.waitForURL((url) => url.pathname === pathTo(name, language));
      await page.getByRole("heading", { level: 1 }).waitFor();
    }
    expect(await page.getAttribute("html", "data-kept")).toBe("yes");
  });

  test(`a browser of 2022 gets past the first step of the report form, ${language} at ${width} px`, async ({
    open,
  }) => {
    const page = await open(pathTo("report-fire", language), { width, prepare: without(OF_2022) });
    await page.getByRole("button", { name: t("report.intro.start"), exact: true }).click();
    await page.getByRole("textbox", { name: t("where.words"), exact: true }).fill("47.44 -72.78");
    await page.getByRole("button", { name: t("report.next"), exact: true }).click();
    await page.getByRole("heading", { name: t("report.heading.seen") }).waitFor();
  });

  test(`a browser of 2021 shows the page that the server rendered, and its links work, ${language} at ${width} px`, async () => {
    const context = await newPerson(language === "en" ? "/en/" : "/", { width });
    const page = await context.newPage();
    await without(OF_2021)(page);
    const problems = watchPage(page, inject("summer"), undefined);
    await page.goto(pathTo("current-situation", language), { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1, name: t("situation.heading") }).waitFor();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("nav.review"), exact: true })
      .click();
    await page.waitForURL((url) => url.pathname === pathTo("review", language));
    expect(problems).toEqual([]);
    await context.close();
  });
}
