import type { Page } from "playwright-core";
import { describe, inject } from "vitest";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { VIEWS } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";
import { takingTurns } from "../support/taking-turns.ts";
import { words } from "../support/words.ts";

const SOME_LANGUAGES = sampled(import.meta.filename, LANGUAGES);

const site = inject("summer");
const SLUGS = { fr: "lire-la-page-d-un-feu", en: "reading-a-fires-page" } as const;

const ask = (path: string) =>
  fetch(site + path, { redirect: "manual", headers: { "user-agent": PERSON, cookie: "vigie-langue=en" } });

/** Returns true if the heading with this ID is in the upper half of the window. */
const isInSight = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((heading) => {
    const { top } = heading.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight / 2;
  });

describe.for(VIEWS)("blog in $language at $width px", ({ language, width }) => {
  const byTurns = takingTurns(test, language, 2);
  const t = words(language);
  const article = pathTo("blog-article", language, { slug: SLUGS[language] });

  byTurns.for([true, false])(
    "the blog lists every article, newest first, scripts: %s",
    async (javascript, { open }) => {
      const page = await open(pathTo("blog", language), { width, javascript });
      const dates: string[] = [];
      const titles = new Set<string>();
      const older = page.getByRole("link", { name: t("blog.older") });
      for (;;) {
        const shown = page.getByRole("main").getByRole("heading", { level: 2 });
        for (const title of await shown.allTextContents()) titles.add(title);
        const times = page.locator("main time");
        dates.push(
          ...(await times.evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""))),
        );
        if ((await older.count()) === 0) break;
        const before = page.url();
        await older.click();
        await page.waitForURL((url) => url.href !== before);
        await page
          .getByRole("main")
          .getByText(t("fires.page.current", { page: 2, pages: 2 }))
          .waitFor();
      }
      expect(dates).toHaveLength(12);
      expect(titles.size).toBe(12);
      expect(dates).toEqual(dates.toSorted().reverse());
    },
  );

  byTurns("the blog's newest article links to three other articles and to the list", async ({ open }) => {
    const page = await open(pathTo("blog", language), { width });
    const title =
      (await page.getByRole("main").getByRole("heading", { level: 2 }).first().textContent()) ?? "";
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const related = page.getByRole("region", { name: t("story.related") });
    const others = await related.getByRole("heading", { level: 3 }).allTextContents();
    expect(others).toHaveLength(3);
    expect(others).not.toContain(title);
    await related.getByRole("link", { name: t("blog.all") }).click();
    await page.waitForURL(`**${pathTo("blog", language)}`);
  });

  byTurns.for([true, false])(
    "the links in an article's table of contents scroll to the article's parts, scripts: %s",
    async (javascript, { open }) => {
      const page = await open(article, { width, javascript });
      if (width < 1024) await page.locator("summary", { hasText: t("story.contents") }).click();
      const links = page.getByRole("navigation", { name: t("story.contents") }).getByRole("link");
      expect(await links.count()).toBeGreaterThanOrEqual(4);
      const href = (await links.last().getAttribute("href")) ?? "";
      await links.last().click();
      await expect.poll(() => isInSight(page, href.slice(1))).toBe(true);
    },
  );

  byTurns("an article shows its date and its reading time", async ({ open }) => {
    const page = await open(article, { width });
    await page.getByText(t("story.minutes", { count: 4 })).waitFor();
    expect(await page.locator("article time").first().textContent()).toContain("2026");
  });

  byTurns("without scripts, an article has plain share links with its full address", async ({ open }) => {
    const page = await open(article, { width, javascript: false });
    const share = page.getByRole("region", { name: t("story.share") });
    const links = await share.getByRole("link").all();
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toContain(site + article);
    }
    expect(await share.getByRole("button").count()).toBe(0);
  });

  byTurns("if the device has no share menu, a button copies the article's link", async ({ open }) => {
    const page = await open(article, {
      width,
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    });
    await page.getByRole("button", { name: t("story.share.copy") }).click();
    await page.getByRole("status").getByText(t("story.share.copied")).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site + article);
  });

  byTurns("if the device has a share menu, an article is shared by that menu", async ({ open }) => {
    const page = await open(article, {
      width,
      prepare: (each) =>
        each.addInitScript(() => {
          Object.assign(navigator, {
            share: async ({ url }: ShareData) => document.body.setAttribute("data-shared", url ?? ""),
          });
        }),
    });
    await page.getByRole("button", { name: t("story.share.device") }).click();
    await expect.poll(() => page.locator("body").getAttribute("data-shared")).toBe(site + article);
  });

  byTurns("a printed article has its text and link targets, and no navigation", async ({ open }) => {
    const page = await open(article, { width });
    await page.emulateMedia({ media: "print" });
    for (const name of [t("story.contents"), t("nav.main"), t("nav.breadcrumbs")]) {
      expect(await page.getByRole("navigation", { name }).count(), name).toBe(0);
    }
    expect(await page.getByRole("region", { name: t("story.share") }).count()).toBe(0);
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    // Collapsed content is printed too.
    expect(await page.locator("article details p").first().isVisible()).toBe(true);
    const link = page.locator("article p a[href^='/']").first();
    const printed = await link.evaluate((each) => getComputedStyle(each, "::after").content);
    expect(printed).toContain(await link.getAttribute("href"));
  });
});

test.for(SOME_LANGUAGES)(
  "an article's address in %s with the slug of the other language redirects to the right slug",
  async (language) => {
    const other = language === "fr" ? "en" : "fr";
    const answer = await ask(pathTo("blog-article", language, { slug: SLUGS[other] }));
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get("location") ?? "", site).pathname).toBe(
      pathTo("blog-article", language, { slug: SLUGS[language] }),
    );
  },
);

test.for(SOME_LANGUAGES)("unknown articles and pages of the blog respond 404 in %s", async (language) => {
  for (const path of [
    pathTo("blog-article", language, { slug: "no-such-article" }),
    pathTo("blog-page", language, { page: "99" }),
    pathTo("blog-page", language, { page: "0" }),
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
});

test.for([360, 768, 1280])(
  "the labels of key figures in a story break no word at %s px",
  async (width, { open }) => {
    const page = await open("/prevention/permis-de-brulage/qui-delivre-le-permis/", { width });
    const labels = page.locator("main p > span + strong");
    expect(await labels.count()).toBeGreaterThan(2);
    const broken = await labels.evaluateAll((shown) =>
      shown
        .filter((label) => {
          if (label instanceof HTMLElement) label.style.overflowWrap = "normal";
          return label.scrollWidth > label.clientWidth;
        })
        .map((label) => label.textContent),
    );
    expect(broken).toEqual([]);
  },
);
