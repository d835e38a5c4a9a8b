import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, inject, onTestFinished } from "vitest";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, newPerson, PERSON, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";
import { startWorld } from "../support/world.ts";

const SOME_LANGUAGES = sampled(import.meta.filename, LANGUAGES);

const MOST_BYTES = 14 * 1024;
/** Time limit for the emergency copy. The site writes it after each reading, once a minute. */
const COPY_LIMIT_MS = 120_000;

describe.for(VIEWS)("light page, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language);
  const t = words(language);
  const light = pathTo("light", language);

  byTurns.for([true, false])(
    "the light page shows the situation at a typed place (scripts: %s)",
    async (javascript, { open }) => {
      const page = await open(light, { width, javascript });
      await page.getByLabel(t("light.place.label")).fill("La Tuque");
      await page.getByRole("button", { name: t("place.submit") }).click();
      await page.waitForURL((url) => url.searchParams.get(PARAMETERS.place[language]) === "la-tuque");
      await page
        .getByRole("heading", { name: t("light.place.result", { place: "La Tuque, Mauricie" }) })
        .waitFor();
      await page.getByText(t("place.danger", { zone: "La Tuque" })).waitFor();
      expect(await page.getByText(t("place.nearest")).count()).toBe(1);
      await page.getByRole("link", { name: t("light.place.full") }).click();
      await page.waitForURL(`**${pathTo("current-situation-location", language)}?*`);
    },
  );

  byTurns.for([true, false])(
    "the light page offers all places with the typed name, and shows the situation at the chosen place (scripts: %s)",
    async (javascript, { open }) => {
      const page = await open(light, { width, javascript });
      await page.getByLabel(t("light.place.label")).fill("Saint-Ambroise");
      await page.getByRole("button", { name: t("place.submit") }).click();
      const choice = page.locator("main li").getByRole("link", { name: "Saint-Ambroise" });
      await choice.last().click();
      await page.waitForURL((url) => url.searchParams.has(PARAMETERS.place[language]));
      await page.getByRole("heading", { name: t("light.place.result", { place: "" }).trim() }).waitFor();
    },
  );

  byTurns.for([true, false])(
    "the footer links to the light page, which links to the full page and to the other language (scripts: %s)",
    async (javascript, { open }) => {
      const page = await open(pathTo("home", language), { width, javascript });
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("footer.light") })
        .click();
      await page.waitForURL(`**${light}`);
      await page.getByRole("heading", { level: 1, name: t("light.heading") }).waitFor();
      await page.getByRole("link", { name: t("nav.otherLanguage") }).click();
      const other = language === "fr" ? "en" : "fr";
      await page.waitForURL(`**${pathTo("light", other)}`);
      await page.getByRole("link", { name: words(other)("light.full") }).click();
      await page.waitForURL(`**${pathTo("current-situation", other)}`);
    },
  );
});

test.for(SOME_LANGUAGES)(
  "the %s light page in a crisis is one request of at most 14 KB, without scripts",
  async (language) => {
    const origin = inject("crisis");
    const context = await newPerson(pathTo("light", language), { origin });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const requested: { readonly type: string; readonly bytes: number }[] = [];
    page.on("requestfinished", async (request) => {
      const { responseBodySize } = await request.sizes();
      requested.push({ type: request.resourceType(), bytes: responseBodySize });
    });
    await page.goto(pathTo("light", language), { waitUntil: "networkidle" });
    expect(requested.map(({ type }) => type)).toEqual(["document"]);
    expect(requested[0]?.bytes).toBeGreaterThan(1024);
    expect(requested[0]?.bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(await page.locator("script, img, link[rel=stylesheet]").count()).toBe(0);
    const t = words(language);
    expect(await page.locator("main time").textContent()).toContain(t("light.age", { when: "" }).trim());
    expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
      t("light.place.title"),
      t("restrictions.title"),
      expect.stringContaining(t("light.danger", { day: "" })),
      t("light.fires"),
    ]);
  },
);

test("no cache stores the light page for a typed address, and shared caches can store the page for a known place", async () => {
  const ask = (query: string) =>
    fetch(`${inject("summer")}/leger/?${query}`, { headers: { "user-agent": PERSON }, redirect: "manual" });
  expect((await ask("adresse=123+rue+Principale")).headers.get("cache-control")).toMatch(/no-store/);
  expect((await ask("lieu=la-tuque")).headers.get("cache-control")).toMatch(/^public/);
});

test.for(SOME_LANGUAGES)(
  "the light page of a site that never received data says that data is missing, in %s",
  async (language, { open }) => {
    const t = words(language);
    const page = await open(pathTo("light", language), { origin: inject("withoutData") });
    await page.getByText(t("age.none")).waitFor();
    expect(await page.getByText(t("missing.title")).count()).toBe(3);
    expect(await page.getByText(t("map.fires", { count: 0 })).count()).toBe(0);
  },
);

test("while the site is down, the emergency copy on disk shows the situation and the numbers to call", async ({
  open,
}) => {
  const world = await startWorld({ still: true });
  onTestFinished(() => world.stop());
  const copy = (name: string) => join(world.folder, "emergency", name);
  await expect
    .poll(() => readFile(copy("index.html"), "utf8").catch(() => ""), { timeout: COPY_LIMIT_MS })
    .toContain("</html>");
  process.kill(world.sitePid(), "SIGTERM");
  await expect
    .poll(() =>
      fetch(world.origin).then(
        () => "there",
        () => "gone",
      ),
    )
    .toBe("gone");

  for (const [name, first] of [
    ["index.html", "fr"],
    ["fr.html", "fr"],
    ["en.html", "en"],
  ] as const) {
    const page = await open(pathToFileURL(copy(name)).href, { origin: "file://", javascript: false });
    const second = first === "fr" ? "en" : "fr";
    for (const language of [first, second] as const) {
      const t = words(language);
      const part = page.locator(`div[lang=${language}-CA]`);
      if (language === second) {
        await page
          .locator(`div[lang=${first}-CA]`)
          .getByRole("link", { name: words(first)("nav.otherLanguage") })
          .click();
        await expect.poll(() => part.boundingBox().then((box) => Math.abs(Math.round(box?.y ?? -1)))).toBe(0);
      }
      await part.getByText(t("light.copy.title", { when: "" }).trim()).waitFor();
      expect(await part.locator("time").textContent()).toMatch(/\d{4}/);
      expect(await part.getByRole("link", { name: "911" }).getAttribute("href")).toBe("tel:911");
      expect(await part.getByRole("link", { name: t("emergency.number") }).getAttribute("href")).toMatch(
        /^tel:\+\d+$/,
      );
      await part.getByRole("heading", { level: 2, name: t("restrictions.title") }).waitFor();
    }
    expect(await page.locator("form, script").count()).toBe(0);
  }
});
