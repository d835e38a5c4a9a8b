import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { livingParts } from "../../parts/story/living-parts.server.ts";
import { pathTo } from "../../paths.ts";
import { publishedReleases, releaseRow, slugIn } from "./releases-view.server.ts";

const OTHERS = 3;

/** A release with what it shows at the moment; the path where it is when it is asked elsewhere; null when there is none. */
export async function releaseView(services: Services, slug: string, language: Language) {
  const { content } = services;
  const all = await publishedReleases(content, language);
  const own = (each: Language) => all.find((release) => slugIn(release, each) === slug);
  const release = own(language) ?? own(language === "fr" ? "en" : "fr");
  const story = release && (await content.story(release.path, language));
  if (!release || !story) return null;
  const addresses = {
    fr: pathTo("release", "fr", { slug: slugIn(release, "fr") }),
    en: pathTo("release", "en", { slug: slugIn(release, "en") }),
  };
  if (slugIn(release, language) !== slug) return { movedTo: addresses[language] } as const;
  const others = all.filter(({ uuid }) => uuid !== release.uuid).slice(0, OTHERS);
  return {
    movedTo: null,
    ...releaseRow(release, language),
    text: story.body,
    living: await livingParts(story, services, language),
    others: others.map((other) => releaseRow(other, language)),
    addresses,
  } as const;
}
