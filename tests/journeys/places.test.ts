import type { Page } from "playwright-core";
import { describe, inject } from "vitest";
import { SECTION_IDS } from "#app/frame/sections.ts";
import { sortWord, statusWord } from "#app/parts/fire/fire-choices.ts";
import { pathTo } from "#plan/paths.ts";
import { OPEN_SCREENS, SCREENS } from "#plan/site-map.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { ANY_FIRE, withExample } from "../support/examples.ts";
import { VIEWS } from "../support/screens.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const level1 = (page: Page) => page.getByRole("heading", { level: 1 });
const region = (slug: string, language: "fr" | "en") =>
  pathTo("current-situation-region", language, { slug });

describe.for(VIEWS)("places, $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language);
  const t = words(language);
  const situation = pathTo("current-situation", language);
  const mauricie = region("mauricie", language);
  const firePage = pathTo("current-situation-fire", language, { slug: ANY_FIRE, id: ANY_FIRE });
  const fires = (page: Page) => page.locator(`#${SECTION_IDS.fires[language]}`);

  byTurns.for([true, false])(
    "the situation page links to a region, a zone and a fire, and breadcrumbs lead back (scripts: %s)",
    async (javascript, { open }) => {
      const page = await open(situation, { width, javascript });
      await page
        .getByRole("navigation", { name: t("fires.byRegion") })
        .getByRole("link", { name: "Mauricie" })
        .click();
      await page.waitForURL(`**${mauricie}`);
      const where = language === "fr" ? "en Mauricie" : "in Mauricie";
      await page.getByRole("heading", { level: 1, name: t("area.region.heading", { where }) }).waitFor();
      await page.getByRole("link", { name: "La Tuque", exact: true }).first().click();
      await page.waitForURL(/zone-la-tuque\/$/);
      await page
        .getByRole("heading", { level: 1, name: t("area.zone.heading", { name: "La Tuque" }) })
        .waitFor();
      const crumbs = page.getByRole("navigation", { name: t("nav.breadcrumbs") });
      await crumbs.getByRole("link", { name: t("situation.title") }).click();
      await page.getByRole("heading", { level: 1, name: t("situation.heading") }).waitFor();
      const first = fires(page).getByRole("table").locator("tbody th a").first();
      const name = (await first.textContent()) ?? "";
      await first.click();
      await page.waitForURL(/(feu|fire)-\d{4}-\d+\/$/);
      await expect.poll(() => level1(page).textContent()).toContain(name.replace(/^(Feu|Fire) /, ""));
      await page.getByRole("heading", { name: t("fire.details") }).waitFor();
    },
  );

  byTurns.for([true, false])(
    "a region's fires can be filtered and sorted, and the address keeps both choices (scripts: %s)",
    async (javascript, { open }) => {
      const page = await open(region("nord-du-quebec", language), { width, javascript });
      await page.getByLabel(t("fires.filter.sort")).selectOption(sortWord("size", language));
      await page.getByRole("button", { name: t("fires.filter.apply") }).click();
      await page.waitForURL(new RegExp(`nord-du-quebec/\\?.*=${sortWord("size", language)}`));
      const out = fires(page).getByRole("link", { name: t("status.6") });
      const count = Number(/\d+/.exec((await out.textContent()) ?? "")?.[0]);
      await out.click();
      await page.waitForURL(new RegExp(`=${statusWord(6, language)}`));
      await fires(page).getByText(t("fires.description", { count })).waitFor();
      for (const row of await fires(page).locator("tbody tr").all()) {
        expect(await row.textContent()).toContain(t("status.6"));
      }
      expect(await page.getByLabel(t("fires.filter.region"), { exact: true }).count()).toBe(0);
    },
  );

  byTurns("a zone's page explains danger levels, and links to neighbouring zones", async ({ open }) => {
    const page = await open(pathTo("current-situation-zone", language, { slug: "la-tuque" }), { width });
    for (const day of [0, 1, 2] as const)
      await page
        .getByText(t(`day.${day}`), { exact: true })
        .first()
        .waitFor();
    await page.getByText(t("danger.5.help")).first().waitFor();
    await page.getByText(t("openFire.question"), { exact: true }).waitFor();
    const around = page.getByRole("region", { name: t("area.around.zone") });
    await around.getByRole("link", { name: "Portneuf" }).click();
    await page
      .getByRole("heading", { level: 1, name: t("area.zone.heading", { name: "Portneuf" }) })
      .waitFor();
  });

  byTurns.for([true, false])(
    "a fire's page has links that send its address by email and text message (scripts: %s)",
    async (javascript, { open }) => {
      const page = await open(firePage, { width, javascript });
      const address = page.url();
      for (const [name, scheme] of [
        [t("share.email"), "mailto:?subject="],
        [t("share.sms"), "sms:?body="],
      ] as const) {
        const href = await page.getByRole("link", { name, exact: true }).getAttribute("href");
        expect(href?.startsWith(scheme)).toBe(true);
        expect(decodeURIComponent(href ?? "")).toContain(address);
      }
      const copy = page.getByRole("button", { name: t("share.copy") });
      expect(await copy.isVisible()).toBe(javascript);
      expect(await page.getByRole("button", { name: t("share.print") }).isVisible()).toBe(javascript);
    },
  );

  byTurns("a button copies a fire page's address, or shows it if it cannot be copied", async ({ open }) => {
    const page = await open(firePage, {
      width,
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    });
    const copy = page.getByRole("button", { name: t("share.copy") });
    await copy.click();
    await page.getByText(t("share.copied")).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await copy.click();
    await page.getByText(t("share.notCopied", { address: page.url() })).waitFor();
  });

  byTurns("if the device has a share menu, a fire's page offers that menu", async ({ open }) => {
    const page = await open(firePage, {
      width,
      prepare: (before) =>
        before.addInitScript(() => {
          navigator.share = (given) => {
            document.title = `shared ${given?.url}`;
            return Promise.resolve();
          };
        }),
    });
    await page.getByRole("button", { name: t("share.device") }).click();
    await expect.poll(() => page.title()).toBe(`shared ${page.url()}`);
  });

  byTurns("on a region's page, the header marks the situation as the current section", async ({ open }) => {
    const page = await open(mauricie, { width });
    if (width < 1024) await page.getByRole("button", { name: t("nav.menu") }).click();
    const main = page.getByRole("navigation", { name: t("nav.main") });
    const link = main.getByRole("link", { name: t("nav.situation"), exact: true });
    expect(await link.getAttribute("aria-current")).toBe("true");
  });

  byTurns("on a region's page, the link to the other language leads to the same region", async ({ open }) => {
    const page = await open(mauricie, { width });
    const other = language === "fr" ? "en" : "fr";
    await page
      .getByRole("link", { name: t("nav.otherLanguage"), exact: true })
      .first()
      .click();
    await page.waitForURL(`**${region("mauricie", other)}`);
  });
});

