import { describe, inject } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { formatPosition } from "#territory/format-position.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const site = inject("summer");
const CATEGORY = { fr: "feux-de-camp", en: "campfires" } as const;
const ARTICLE = {
  fr: "allumer-surveiller-eteindre",
  en: "lighting-watching-and-putting-out-a-campfire",
} as const;

const ask = (path: string) =>
  fetch(site + path, { redirect: "manual", headers: { "user-agent": PERSON, cookie: "vigie-langue=fr" } });

describe.for(VIEWS)("prevention in $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language, 2);
  const t = words(language);

  byTurns.for([true, false])(
    "the prevention page shows the current restrictions before its advice, scripts: %s",
    async (javascript, { open }) => {
      const page = await open(pathTo("prevention", language), { width, javascript });
      const main = page.getByRole("main");
      const sections = await main.getByRole("heading", { level: 2 }).allTextContents();
      expect(sections).toEqual([t("prevention.now"), t("prevention.topics")]);
      await main.getByRole("heading", { level: 3, name: t("story.restrictions") }).waitFor();
      const topics = page.getByRole("region", { name: t("prevention.topics") });
      expect(await topics.getByRole("heading", { level: 3 }).count()).toBe(5);
      expect(await topics.getByRole("link").count()).toBe(5 + 15);
    },
  );

  byTurns.for([true, false])(
    "the prevention page shows the danger and the restrictions of the chosen place, scripts: %s",
    async (javascript, { open }) => {
      const page = await open(pathTo("prevention", language), { width, javascript });
      const now = page.getByRole("region", { name: t("prevention.now") });
      await now.getByRole("heading", { level: 3, name: t("prevention.place") }).waitFor();
      await now.getByLabel(t("prevention.place.label")).fill("la tuque");
      await now.getByRole("button", { name: t("place.submit"), exact: true }).click();
      await page.waitForURL(`**${pathTo("prevention", language, {}, { place: "la-tuque" })}#now`);
      const place = { place: "La Tuque" };
      await now.getByRole("heading", { level: 3, name: t("prevention.place.danger", place) }).waitFor();
      await now.getByText(t("prevention.place.zone", { zone: "La Tuque" })).waitFor();
      expect(await now.getByRole("term").allTextContents()).toEqual([t("day.0"), t("day.1"), t("day.2")]);
      await now.getByRole("heading", { level: 3, name: `${t("story.restrictions")} (La Tuque)` }).waitFor();
      await now.getByRole("link", { name: t("prevention.place.full") }).click();
      await page.getByText(t("location.understood")).waitFor();
      await page.getByRole("link", { name: t("location.prevention") }).click();
      await now.getByRole("heading", { level: 3, name: t("prevention.place.danger", place) }).waitFor();
    },
  );

  byTurns(
    "the prevention page shows the danger at the device's position, and a message if the position is outside Quebec",
    async ({ open }) => {
      const geolocation = { latitude: 46.81, longitude: -71.21 };
      const context = { geolocation, permissions: ["geolocation"] };
      const page = await open(pathTo("prevention", language), { width, context });
      await page.getByRole("button", { name: t("place.locate") }).click();
      const where = formatPosition({ lat: 46.81, lon: -71.21 }, language);
      await page.getByRole("heading", { name: t("prevention.place.danger", { place: where }) }).waitFor();
      await page.goto(
        new URL(pathTo("prevention", language, {}, { place: "40.71,-74.01" }), page.url()).href,
      );
      await page.getByText(t("prevention.place.outside")).waitFor();
    },
  );

  byTurns("the prevention page links to a category, from there to an article, and back", async ({ open }) => {
    const page = await open(pathTo("prevention", language), { width });
    const category = pathTo("prevention-category", language, { category: CATEGORY[language] });
    await page.getByRole("main").locator(`a[href="${category}"]`).click();
    await page.waitForURL(`**${category}`);
    const cards = page.getByRole("region", { name: t("prevention.articles") });
    await cards.waitFor();
    expect(await cards.getByRole("heading", { level: 3 }).count()).toBe(3);
    const title = (await cards.getByRole("heading", { level: 3 }).nth(1).textContent()) ?? "";
    await cards.getByRole("link", { name: title }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const trail = page.getByRole("navigation", { name: t("nav.breadcrumbs") });
    await trail.locator(`a[href="${category}"]`).click();
    await page.waitForURL(`**${category}`);
  });
});

describe("addresses of prevention", () => {
  const at = (category: string, slug: string) => pathTo("prevention-article", "fr", { category, slug });
  const itself = at(CATEGORY.fr, ARTICLE.fr);

  test.each([
    ["the article's slug in the other language", at(CATEGORY.fr, ARTICLE.en)],
    ["the category's slug in the other language", at(CATEGORY.en, ARTICLE.fr)],
    ["both slugs in the other language", at(CATEGORY.en, ARTICLE.en)],
  ])(
    "an article's address with %s redirects to the address with both slugs in the page's language",
    async (_what, path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get("location")]).toEqual([301, itself]);
    },
  );

  test.each([
    ["a category", pathTo("prevention-category", "fr", { category: "nulle-part" })],
    ["an article", at(CATEGORY.fr, "nulle-part")],
    ["an article of another category", at("loisirs", ARTICLE.fr)],
    ["an article of no category", at("nulle-part", ARTICLE.fr)],
  ])("the unknown address of %s in prevention responds 404", async (_what, path) => {
    expect((await ask(path)).status).toBe(404);
  });
});
