import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { WIDGET_PATHS } from "#plan/widget-path.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { violations } from "../audit/axe.ts";
import { tabFaults } from "../audit/keyboard.ts";
import { expect, newPerson, PERSON, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { inSoak, sampled } from "../support/soak.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const SOME_LANGUAGES = sampled(import.meta.filename, LANGUAGES);

const site = inject("summer");
const MOST_BYTES = 15 * 1024;
const MOST_HEIGHT = { fr: "1\u00a0200", en: "1,200" } as const;

/** HTML of a page on another origin, such as a municipality's site. Each test sets it. */
const held = { html: "" };
const host = createServer((_, response) =>
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(held.html),
);
let hostUrl = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
});
afterAll(() => host.close());

/** Opens a page as a new visitor. */
async function visit(url: string, width: number, language: Language, use: (page: Page) => Promise<void>) {
  const context = await newPerson(language === "en" ? "/en/" : "/", { origin: new URL(url).origin, width });
  const page = await context.newPage();
  try {
    await page.goto(url);
    await use(page);
  } finally {
    await context.close();
  }
}

/** Fills in the generator's form: Mauricie, danger and fires, 300 px wide. */
async function choose(page: Page, language: Language) {
  const t = words(language);
  await page.getByLabel(t("widget.territory"), { exact: true }).selectOption("mauricie");
  await page.getByLabel(t("widget.part.restrictions")).uncheck();
  await page.getByLabel(t("widget.part.map")).uncheck();
  await page
    .getByLabel(t("widget.format"), { exact: true })
    .selectOption({ label: t("widget.format.fixed") });
  await page.getByLabel(t("widget.width")).fill("300");
}

describe.for(VIEWS)("widget generator in $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language, 2);
  const t = words(language);
  const path = pathTo("widget", language);
  const codeIn = (page: Page) => page.getByLabel(t("widget.code.label"));

  byTurns.for([true, false])(
    "the widget generator shows the code for the chosen options, scripts: %s",
    async (javascript, { open }) => {
      const page = await open(path, { width, javascript });
      await choose(page, language);
      if (!javascript) await page.getByRole("button", { name: t("widget.update") }).click();
      await expect.poll(() => codeIn(page).inputValue()).toContain('width="300"');
      const code = await codeIn(page).inputValue();
      const height = Number(/height="(\d+)"/.exec(code)?.[1]);
      await page
        .getByText(t("widget.height.hint", { least: "200", most: MOST_HEIGHT[language], usual: `${height}` }))
        .waitFor();
      expect(code).toContain(`src="${site}${WIDGET_PATHS[language]}?`);
      expect(code).toContain(`${PARAMETERS.territory[language]}=mauricie&amp;`);
      const preview = page.frameLocator("main iframe");
      expect(await preview.getByRole("heading", { level: 1 }).textContent()).toContain("Mauricie");
      expect(await preview.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
        t("widget.part.danger"),
        t("widget.part.fires"),
      ]);
    },
  );

  byTurns("the widget generator shows an error at an invalid field, and no code", async ({ open }) => {
    const page = await open(path, { width, javascript: false });
    await page
      .getByLabel(t("widget.format"), { exact: true })
      .selectOption({ label: t("widget.format.fixed") });
    await page.getByLabel(t("widget.width")).fill("12");
    for (const part of ["danger", "restrictions", "fires", "map"] as const) {
      await page.getByLabel(t(`widget.part.${part}`)).uncheck();
    }
    await page.getByRole("button", { name: t("widget.update") }).click();
    const field = page.getByLabel(t("widget.width"));
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.inputValue()).toBe("12");
    expect(await page.getByText(t("widget.size.error", { least: "240", most: "800" })).count()).toBe(1);
    expect(await page.getByText(t("widget.show.error")).count()).toBe(1);
    expect(await codeIn(page).count()).toBe(0);
    expect(await page.locator("main iframe").count()).toBe(0);
  });

  byTurns("the widget generator says that the code has been copied", async ({ open }) => {
    const page = await open(path, { width, context: { permissions: ["clipboard-write", "clipboard-read"] } });
    await page.getByRole("button", { name: t("widget.copy") }).click();
    await page.getByText(t("widget.copied")).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await codeIn(page).inputValue());
  });
});