const ask = (path: string) =>
  fetch(inject("summer") + path, {
    redirect: "manual",
    headers: { "user-agent": PERSON, cookie: `vigie-langue=${path.startsWith("/en/") ? "en" : "fr"}` },
  });

test.for([
  "/etat-situation/atlantide/",
  "/en/current-situation/zone-narnia/",
  "/etat-situation/zone-mauricie/",
  "/etat-situation/mauricie/feu-1999-1/",
  "/etat-situation/mauricie/feu-x/",
  "/etat-situation/mauricie/feu-2026-1-1/",
  "/en/current-situation/mauricie/fire-%00/",
])("the unknown address %s responds 404 with the site's error page", async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain(words(path.startsWith("/en/") ? "en" : "fr")("error.home"));
});

test("a fire's address with the wrong region redirects permanently to the address with the right region", async () => {
  const own = await withExample(
    inject("summer"),
    pathTo("current-situation-fire", "en", { slug: ANY_FIRE, id: ANY_FIRE }),
  );
  for (const slug of ["laval", "quebec", "nowhere"]) {
    const answer = await ask(own.replace(/current-situation\/[^/]+/, `current-situation/${slug}`));
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe(own);
  }
});

test("a fire's map address with the wrong region redirects to the right region and keeps the map's choices", async () => {
  const own = await withExample(inject("summer"), pathTo("map-fire", "fr", { slug: ANY_FIRE, id: ANY_FIRE }));
  for (const slug of ["laval", "x"]) {
    const answer = await ask(`${own.replace(/regions-[^/]+/, `regions-${slug}`)}?vue=danger`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe(`${own}?vue=danger`);
  }
});

const MAURICIE = "/en/current-situation/mauricie/";
test.for([
  ["/", "/carte/"],
  ["/etat-situation/", "/carte/"],
  [MAURICIE, "/en/map/regions-mauricie/"],
  ["/etat-situation/zone-la-tuque/", "/carte/zone-la-tuque/"],
  ["/etat-situation/location/?ici=47.44,-72.78", "/carte/?ici=47.44,-72.78"],
] as const)("the drawn map on the page %s links to the interactive map at %s", async ([path, map]) => {
  const html = await (await ask(path)).text();
  const captions = [...html.matchAll(/<figcaption[^>]*>.*?<\/figcaption>/gs)].join("");
  expect(captions).toContain(`href="${map}"`);
  expect((await ask(map)).status).toBe(200);
});

test("the drawn map on a fire's page links to the fire on the interactive map", async () => {
  const path = await withExample(
    inject("summer"),
    pathTo("current-situation-fire", "fr", { slug: ANY_FIRE, id: ANY_FIRE }),
  );
  const [, region, fire] = /etat-situation\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const map = `/carte/regions-${region}/${fire}`;
  expect(await (await ask(path)).text()).toContain(`href="${map}"`);
  expect((await ask(map)).status).toBe(200);
});

test.for(LANGUAGES)(
  "the %s home page links to each screen that has a fixed address, in its sections or in the footer",
  async (language) => {
    const html = await (await ask(pathTo("home", language))).text();
    expect(html).toContain(`href="${pathTo("profile-saved-locations", language)}"`);
    const doors = html.slice(html.indexOf('id="sections"'));
    for (const name of OPEN_SCREENS) {
      const path: string = SCREENS[name].path[language];
      // The page for external links needs a destination, so no page links to it directly. The header has the
      // search field, and the profile has its own menu.
      if (
        !/^(?:home|offline|redirection|search|sign-in|alerts-stop|profile-.*)$/.test(name) &&
        !path.includes("{")
      )
        expect(doors).toContain(`href="${path}`);
    }
  },
);
