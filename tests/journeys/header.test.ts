import { SECTION_IDS } from "#app/frame/sections.ts";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";

const SOME_LANGUAGES = sampled(import.meta.filename, LANGUAGES);

const SOME_VIEWS = sampled(import.meta.filename, VIEWS);

test.for([true, false])(
  "the menu on a phone opens, closes on Escape and links to pages (scripts: %s)",
  async (javascript, { open }) => {
    const t = words("fr");
    const page = await open(pathTo("home", "fr"), { width: 360, javascript });
    const navigation = page.getByRole("navigation", { name: t("nav.main") });
    expect(await navigation.isVisible()).toBe(false);
    await page.getByRole("button", { name: t("nav.menu") }).click();
    await navigation.waitFor();
    await page.keyboard.press("Escape");
    await navigation.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: t("nav.menu") }).click();
    await navigation.getByRole("link", { name: t("nav.situation") }).click();
    await page.waitForURL(`**${pathTo("current-situation", "fr")}`);
    expect(await navigation.isVisible()).toBe(false);
  },
);

test("the menu on a phone closes by its close button", async ({ open }) => {
  const t = words("en");
  const page = await open(pathTo("home", "en"), { width: 360 });
  await page.getByRole("button", { name: t("nav.menu") }).click();
  await page.getByRole("button", { name: t("nav.close"), exact: true }).click();
  await page.getByRole("navigation", { name: t("nav.main") }).waitFor({ state: "hidden" });
});

test.for(SOME_LANGUAGES)(
  "on a desktop, the %s navigation marks the current page and links to the page's sections",
  async (language, { open }) => {
    const t = words(language);
    const situation = pathTo("current-situation", language);
    const page = await open(situation);
    const navigation = page.getByRole("navigation", { name: t("nav.main") });
    const current = navigation.getByRole("link", { name: t("nav.situation") });
    expect(await current.getAttribute("aria-current")).toBe("page");
    await navigation.getByText(t("nav.find")).click();
    await navigation.getByRole("link", { name: t("nav.danger") }).click();
    await page.waitForURL(`**${situation}#${SECTION_IDS.danger[language]}`);
  },
);

test.for(SOME_VIEWS)(
  "the link to the other language keeps the page and its filters (from $language, $width px)",
  async ({ language, width }, { open }) => {
    const other = language === "fr" ? "en" : "fr";
    const choices = {
      fr: { status: "hors-controle", sort: "taille" },
      en: { status: "out-of-control", sort: "size" },
    };
    const page = await open(pathTo("current-situation", language, {}, choices[language]), { width });
    const table = () => page.getByRole("table", { name: /1/ }).first().getByRole("row").count();
    const before = await table();
    await page
      .getByRole("link", { name: words(language)("nav.otherLanguage") })
      .first()
      .click();
    await page.waitForURL(`**${pathTo("current-situation", other)}?*`);
    expect(await page.getAttribute("html", "lang")).toBe(`${other}-CA`);
    expect(await table()).toBe(before);
    const sort = page.getByLabel(words(other)("fires.filter.sort"));
    expect(await sort.inputValue()).toBe(choices[other].sort);
  },
);

test.for(SOME_VIEWS)(
  "the skip link is the first Tab stop and leads to the main content ($language, $width px)",
  async ({ language, width }, { open }) => {
    const page = await open(pathTo("home", language), { width });
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: words(language)("skip.main") });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  },
);

test("with double text size, the header fits on a phone without overlaps", async ({ open }) => {
  const page = await open(pathTo("home", "fr"), { width: 360 });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% !important }");
    document.adoptedStyleSheets = [sheet];
  });
  const t = words("fr");
  const boxes = await Promise.all(
    [
      page.locator('a[href="tel:911"]').first(),
      page.getByRole("link", { name: t("nav.profile") }).first(),
      page.getByRole("link", { name: t("nav.otherLanguage") }).first(),
      page.getByRole("button", { name: t("nav.menu") }),
    ].map((part) => part.boundingBox()),
  );
  for (const box of boxes) expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  const [danger, profile] = boxes;
  expect(profile?.y).toBeGreaterThanOrEqual((danger?.y ?? 0) + (danger?.height ?? 0));
});
