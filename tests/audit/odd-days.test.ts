import { describe, inject } from "vitest";
import { pathTo } from "#app/paths.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { withoutWebGl } from "../support/live-map.ts";
import { modulesIn } from "../support/screens.ts";
import { inSoak } from "../support/soak.ts";
import { words } from "../support/words.ts";
import { violations } from "./axe.ts";

const PHONE = { theme: "dark", width: 360 } as const;
const DESK = { theme: "light", width: 1280 } as const;
/** Every look once, shared out between the two languages: they have one markup. */
const LOOKS = [
  { language: "fr", theme: "light", width: 360, lost: "/nulle-part/" },
  { language: "en", theme: "dark", width: 360, lost: "/en/nowhere/" },
  { language: "fr", theme: "dark", width: 1280, lost: "/nulle-part/" },
  { language: "en", theme: "light", width: 1280, lost: "/en/nowhere/" },
] as const;

/** Screens that the day's figures make another page of; on the others it changes the frame alone, and one stands for them. */
const OF_THE_DAY =
  /^(?:home|current-situation|light|map|review|fire-index|widget|report-fire|prevention|permits|contact)/;
const pagesOfTheDay = (language: Language) =>
  modulesIn(language).filter(({ name }) => inSoak(true, OF_THE_DAY.test(name)));

describe.for(LOOKS)(
  "nothing for axe to find, $language, $theme at $width px",
  ({ language, lost, ...look }) => {
    test("in the menu and the pop-in, open", async ({ open }) => {
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

    test("on the error page", async ({ open }) => {
      expect(await violations(await open(lost, { ...look, tolerate: /status of 404/ }))).toEqual([]);
    });
  },
);

describe("without any data", () => {
  test.for(pagesOfTheDay("fr"))("$path has nothing for axe to find", async ({ name, path }, { open }) => {
    const isMap = name.startsWith("map");
    const visit = {
      ...PHONE,
      origin: inject("withoutData"),
      // What the map asks for and cannot be given.
      ...(isMap && { prepare: withoutWebGl, tolerate: /status (?:of )?503/ }),
    };
    expect(await violations(await open(path, visit))).toEqual([]);
  });
});

describe("in a crisis", () => {
  const origin = inject("crisis");

  test.for(pagesOfTheDay("en"))("$path has nothing for axe to find", async ({ name, path }, { open }) => {
    const prepare = name.startsWith("map") ? { prepare: withoutWebGl } : {};
    expect(await violations(await open(path, { ...DESK, ...prepare, origin }))).toEqual([]);
  });

  test.for(LANGUAGES)("the %s answer for a place has nothing for axe to find", async (language, { open }) => {
    const path = pathTo("home", language, {}, { place: "la-tuque" });
    expect(await violations(await open(path, { ...PHONE, origin }))).toEqual([]);
  });
});
