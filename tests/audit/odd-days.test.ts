import type { Page } from "playwright-core";
import { describe, inject } from "vitest";
import { createSituationService } from "#fires/situation.server.ts";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { changesSince } from "../support/changes-since.ts";
import { withoutWebGl } from "../support/live-map.ts";
import { renderSite } from "../support/render-site.ts";
import { sandboxOf } from "../support/sandbox-of.ts";
import { modulesIn } from "../support/screens.ts";
import { inSoak, sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";
import { violations } from "./axe.ts";

const SOME_LANGUAGES = sampled(import.meta.filename, LANGUAGES);

const PHONE = { theme: "dark", width: 360 } as const;
const DESK = { theme: "light", width: 1280 } as const;
/** Every pair of theme and width, each in one language, because both languages share their markup. */
const LOOKS = [
  { language: "fr", theme: "light", width: 360, lost: "/nulle-part/" },
  { language: "en", theme: "dark", width: 360, lost: "/en/nowhere/" },
  { language: "fr", theme: "dark", width: 1280, lost: "/nulle-part/" },
  { language: "en", theme: "light", width: 1280, lost: "/en/nowhere/" },
] as const;

/**
 * Screens whose content depends on the day's figures. On other screens, only the parts that all pages share
 * depend on the figures.
 */
const OF_THE_DAY =
  /^(?:home|current-situation|light|map|review|fire-index|widget|report-fire|prevention|permits|contact)/;
const pagesOfTheDay = (language: Language) =>
  sampled(
    import.meta.filename,
    modulesIn(language).filter(({ name }) => inSoak(true, OF_THE_DAY.test(name))),
    3,
  );

const SOME_LOOKS = sampled(import.meta.filename, LOOKS);

describe.for(SOME_LOOKS)(
  "no axe violations, $language, $theme at $width px",
  ({ language, lost, ...look }) => {
    test("the menu and the pop-in have no axe violations while open", async ({ open }) => {
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

    test("the error page has no axe violations", async ({ open }) => {
      expect(await violations(await open(lost, { ...look, tolerate: /status of 404/ }))).toEqual([]);
    });
  },
);

describe("site without any data", () => {
  test.for(pagesOfTheDay("fr"))(
    "$path has no axe violations without data",
    async ({ name, path }, { open }) => {
      const isMap = name.startsWith("map");
      const visit = {
        ...PHONE,
        origin: inject("withoutData"),
        // The map's data requests fail with 503.
        ...(isMap && { prepare: withoutWebGl, tolerate: /status (?:of )?503/ }),
      };
      expect(await violations(await open(path, visit))).toEqual([]);
    },
  );
});

describe("site in a crisis", () => {
  const origin = inject("crisis");

  test.for(pagesOfTheDay("en"))(
    "$path has no axe violations in a crisis",
    async ({ name, path }, { open }) => {
      const prepare = name.startsWith("map") ? { prepare: withoutWebGl } : {};
      expect(await violations(await open(path, { ...DESK, ...prepare, origin }))).toEqual([]);
    },
  );

  // A single change leaves the least space between the count and the link below.
  test.for(
    LANGUAGES.flatMap((language) => [
      { language, changed: 1 },
      { language, changed: 1_000 },
    ]),
  )(
    "the $language situation page with $changed changes since yesterday has no axe violations",
    async ({ language, changed }, { open }) => {
      const baseUrl = sandboxOf("crisis").fireDataUrl;
      const situation = await createSituationService({ baseUrl, test: false }).read();
      const now = new Date();
      const render = await renderSite(situation, now, changesSince(situation, now).slice(0, changed));
      const path = pathTo("current-situation", language);
      const body = await (await render(path)).text();
      const prepare = (page: Page) =>
        page.route(origin + path, (route) =>
          route.fulfill({ contentType: "text/html; charset=utf-8", body }),
        );
      expect(await violations(await open(path, { ...PHONE, prepare, origin }))).toEqual([]);
    },
  );

  test.for(SOME_LANGUAGES)(
    "the %s home page with the situation at a place has no axe violations in a crisis",
    async (language, { open }) => {
      const path = pathTo("home", language, {}, { place: "la-tuque" });
      expect(await violations(await open(path, { ...PHONE, origin }))).toEqual([]);
    },
  );
});
