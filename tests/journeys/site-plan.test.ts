import { describe, inject } from "vitest";
import { pathTo, screenAt } from "#plan/paths.ts";
import { OPEN_SCREENS, SCREENS } from "#plan/site-map.ts";
import { REGIONS } from "#territory/regions.ts";
import { ZONES } from "#territory/zones.ts";
import { expect, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";
import { faultsOf } from "../support/xmllint.ts";

const SOME_VIEWS = sampled(import.meta.filename, VIEWS);

/**
 * Screens that the site plan omits. `redirection` needs a destination, `search` needs a text, `sign-in` is
 * the provider's return address, and emails link to `alerts-stop`.
 */
const EMPTY: readonly string[] = ["offline", "redirection", "search", "sign-in", "alerts-stop"];
/** All other screens that have a single address. */
const single = OPEN_SCREENS.filter((name) => !SCREENS[name].path.fr.includes("{") && !EMPTY.includes(name));

describe.for(SOME_VIEWS)("site plan, $language at $width px", ({ language, width }) => {
  const t = words(language);
  const path = pathTo("non-fire-index", language);

  test.for([true, false])(
    "the site plan links to every screen that has a single address (scripts: %s)",
    async (javascript, { open: show }) => {
      const page = await show(path, { width, javascript });
      const hrefs = new Set(
        await page
          .locator("main a[href]")
          .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
      );
      for (const name of single) {
        if (name !== "non-fire-index") expect(hrefs, name).toContain(pathTo(name, language));
      }
      for (const { slug } of REGIONS)
        expect(hrefs).toContain(pathTo("current-situation-region", language, { slug: slug[language] }));
      for (const { slug } of ZONES)
        expect(hrefs).toContain(pathTo("current-situation-zone", language, { slug }));
      expect(hrefs).toContain("tel:911");
    },
  );

  test("the footer links to the site plan and the fire index", async ({ open: show }) => {
    const page = await show(pathTo("home", language), { width });
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: t("footer.fireIndex") }).click();
    await page.waitForURL(`**${pathTo("fire-index", language)}`);
    await footer.getByRole("link", { name: t("footer.plan") }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole("heading", { level: 1, name: t("indexes.title") }).waitFor();
  });
});

test("the XML sitemap lists every public page, and no page of a profile", async () => {
  const origin = inject("summer");
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const answer = await fetch(`${origin}/sitemap.xml`);
  expect(answer.headers.get("content-type")).toMatch(/^application\/xml/);
  const xml = await answer.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");
  for (const name of single) {
    for (const language of ["fr", "en"] as const)
      expect(addresses.includes(origin + pathTo(name, language)), name).toBe(
        SCREENS[name].access === "public",
      );
  }
  expect(await faultsOf(xml, "sitemap")).toBe("");
  expect([...xml.matchAll(/hreflang="en-CA"/g)]).toHaveLength(addresses.length);
  const fires = addresses.filter(
    (address) => screenAt(new URL(address).pathname)?.name === "current-situation-fire",
  );
  expect(fires.length).toBeGreaterThan(0);
});

test("security.txt and the icon exist, and addresses for password changes and unsubscribing redirect to the visitor's language", async () => {
  const origin = inject("summer");
  const ask = (path: string) =>
    fetch(origin + path, { redirect: "manual", headers: { "accept-language": "en-CA" } });
  const security = await ask("/.well-known/security.txt");
  expect([security.status, security.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(await security.text()).toContain(`Canonical: ${origin}/.well-known/security.txt`);
  const icon = await ask("/favicon.ico");
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/vnd.microsoft.icon"]);
  const ledTo = async (path: string) => (await ask(path)).headers.get("location");
  expect(await ledTo("/.well-known/change-password")).toBe("/en/profile/informations/#password");
  expect(await ledTo("/api/alerts/stop?key=a.b")).toBe("/en/stop-alerts/?key=a.b");
  expect(await ledTo("/api/newsletter/stop?key=a.b")).toBe("/en/newsletter/?key=a.b");
});