describe.for(SOME_LANGUAGES)("widget in %s", (language) => {
  const address = `${site}${WIDGET_PATHS[language]}?${PARAMETERS.territory[language]}=mauricie`;

  test.for(inSoak<readonly number[]>([240, 600], [language === "fr" ? 240 : 600]))(
    "the widget is accessible and as wide as its frame at %i px",
    async (width) => {
      for (const url of [address, site + WIDGET_PATHS[language]]) {
        await visit(url, width, language, async (page) => {
          expect(await violations(page)).toEqual([]);
          expect(await tabFaults(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });
      }
    },
  );

  test("the widget works in a frame of another site with at most 15 KB, no cookie, no script and no third party", async () => {
    for (const src of [address, site + WIDGET_PATHS[language]]) {
      held.html = `<!doctype html><title>Ville</title><iframe src="${src}" width="300" height="700"></iframe>`;
      const context = await newPerson("/", { origin: hostUrl });
      const page = await context.newPage();
      const answers: { type: string; url: string; bytes: number }[] = [];
      page.on("requestfinished", async (request) => {
        const bytes = (await request.sizes()).responseBodySize;
        answers.push({ type: request.resourceType(), url: request.url(), bytes });
      });
      await page.goto(hostUrl, { waitUntil: "networkidle" });
      const widget = page.frameLocator("iframe");
      await widget.getByRole("heading", { level: 1 }).waitFor();
      expect(await widget.locator("time").textContent()).toMatch(/\d/);
      expect(await widget.locator(`a[target="_blank"][rel="noopener"]`).count()).toBeGreaterThan(1);
      const own = answers.filter(({ url }) => !url.startsWith(hostUrl));
      expect(own.map(({ type }) => type).sort()).toEqual(["document", "stylesheet"]);
      expect(own.filter(({ url }) => !url.startsWith(`${site}/`))).toEqual([]);
      expect(own.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MOST_BYTES);
      expect(await context.cookies()).toEqual([]);
      await context.close();
    }
  });
});

describe("site that never received data", () => {
  const withoutData = inject("withoutData");

  test.for(SOME_LANGUAGES)("the widget says that data is missing, in %s", async (language) => {
    const t = words(language);
    await visit(withoutData + WIDGET_PATHS[language], 240, language, async (page) => {
      await page.getByText(t("age.none")).waitFor();
      expect(await page.getByText(t("missing.title")).count()).toBe(3);
      expect(await page.getByText(t("map.fires", { count: 0 })).count()).toBe(0);
      expect(await violations(page)).toEqual([]);
    });
  });
});

test("another site can frame no page except the widget", async () => {
  for (const path of [pathTo("widget", "fr"), pathTo("current-situation", "fr")]) {
    held.html = `<!doctype html><title>Ville</title><iframe src="${site}${path}"></iframe>`;
    await visit(hostUrl, 600, "fr", async (page) => {
      await page.waitForLoadState("networkidle");
      expect(await page.frameLocator("iframe").locator("h1").count()).toBe(0);
    });
  }
});

test("caches can serve the widget during an outage and purge it by tag, and the ETag ignores tracking parameters", async () => {
  const address = `${site}${WIDGET_PATHS.fr}?territoire=mauricie`;
  const headers = { "user-agent": PERSON, "accept-language": "en" };
  const first = await fetch(address, { headers });
  expect(first.headers.get("cache-control")).toMatch(
    /^public, .*stale-while-revalidate=\d+, stale-if-error=86400$/,
  );
  expect(first.headers.get("set-cookie")).toBeNull();
  // The content can change between two requests, because it shows the time of its data.
  let etag = first.headers.get("etag") ?? "";
  const again = async () => {
    const answer = await fetch(`${address}&utm_source=ville`, {
      headers: { ...headers, "if-none-match": etag },
    });
    etag = answer.headers.get("etag") ?? "";
    return answer.status;
  };
  await expect.poll(again).toBe(304);
});
