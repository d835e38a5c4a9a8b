import { inject } from "vitest";
import { cacheRuleFor } from "#plan/cache-rules.server.ts";
import { feedPath } from "#plan/feed-path.ts";
import { SCREENS } from "#plan/site-map.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { withExample } from "../support/examples.ts";
import { PAGES } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";

const SOME_PAGES = sampled(import.meta.filename, PAGES, 8);

const MOST_DESCRIPTION = 200;

async function headOf(path: string) {
  const origin = inject("summer");
  const answer = await fetch(origin + (await withExample(origin, path)), {
    headers: { "user-agent": PERSON, cookie: `vigie-langue=${path.startsWith("/en/") ? "en" : "fr"}` },
  });
  const html = await answer.text();
  return {
    doctype: html.slice(0, "<!DOCTYPE html>".length),
    title: /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "",
    description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "",
    files: [
      ...html.matchAll(/<(?:link|meta)[^>]+(?:href|content)="(\/[^"]+|https?:[^"]+\.(?:png|svg|ico))"/g),
    ].map(([, address]) => address ?? ""),
  };
}

test.for(PAGES)("$path is an HTML page with its own title, description and cache rule", async ({ path }) => {
  const { doctype, title, description } = await headOf(path);
  // Without a doctype, browsers use quirks mode.
  expect(doctype).toBe("<!DOCTYPE html>");
  expect(title).toMatch(/.+ \| .+/);
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThanOrEqual(MOST_DESCRIPTION);
  expect(cacheRuleFor(new URL(path, inject("summer")))).not.toBeNull();
});

test("no two pages share a title or a description", async () => {
  const heads = await Promise.all(PAGES.map(({ path }) => headOf(path)));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(PAGES.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(PAGES.length);
});

test.for(SOME_PAGES)("every file in the head of $path exists", async ({ name, path, language }) => {
  const { files } = await headOf(path);
  // A plain page consists of one file.
  if (SCREENS[name].isPlain) expect(files).toEqual([]);
  else expect(files.length).toBeGreaterThan(3);
  for (const file of new Set(files)) {
    // The feed of fires needs the history, which this site lacks.
    const expected = file === feedPath("fires", "atom", language) ? 503 : 200;
    expect((await fetch(new URL(file, inject("summer")))).status, file).toBe(expected);
  }
});

test("every screen has a distinct address in each language, with the same parameters", () => {
  const paths = Object.values(SCREENS).map(({ path }) => path);
  for (const language of LANGUAGES) {
    expect(new Set(paths.map((path) => path[language])).size).toBe(paths.length);
  }
  for (const { fr, en } of paths) {
    expect(en.startsWith("/en/") && en.endsWith("/") && fr.endsWith("/")).toBe(true);
    expect(en.match(/\{\w+\}/g)).toEqual(fr.match(/\{\w+\}/g));
  }
});
