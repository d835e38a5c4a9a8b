import { expect, test } from "vitest";
import { contentOf } from "#content/content.double.ts";
import { inEnglish, rawRelease } from "#content/examples.double.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { findArticle } from "./prevention-view.server.ts";

const ADDRESSES = { fr: "/prevention/poeles/cendres/", en: "/en/prevention/stoves/ashes/" } as const;

function raw(component: string, fr: string, en: string) {
  const paths = {
    full_slug: fr,
    default_full_slug: fr,
    translated_slugs: [{ path: en, name: null, lang: "en" }],
  };
  return rawRelease(fr, { component }, paths);
}
const CATEGORY = raw("prevention_category", "prevention/poeles", "prevention/stoves");
const ARTICLE = raw("prevention_article", "prevention/poeles/cendres", "prevention/stoves/ashes");

/** Finds the article at its own address, with its category or after the category was unpublished. */
async function found(language: Language, hasCategory: boolean, address: string = ADDRESSES[language]) {
  const raws = hasCategory ? [CATEGORY, ARTICLE] : [ARTICLE];
  const content = await contentOf({ fr: raws, en: raws.map(inEnglish) });
  const [category = "", slug = ""] = address.split("/").slice(-3, -1);
  return findArticle(
    { content } as Services,
    { category, slug, language },
    new Request(`https://site.test${address}`),
  );
}

test.each(["fr", "en"] as const)("findArticle returns the category of an article in %s", async (language) => {
  const { story, category } = await found(language, true);
  expect(story?.kind).toBe("prevention_article");
  expect(category?.to).toBe({ fr: "/prevention/poeles/", en: "/en/prevention/stoves/" }[language]);
});

test.each(["fr", "en"] as const)(
  "findArticle returns an article in %s without a category if the category was unpublished",
  async (language) => {
    const { story, category } = await found(language, false);
    expect(story?.kind).toBe("prevention_article");
    expect(category).toBeNull();
  },
);

test("an address with the category's name in the other language redirects to the article's own address", async () => {
  const answer: Response = await found("en", true, "/en/prevention/poeles/ashes/").catch((thrown) => thrown);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, ADDRESSES.en]);
});

test.each([true, false])(
  "findArticle throws a 404 for an unknown article, even if its category exists (%s)",
  async (hasCategory) => {
    await expect(found("fr", hasCategory, "/prevention/poeles/suie/")).rejects.toMatchObject({
      init: { status: 404 },
    });
  },
);
