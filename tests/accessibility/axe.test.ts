import { afterAll, beforeAll, describe } from "vitest";
import { pathTo } from "#app/paths.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { PAGES, THEMES, WIDTHS } from "../support/screens.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";
import { violations } from "./axe.ts";

const LOOKS = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

/** Every screen in every look, the four shared out between its two languages: they have one markup. */
const isLookOf = (language: Language, { theme, width }: (typeof LOOKS)[number]) =>
  (language === "fr") === ((theme === "light") === (width === 360));

let failed: World;
let crisis: World;
beforeAll(async () => {
  [failed, crisis] = [
    await startWorld({ withoutData: true }),
    await startWorld({ season: { scenario: "june-2023", seed: 2 } }),
  ];
});
afterAll(() => Promise.all([failed.stop(), crisis.stop()]));

describe.for(LOOKS)("nothing for axe to find, $theme at $width px", (look) => {
  test.for(PAGES.filter(({ language }) => isLookOf(language, look)))(
    "$path on a summer day",
    async ({ path }, { open }) => {
      expect(await violations(await open(path, look))).toEqual([]);
    },
  );

  test.for(LANGUAGES)("the %s menu and pop-in, open", async (language, { open }) => {
    const t = words(language);
    const page = await open(pathTo("home", language), look);
    if (look.width === 360) {
      await page.getByRole("button", { name: t("nav.menu") }).click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: t("danger.help") }).click();
    expect(await violations(page)).toEqual([]);
  });

  test.for(["/nulle-part/", "/en/nowhere/"])("the error page %s", async (path, { open }) => {
    expect(await violations(await open(path, { ...look, tolerate: /status of 404/ }))).toEqual([]);
  });
});

const ONE_LOOK = { theme: "dark", width: 360 } as const;

/** What the map asks for and cannot be given. */
const NO_DATA = /status (?:of )?503/;

/** Both languages have one markup: each of these two states is looked at in one of them. */
const pagesIn = (language: Language) => PAGES.filter((page) => page.language === language);

test.for(pagesIn("fr"))(
  "$path without any data has nothing for axe to find",
  async ({ name, path }, { open }) => {
    const visit = {
      ...ONE_LOOK,
      origin: failed.origin,
      ...(name.startsWith("map") && { tolerate: NO_DATA }),
    };
    expect(await violations(await open(path, visit))).toEqual([]);
  },
);

test.for(pagesIn("en"))("$path in a crisis has nothing for axe to find", async ({ path }, { open }) => {
  expect(await violations(await open(path, { width: 1280, origin: crisis.origin }))).toEqual([]);
});

test.for(LANGUAGES)("the %s answer for a place has nothing for axe to find", async (language, { open }) => {
  const path = pathTo("home", language, {}, { place: "la-tuque" });
  expect(await violations(await open(path, { ...ONE_LOOK, origin: crisis.origin }))).toEqual([]);
});
