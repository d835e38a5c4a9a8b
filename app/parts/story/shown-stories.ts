import type { StoryKind, StorySummary } from "#content/story.ts";
import type { ScreenName } from "#plan/site-map.ts";

export type PublishedRelease = Extract<StorySummary, { kind: "communique" }> & { readonly publishedAt: Date };

const ofKind =
  <K extends StoryKind>(kind: K) =>
  <S extends StorySummary>(story: S): story is S & { readonly kind: K } =>
    story.kind === kind;

/** Filters for the stories of its folder that each screen shows. Other stories of the folder never appear. */
export const SHOWN = {
  release: <S extends StorySummary>(story: S): story is S & PublishedRelease =>
    story.kind === "communique" && story.publishedAt !== null,
  "blog-article": ofKind("article"),
  "prevention-category": ofKind("prevention_category"),
  "prevention-article": ofKind("prevention_article"),
  job: ofKind("job"),
  "industry-detail": (_: StorySummary) => true,
  about: (_: StorySummary) => true,
} as const satisfies Partial<Record<ScreenName, (story: StorySummary) => boolean>>;
