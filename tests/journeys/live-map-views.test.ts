import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { MAP_VIEWS, type MapViewName } from "#app/parts/map-links/map-words.ts";
import { pathTo } from "#plan/paths.ts";
import { NATURAL_AREAS } from "#territory/natural-areas.ts";
import { expect, test } from "../support/browse.ts";
import { holdNextData } from "../support/hold-data.ts";
import { mapPath, totalOnMap, withoutWebGl } from "../support/live-map.ts";
import { VIEWS } from "../support/screens.ts";
import { inSoak, sampled } from "../support/soak.ts";
import { ON_A_DESK, ON_A_PHONE } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const SOME_VIEWS = sampled(import.meta.filename, VIEWS);

/** Options to open a map page without the map engine, as on some devices. Other journeys test the engine. */
const withoutEngine = { prepare: withoutWebGl };

/** Languages and widths, with and without scripts. The gate only tests French with and English without. */
const WITH_AND_WITHOUT = VIEWS.flatMap(({ language, width }) =>
  [true, false]
    .filter((javascript) => inSoak(true, javascript === (language === "fr")))
    .map((javascript) => ({ language, width, javascript })),
);

const rows = (page: Page) => page.locator("main [data-record]");
const idsOn = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute("data-record")));
/**
 * Returns the IDs of the list that the server renders now. The season continues, so a fire can be added or
 * grow during a test.
 */
const idsAt = async (page: Page, path: string) =>
  [...(await (await page.request.get(path)).text()).matchAll(/data-record="([^"]+)"/g)].map(([, id]) => id);
/** Returns true if the list's first row is in the upper half of the window. */
const isAtTop = (page: Page) =>
  rows(page)
    .first()
    .evaluate((row) => {
      const { top } = row.getBoundingClientRect();
      return top >= 0 && top < window.innerHeight / 2;
    });
/** Returns the ID of the record whose row has the focus, or null. */
const focusedId = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-record]")?.getAttribute("data-record") ?? null);
const ROWS_PER_PAGE = 25;
const card = (page: Page) => page.locator("#selection");

/** Views whose lists have rows on an ordinary summer day. */
const HAS_ROWS: readonly MapViewName[] = ["fires", "danger", "measures", "areas", "territories", "report"];

test.for(WITH_AND_WITHOUT)(
  "one press opens each view of the map with its list ($language, $width px, scripts $javascript)",
  async ({ language, width, javascript }, { open }) => {
    const t = words(language);
    const page = await open(mapPath(language), { ...withoutEngine, width, javascript });
    for (const view of MAP_VIEWS) {
      const link = page
        .getByRole("navigation", { name: t("livemap.views") })
        .getByRole("link", { name: t(`livemap.view.${view}`) });
      await link.click();
      await expect.poll(() => link.getAttribute("aria-current")).toBe("true");
      const count = await rows(page).count();
      if (HAS_ROWS.includes(view)) {
        expect(count, view).toBeGreaterThan(0);
        const text = await page.locator("main header p").first().textContent();
        const total = Number(/\d[\d\u00a0,]*/.exec(text ?? "")?.[0].replace(/\D/g, ""));
        expect(text, view).toBe(totalOnMap(language, view, total));
        const announced = await page.locator("#map-announced ~ ul [data-record]").count();
        expect(count - announced, view).toBe(Math.min(total, ROWS_PER_PAGE));
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, view).toBeLessThanOrEqual(0);
    }
    await page.getByRole("heading", { name: t("livemap.heading") }).waitFor();
  },
);

test.for(VIEWS)(
  "an empty list of fires names the chosen protection zone, and one press shows both zones ($language, $width px)",
  async ({ language, width }, { open }) => {
    const t = words(language);
    const path = pathTo("map-region", language, { slug: "montreal" });
    const page = await open(path, { ...withoutEngine, width });
    const none = t("livemap.none.protection", { zone: t("protection.intensive") });
    await page.getByText(none).waitFor();
    await page.getByRole("link", { name: t("fires.reset") }).click();
    await page.getByText(t("livemap.none.fires"), { exact: true }).waitFor();
    expect(await page.getByText(none, { exact: true }).count()).toBe(0);
  },
);

