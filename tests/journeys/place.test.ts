import type { Page } from "playwright-core";
import { describe } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { formatPosition } from "#territory/format-position.ts";
import { expect, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const QUEBEC = { latitude: 46.81, longitude: -71.21 };
const NEW_YORK = { latitude: 40.71, longitude: -74.01 };

async function search(page: Page, t: ReturnType<typeof words>, place: string) {
  const finder = page.getByRole("region", { name: t("place.title") });
  await finder.getByLabel(t("place.label")).fill(place);
  await finder.getByRole("button", { name: t("place.submit"), exact: true }).click();
}

describe.for(VIEWS)("place finder, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language);
  const t = words(language);
  const home = pathTo("home", language);

  byTurns.for([true, false])(
    "the home page answers for a place whose exact name is typed (scripts: %s)",
    async (javascript, { open }) => {
      const page = await open(home, { width, javascript });
      await search(page, t, "la tuque");
      await page.getByRole("heading", { level: 3, name: "La Tuque" }).waitFor();
      await page.getByRole("heading", { name: t("place.restrictions") }).waitFor();
      await page.getByText(t("day.2"), { exact: true }).first().waitFor();
    },
  );

  byTurns("the home page's place finder suggests places for a similar name", async ({ open }) => {
    const page = await open(home, { width });
    await search(page, t, "Notre-Dame-du-L");
    await page.getByText(t("finder.near.text")).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Notre-Dame-du-Lac" }).first().click();
    await page.getByText(t("location.understood")).waitFor();
  });

  byTurns("an address typed on the home page opens the location page's answer for it", async ({ open }) => {
    const page = await open(home, { width });
    await search(page, t, "123 rue Principale, La Tuque");
    await page.getByText(t("location.understood")).waitFor();
  });

  byTurns("the header's search opens the answer for a place", async ({ open }) => {
    const page = await open(pathTo("current-situation", language), { width });
    if (width < 1024) await page.getByRole("button", { name: t("nav.menu") }).click();
    const header = page.getByRole("banner");
    await header.getByRole("searchbox", { name: t("nav.search") }).fill("Chibougamau");
    await page.keyboard.press("Enter");
    await page.getByText(t("location.understood")).waitFor();
    await page.getByRole("main").getByText("Chibougamau", { exact: true }).first().waitFor();
  });

  byTurns("a position outside Quebec in the home page's address shows a message", async ({ open }) => {
    const page = await open(pathTo("home", language, {}, { place: "40.71,-74.01" }), { width });
    await page.getByText(t("place.outside")).waitFor();
  });
});

test.for([
  "<img src=x onerror=alert(1)>",
  "\"'><script>alert(1)</script>",
  "{{number}} $t(emergency.number) %s",
  "../../etc/passwd\u0000",
  "\u202eZzyzxq\u202c 🔥🔥",
  "a".repeat(255),
])("hostile text typed into the place finder is only shown as text: %s", async (query, { open }) => {
  const page = await open(pathTo("home", "fr"), { width: 360 });
  let wasFooled = false;
  page.on("dialog", (dialog) => {
    wasFooled = true;
    void dialog.dismiss();
  });
  const t = words("fr");
  await search(page, t, query);
  await page.waitForURL(/adresse=/);
  await page.getByText(/«/).first().waitFor();
  expect(wasFooled).toBe(false);
});

describe("my position", () => {
  const t = words("fr");
  const locate = (page: Page) => page.getByRole("button", { name: t("place.locate") }).click();

  test("after the visitor allows access, the home page shows the situation at the device's position, rounded to a kilometre", async ({
    open,
  }) => {
    const page = await open("/", { context: { geolocation: QUEBEC, permissions: ["geolocation"] } });
    await locate(page);
    await page
      .getByRole("heading", {
        name: t("place.result.position", { position: formatPosition({ lat: 46.81, lon: -71.21 }, "fr") }),
      })
      .waitFor();
    expect(new URL(page.url()).searchParams.get("lieu")).toBe("46.81,-71.21");
  });

  test("if the device is outside Quebec, the home page shows a message", async ({ open }) => {
    const page = await open("/", { context: { geolocation: NEW_YORK, permissions: ["geolocation"] } });
    await locate(page);
    await page.getByText(t("place.outside")).waitFor();
  });

  test("if access to the device's position is denied, the home page shows how to allow access", async ({
    open,
  }) => {
    const page = await open("/");
    await locate(page);
    await page.getByText(t("toast.positionDenied")).waitFor();
  });

  test("the home page waits ten seconds for the device's position, then says that it takes too long", async ({
    open,
  }) => {
    const page = await open("/", {
      prepare: (page) =>
        page.addInitScript(() => {
          navigator.geolocation.getCurrentPosition = (_found, failed, options) => {
            document.documentElement.dataset.limit = String(options?.timeout);
            failed?.({ code: 3 } as GeolocationPositionError);
          };
        }),
    });
    await locate(page);
    await page.getByText(t("toast.positionTimeout")).waitFor();
    expect(await page.getAttribute("html", "data-limit")).toBe("10000");
  });
});
