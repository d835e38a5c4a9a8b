import type { Page } from "playwright-core";
import { describe } from "vitest";
import { SECTION_IDS } from "#app/frame/sections.ts";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { expect, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const LA_TUQUE = { latitude: 47.441_234, longitude: -72.781_234 };
const NEW_YORK = { latitude: 40.71, longitude: -74.01 };

async function ask(page: Page, t: ReturnType<typeof words>, address: string) {
  const form = page.getByRole("search", { name: t("location.find") });
  await form.getByLabel(t("location.label")).fill(address);
  await form.getByRole("button", { name: t("place.submit"), exact: true }).click();
}

describe.for(VIEWS)("location, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language);
  const t = words(language);
  const location = pathTo("current-situation-location", language);

  byTurns.for([true, false])(
    "the location page shows danger, restrictions and fires for a typed address (scripts: %s)",
    async (javascript, { open }) => {
      const page = await open(location, { width, javascript });
      await ask(page, t, "123 rue Principale, La Tuque");
      await page.waitForURL((url) => url.searchParams.has(PARAMETERS.address[language]));
      await page.getByText("123 rue Principale, La Tuque", { exact: true }).waitFor();
      for (const section of ["danger", "restrictions", "fires"] as const) {
        await page.locator(`#${SECTION_IDS[section][language]}`).waitFor();
      }
      await page.getByText(t("day.2"), { exact: true }).first().waitFor();
      await page.getByRole("heading", { name: t("location.call") }).waitFor();
      expect(await page.locator("main figure svg").count()).toBeGreaterThan(0);
      // The typed text stays in the field.
      expect(await page.getByLabel(t("location.label")).inputValue()).toBe("123 rue Principale, La Tuque");
    },
  );

  byTurns.for([true, false])(
    "if a typed name matches several places, the location page offers the places to choose from (scripts: %s)",
    async (javascript, { open }) => {
      const page = await open(location, { width, javascript });
      await ask(page, t, "Saint-Ambroise");
      const choice = page.locator("main li").getByRole("link", { name: "Saint-Ambroise" });
      await choice.first().waitFor();
      expect(await choice.count()).toBe(2);
      await choice.last().click();
      await page.waitForURL((url) => url.searchParams.has(PARAMETERS.place[language]));
      await page.getByText(t("location.understood")).waitFor();
    },
  );

  byTurns("for an unknown address, the location page gives advice and keeps the text", async ({ open }) => {
    const page = await open(location, { width });
    await ask(page, t, "Zzyzxqw");
    await page.getByText(t("finder.none.title", { query: "Zzyzxqw" })).waitFor();
    await page.getByText(t("finder.none.text", { number: t("emergency.number") })).waitFor();
    expect(await page.getByLabel(t("location.label")).inputValue()).toBe("Zzyzxqw");
  });

  byTurns("the location page answers for the device's position, rounded to a kilometre", async ({ open }) => {
    const context = { geolocation: LA_TUQUE, permissions: ["geolocation"] };
    const page = await open(location, { width, context });
    await page.getByRole("button", { name: t("place.locate") }).click();
    await page.getByText(t("location.understood")).waitFor();
    expect(new URL(page.url()).searchParams.get(PARAMETERS.here[language])).toBe("47.44,-72.78");
    await page
      .getByText(/La Tuque/)
      .first()
      .waitFor();
  });

  byTurns("the location page in the other language answers for the same place", async ({ open }) => {
    const other = language === "fr" ? "en" : "fr";
    const page = await open(pathTo("current-situation-location", language, {}, { here: "47.44,-72.78" }), {
      width,
    });
    await page
      .getByRole("link", { name: t("nav.otherLanguage") })
      .first()
      .click();
    await page.getByText(words(other)("location.understood")).waitFor();
    expect(new URL(page.url()).searchParams.get(PARAMETERS.here[other])).toBe("47.44,-72.78");
  });

  byTurns("the location page says that danger is not rated in the far north", async ({ open }) => {
    const page = await open(pathTo("current-situation-location", language, {}, { place: "kuujjuaq" }), {
      width,
    });
    await page.getByText(t("openFire.unbanned.unrated")).waitFor();
    await page.getByText(t("location.zone.none")).waitFor();
  });
});

describe("position that does not arrive", () => {
  const t = words("en");
  const location = pathTo("current-situation-location", "en");
  const locate = (page: Page) => page.getByRole("button", { name: t("place.locate") }).click();

  test("if access to the position is denied, the location page says this", async ({ open }) => {
    const page = await open(location);
    await locate(page);
    await page.locator("main").getByText(t("toast.positionDenied")).waitFor();
  });

  test.for([
    [2, "toast.positionUnavailable"],
    [3, "toast.positionTimeout"],
  ] as const)(
    "if the device's position fails with code %s, the location page explains the failure",
    async ([code, key], { open }) => {
      const page = await open(location, {
        prepare: (page) =>
          page.addInitScript((code) => {
            navigator.geolocation.getCurrentPosition = (_found, failed, options) => {
              document.documentElement.dataset.limit = String(options?.timeout);
              failed?.({ code } as GeolocationPositionError);
            };
          }, code),
      });
      await locate(page);
      await page.locator("main").getByText(t(key)).waitFor();
      expect(await page.getAttribute("html", "data-limit")).toBe("10000");
    },
  );

  test("if the device is outside Quebec, the location page says this", async ({ open }) => {
    const page = await open(location, { context: { geolocation: NEW_YORK, permissions: ["geolocation"] } });
    await locate(page);
    await page.getByText(t("finder.outside.title")).waitFor();
  });

  test("the location page does not request the device's position before the visitor presses the button", async ({
    open,
  }) => {
    const page = await open(location, {
      prepare: (page) =>
        page.addInitScript(() => {
          navigator.geolocation.getCurrentPosition = () => {
            document.documentElement.dataset.asked = "yes";
          };
        }),
    });
    await page.getByRole("button", { name: t("place.locate") }).waitFor();
    const off = page.locator("main").getByRole("link", { name: t("place.locate.off") });
    expect(await off.getAttribute("href")).toBe(pathTo("privacy", "en"));
    expect(await page.getAttribute("html", "data-asked")).toBeNull();
    await locate(page);
    expect(await page.getAttribute("html", "data-asked")).toBe("yes");
  });
});