test.for(WITH_AND_WITHOUT)(
  "a press on a record opens the record's card, and closing the card returns to the list ($language, $width px, scripts $javascript)",
  async ({ language, width, javascript }, { open }) => {
    const t = words(language);
    for (const view of ["fires", "danger", "measures", "areas", "territories"] as const) {
      const change = view === "territories" ? { view, kinds: ["mrc" as const] } : { view };
      const page = await open(mapPath(language, change), { ...withoutEngine, width, javascript });
      const first = rows(page).first().getByRole("link");
      const title = (await first.textContent()) ?? "";
      await first.click();
      await card(page).getByRole("heading", { level: 2, name: title, exact: true }).waitFor();
      expect(await card(page).getByRole("term").count(), view).toBeGreaterThan(0);
      await card(page)
        .getByRole("link", { name: t("livemap.card.close") })
        .click();
      await card(page).waitFor({ state: "detached" });
      expect(await idsOn(page), view).toEqual(await idsAt(page, mapPath(language, change)));
      await page.context().close();
    }
  },
);

test.for(WITH_AND_WITHOUT)(
  "filters, search words and page numbers are in the map's address ($language, $width px, scripts $javascript)",
  async ({ language, width, javascript }, { open }) => {
    const t = words(language);
    const page = await open(mapPath(language, { view: "territories" }), {
      ...withoutEngine,
      width,
      javascript,
    });
    const first = await idsOn(page);
    await page.getByRole("link", { name: t("fires.page.next") }).click();
    await expect.poll(() => page.url()).toContain("page=2");
    await expect.poll(async () => (await idsOn(page)).some((id) => first.includes(id))).toBe(false);
    await expect.poll(() => isAtTop(page)).toBe(true);
    await page.getByRole("link", { name: t("fires.page.next") }).click();
    await expect.poll(() => page.url()).toContain("page=3");
    await expect.poll(() => isAtTop(page)).toBe(true);
    // After a change of page, Tab continues from the start of the list.
    await page.keyboard.press("Tab");
    await expect.poll(() => focusedId(page)).toBe((await idsOn(page))[0]);
    await page
      .getByRole("navigation", { name: t("livemap.kinds") })
      .getByRole("link", { name: t("livemap.kind.region") })
      .click();
    await expect.poll(async () => (await idsOn(page)).some((id) => id?.startsWith("region-"))).toBe(false);
    await page.getByRole("searchbox", { name: t("livemap.words") }).fill("la tuque");
    await page
      .getByRole("search", { name: t("livemap.words") })
      .getByRole("button")
      .click();
    await expect.poll(() => idsOn(page)).toEqual(["mrc-900", "city-la-tuque", "zone-26"]);
    await page.reload();
    expect(await idsOn(page)).toEqual(["mrc-900", "city-la-tuque", "zone-26"]);
    expect(await page.getByRole("searchbox", { name: t("livemap.words") }).inputValue()).toBe("la tuque");
    await page.goto(mapPath(language, { view: "areas", words: "zzz" }));
    await page.getByText(t("livemap.none.areas")).waitFor();
    await page.getByRole("link", { name: t("fires.reset") }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
  },
);

test("the list's search keeps text that is typed while another list loads, and can search for this text next", async ({
  open,
}) => {
  const t = words("fr");
  const page = await open(mapPath("fr", { view: "territories" }), { ...withoutEngine, width: 360 });
  const letCome = await holdNextData(page);
  const field = page.getByRole("searchbox", { name: t("livemap.words") });
  await field.fill("la tuque");
  await field.press("Enter");
  await field.fill("abitibi");
  letCome();
  await expect.poll(() => idsOn(page)).toEqual(["mrc-900", "city-la-tuque", "zone-26"]);
  expect(await field.inputValue()).toBe("abitibi");
  await field.press("Enter");
  await expect.poll(async () => (await idsOn(page)).includes("zone-26")).toBe(false);
  // After going back, the field has the search text of the page's address.
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe("la tuque");
});

test.for(WITH_AND_WITHOUT)(
  "the map shows danger, restrictions and fires at a point, or that the point is outside Quebec ($language, $width px, scripts $javascript)",
  async ({ language, width, javascript }, { open }) => {
    const t = words(language);
    const page = await open(mapPath(language, { here: { lat: 47.44, lon: -72.78 } }), {
      ...withoutEngine,
      width,
      javascript,
    });
    for (const heading of [
      t("place.danger", { zone: "La Tuque" }),
      t("place.restrictions"),
      t("place.nearest"),
    ]) {
      await card(page).getByRole("heading", { name: heading }).waitFor();
    }
    const more = card(page).getByRole("link", { name: t("livemap.here.more") });
    expect(await more.getAttribute("href")).toMatch(/=47\.44,-72\.78$/);
    await page.goto(mapPath(language, { here: { lat: 43.7, lon: -79.4 } }));
    await card(page).getByText(t("livemap.here.outside")).waitFor();
  },
);

test.for(ON_A_PHONE)(
  "a park's card on the map shows the park's rules and links to the park's operator ($language, $width px)",
  async ({ language, width }, { open }) => {
    const t = words(language);
    const park = NATURAL_AREAS.find(({ slug }) => slug === "parc-national-du-bic");
    const page = await open(mapPath(language, { view: "areas", selected: "area-parc-national-du-bic" }), {
      ...withoutEngine,
      width,
    });
    await card(page).getByText(t("livemap.area.national-park.rule")).waitFor();
    const name = t("livemap.area.manager", { name: park?.manager.name[language] ?? "" });
    expect(await card(page).getByRole("link", { name }).getAttribute("href")).toBe(
      park?.manager.url[language],
    );
  },
);

test.for(ON_A_DESK)(
  "bookmarks of the map stay in the browser until the visitor removes them ($language, $width px)",
  async ({ language, width }, { open }) => {
    const t = words(language);
    const page = await open(pathTo("map-zone", language, { slug: "la-tuque" }), { ...withoutEngine, width });
    const keep = card(page).getByRole("button", { name: t("livemap.card.keep") });
    await keep.click();
    await card(page)
      .getByRole("button", { name: t("livemap.card.kept"), pressed: true })
      .waitFor();
    await page.goto(mapPath(language, { view: "bookmarks" }));
    await page.getByText(t("livemap.bookmarks.keep")).waitFor();
    const bookmark = page.getByRole("main").getByRole("link", { name: "La Tuque" });
    expect(await bookmark.getAttribute("href")).toContain("/zone-la-tuque/");
    await page.getByRole("button", { name: t("livemap.bookmarks.remove", { title: "La Tuque" }) }).click();
    await page.getByText(t("livemap.none.bookmarks")).waitFor();
    await page.evaluate(() => localStorage.setItem("vigie.bookmarks", "{broken"));
    await page.reload();
    await page.getByText(t("livemap.none.bookmarks")).waitFor();
  },
);

test.for(ON_A_PHONE)(
  "without scripts, the map's view of bookmarks says how to bookmark a page in the browser ($language, $width px)",
  async ({ language, width }, { open }) => {
    const t = words(language);
    const page = await open(mapPath(language, { view: "bookmarks" }), {
      ...withoutEngine,
      width,
      javascript: false,
    });
    await page.getByText(t("livemap.bookmarks.noScript")).waitFor();
    await page.goto(pathTo("map-zone", language, { slug: "la-tuque" }));
    expect(await card(page).getByRole("button").count()).toBe(0);
  },
);

test.for(SOME_VIEWS)(
  "an embedded map has no header or footer, and its links stay embedded or open a new tab ($language, $width px)",
  async ({ language, width }, { open }) => {
    const t = words(language);
    const page = await open(mapPath(language, { isEmbedded: true }), { ...withoutEngine, width });
    expect(await page.getByRole("banner").count()).toBe(0);
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    const links = await page.locator("main a[href^='/']").evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute("href") ?? "",
        isOut: link.getAttribute("target") === "_blank",
        isDrawn: link.closest("svg") !== null,
      })),
    );
    const flag = language === "fr" ? "integre=oui" : "embed=yes";
    for (const { href, isOut, isDrawn } of links)
      if (!isDrawn) expect([href, href.includes(flag)]).toEqual([href, !isOut]);
    await page
      .getByRole("navigation", { name: t("livemap.views") })
      .getByRole("link", { name: t("livemap.view.danger") })
      .click();
    await page.waitForURL((url) => url.search.includes(flag) && url.search.includes("danger"));
    expect(await page.getByRole("banner").count()).toBe(0);
  },
);

test("another site can frame the embedded map, but not the map's full page", async ({ open }) => {
  const site = inject("summer");
  const other = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html");
    answer.end(`<iframe src="${site}/carte/?integre=oui"></iframe><iframe src="${site}/carte/"></iframe>`);
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  try {
    const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const page = await open("/", { origin, javascript: false, tolerate: /./ });
    const [, embedded, refused] = page.frames();
    await embedded?.getByRole("heading", { name: words("fr")("livemap.heading") }).waitFor();
    expect(await refused?.locator("h1").count()).toBe(0);
  } finally {
    other.closeAllConnections();
    await new Promise((resolve) => other.close(resolve));
  }
});
