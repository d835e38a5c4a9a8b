import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { inject } from "vitest";
import { z } from "zod";
import { pathTo } from "#plan/paths.ts";
import { REGIONS } from "#territory/regions.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { withExample } from "../support/examples.ts";
import { PAGES } from "../support/screens.ts";
import { sampled } from "../support/soak.ts";

const SOME_PAGES = sampled(import.meta.filename, PAGES, 4);

const BLOCK = /<script type="application\/ld\+json">([^<]*)<\/script>/g;
const thing = z.looseObject({ "@context": z.literal("https://schema.org"), "@type": z.string().optional() });
const announcements = z.object({
  "@graph": z.array(z.object({ "@type": z.literal("SpecialAnnouncement"), name: z.string() })),
});
const validator = new Validator(null);

async function askPage(path: string) {
  const origin = inject("summer");
  const answer = await fetch(origin + (await withExample(origin, path)), {
    headers: { "user-agent": PERSON, cookie: `vigie-langue=${path.startsWith("/en/") ? "en" : "fr"}` },
  });
  return answer.text();
}

const typesOf = (html: string) =>
  [...html.matchAll(BLOCK)].map(([, json = ""]) => thing.parse(JSON.parse(json))["@type"] ?? "graph");

/** Returns true if the page has a breadcrumb navigation. */
const hasCrumbs = (html: string) => /<nav aria-label="(?:Fil d’Ariane|Breadcrumbs?)"/.test(html);

test.for(SOME_PAGES)("structured data of $path is valid", async ({ path }) => {
  const html = await askPage(path);
  const found = new WebAutoExtractor({ addLocation: true }).parse(html);
  const faults = (await validator.validate(found)).filter(({ severity }) => severity === "ERROR");
  expect(faults).toEqual([]);
  expect(typesOf(html).includes("BreadcrumbList")).toBe(hasCrumbs(html));
});

test.for([
  ["release", "NewsArticle"],
  ["blog-article", "Article"],
  ["prevention-article", "Article"],
  ["job", "JobPosting"],
] as const)(
  "a page of the kind %s has structured data of the type %s in both languages",
  async ([name, type]) => {
    for (const { path } of PAGES.filter((page) => page.name === name)) {
      expect(typesOf(await askPage(path)), path).toContain(type);
    }
  },
);

test("a region's page announces each of the region's bans in structured data, under the name that the page shows", async () => {
  const announced = await Promise.all(
    REGIONS.map(async ({ slug }) => {
      const html = await askPage(pathTo("current-situation-region", "en", { slug: slug.en }));
      const graph = [...html.matchAll(BLOCK)].map(([, json = ""]) =>
        announcements.safeParse(JSON.parse(json)),
      );
      const names = graph.flatMap(({ data }) => data?.["@graph"].map(({ name }) => name) ?? []);
      for (const name of names) expect(html).toContain(`<strong>${name}</strong>`);
      return names.length;
    }),
  );
  expect(Math.max(...announced)).toBeGreaterThan(0);
});
