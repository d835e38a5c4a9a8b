import { isDeepStrictEqual } from "node:util";
import { inject } from "vitest";
import { screenAt } from "#plan/paths.ts";
import type { Bilingual } from "#territory/language.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { withExample } from "../support/examples.ts";
import { PAGES } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";

const origin = () => inject("summer");
const AT_ONCE = 4;

async function headOf(address: string) {
  const answer = await fetch(address, {
    headers: { "user-agent": PERSON, cookie: "vigie-langue=fr", "accept-encoding": "identity" },
  });
  const html = await answer.text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll("&amp;", "&");
  return {
    texts: [found(/<title>([^<]+)<\/title>/), found(/<meta name="description" content="([^"]+)"/)],
    declared: {
      status: answer.status,
      language: found(/<html lang="([^"]+)"/),
      canonical: found(/<link rel="canonical" href="([^"]+)"/),
      fr: found(/hreflang="fr-CA" href="([^"]+)"/i),
      en: found(/hreflang="en-CA" href="([^"]+)"/i),
      fallback: found(/hreflang="x-default" href="([^"]+)"/i),
    },
  };
}

/** Returns an empty list if the versions link to each other and share no text; else both versions' heads. */
async function faultsOf({ fr, en }: Bilingual) {
  const pages = await Promise.all([headOf(fr), headOf(en)]);
  const pair = { status: 200, fr, en, fallback: fr };
  const wanted = [
    { ...pair, language: "fr-CA", canonical: fr },
    { ...pair, language: "en-CA", canonical: en },
  ];
  const texts = new Set(pages.flatMap((page) => page.texts));
  const isOne = pages.every(({ declared }, at) => isDeepStrictEqual(declared, wanted[at]));
  return isOne && texts.size === 4 && !texts.has(undefined) ? [] : pages;
}

async function faultsAmong(pairs: readonly Bilingual[]) {
  const faults: unknown[] = [];
  const left = [...pairs];
  const work = async () => {
    for (let pair = left.pop(); pair; pair = left.pop()) faults.push(...(await faultsOf(pair)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

test("every page in the sitemap exists in both languages, and each version links to the other", async () => {
  const xml = await (await fetch(`${origin()}/sitemap.xml`)).text();
  const pairs = [...xml.matchAll(/hreflang="fr-CA" href="([^"]+)"\/>.*?hreflang="en-CA" href="([^"]+)"/g)];
  const all = new Map(pairs.map(([, fr = "", en = ""]) => [fr, { fr, en }]));
  const isFire = ({ fr }: Bilingual) => screenAt(new URL(fr).pathname)?.name === "current-situation-fire";
  // Hundreds of fires share one screen.
  const { fires = [], others = [] } = Object.groupBy(all.values(), (page) =>
    isFire(page) ? "fires" : "others",
  );
  expect([fires.length > 0, others.length > 200]).toEqual([true, true]);
  const pathOf = ({ fr }: Bilingual) => new URL(fr).pathname;
  const drawn = new Set(sampled(import.meta.filename, others.map(pathOf), 4));
  const read = [...others.filter((page) => drawn.has(pathOf(page))), ...fires.slice(0, 5)];
  expect(await faultsAmong(read)).toEqual([]);
});

test("each screen's page exists in both languages, and each version links to the other", async () => {
  const addresses = await Promise.all(
    PAGES.map(async ({ path }) => origin() + (await withExample(origin(), path))),
  );
  expect(addresses.length).toBeGreaterThan(50);
  const pairs = addresses.flatMap((fr, at) => (at % 2 === 0 ? [{ fr, en: addresses[at + 1] ?? "" }] : []));
  expect(await faultsAmong(pairs)).toEqual([]);
});
