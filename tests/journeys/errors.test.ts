import { describe, inject } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";

const SOME_LANGUAGES = sampled(import.meta.filename, LANGUAGES);

const SOME_VIEWS = sampled(import.meta.filename, VIEWS);

const NOWHERE = { fr: "/nulle-part/", en: "/en/nowhere/" };
const DETAIL = { fr: "Page introuvable : ", en: "Page not found: " };
const MISSING_PAGE = /status of 404/;
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

describe.for(SOME_VIEWS)("error page, $language at $width px", ({ language, width }) => {
  const t = words(language);

  test("the page for an unknown address says that the address is unknown, names the path and links to the home page", async ({
    open,
  }) => {
    const path = NOWHERE[language];
    const page = await open(path, { width, tolerate: MISSING_PAGE });
    const lines = page.getByRole("heading", { level: 1 }).locator("span");
    expect((await lines.allTextContents()).map((line) => line.trim())).toEqual(
      t("error.notFound.title").split("/"),
    );
    const [left, right] = await Promise.all([lines.first().boundingBox(), lines.nth(1).boundingBox()]);
    expect(right?.y).toBeGreaterThan(left?.y ?? Number.POSITIVE_INFINITY);
    await page.getByText(DETAIL[language] + path).waitFor();
    // The emergency numbers neither overlap the tower in the picture nor hide it.
    const [emergency, picture] = await Promise.all([
      page.locator("p", { hasText: t("emergency.911") }).boundingBox(),
      page.locator("img").boundingBox(),
    ]);
    expect((emergency?.y ?? 0) + (emergency?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
    const other = page.getByRole("link", { name: t("nav.otherLanguage") });
    expect(await other.getAttribute("href")).toBe(pathTo("home", language === "fr" ? "en" : "fr"));
    await page.getByRole("link", { name: t("error.home") }).click();
    await page.waitForURL(`**${pathTo("home", language)}`);
  });
});

test.for(SOME_LANGUAGES)(
  "an unknown %s address responds 404 with a page that search engines must not index",
  async (language) => {
    const answer = await fetch(inject("summer") + NOWHERE[language], { headers: { "user-agent": PERSON } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  },
);

test("a robot that requests an unknown address gets a short 404 in plain text", async () => {
  const answer = await fetch(inject("summer") + NOWHERE.fr, { headers: { "user-agent": ROBOT } });
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect((await answer.text()).length).toBeLessThan(20);
});

test.for([
  ["/etat-situation", "/etat-situation/"],
  ["/en", "/en/"],
  ["/EN/", "/en/"],
  ["/Etat-Situation?statut=nouveau", "/etat-situation/?statut=nouveau"],
  ["/en/current-situation?status=new", "/en/current-situation/?status=new"],
  ["/etat-situation//", "/etat-situation/"],
] as const)("%s redirects permanently to %s", async ([from, to]) => {
  const answer = await fetch(inject("summer") + from, { redirect: "manual" });
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe(to);
});

test.for(["//example.org/", "/\\example.org", "//example.org"])(
  "%s never redirects to another site",
  async (path) => {
    const answer = await fetch(inject("summer") + path, { redirect: "manual" });
    const target = new URL(answer.headers.get("location") ?? "/", inject("summer"));
    expect(target.origin).toBe(inject("summer"));
  },
);

test.for([
  ["/etat-situation/?statut=brule", true],
  ["/etat-situation/?danger=9", true],
  ["/etat-situation/mauricie/?tri=couleur", true],
  ["/index-fires/?cause=lune", true],
  ["/carte/?statut=nouveau,brule", true],
  ["/etat-situation/?statut=actifs&danger=2", false],
  ["/carte/?statut=new", false],
] as const)(
  "the list at %s says that its address has an unknown filter value: %s",
  async ([path, isReported]) => {
    const html = await (await fetch(inject("summer") + path, { headers: { "user-agent": PERSON } })).text();
    expect(html.includes(words("fr")("choices.unknown"))).toBe(isReported);
  },
);

test("if the map only shows one status, that status cannot be turned off, and the page says why", async ({
  open,
}) => {
  const t = words("fr");
  const page = await open("/carte/?statut=hors-controle", { javascript: false });
  const statuses = page.getByRole("navigation", { name: t("fires.filter.status") });
  await statuses.getByText(t("livemap.lastChoice")).waitFor();
  expect(await statuses.getByRole("link").count()).toBe(5);
  expect(await statuses.getByRole("link", { name: t("status.3") }).count()).toBe(0);
});
