import type { Language } from "#territory/language.ts";
import type { RichText } from "./rich-text.ts";

export const AUDIENCES = ["public", "industrial"] as const;
export type Audience = (typeof AUDIENCES)[number];

export const JOB_KINDS = ["seasonal", "permanent", "student"] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export const ILLUSTRATIONS = [
  "campfire",
  "cottage",
  "brush",
  "forest-work",
  "trail",
  "tower",
  "smoke",
  "water-bomber",
  "crew",
  "map",
  "rain",
  "lightning",
  "lake",
  "seedling",
  "radio",
  "office",
] as const;
export type Illustration = (typeof ILLUSTRATIONS)[number];

/** Where a story is in each language, without the language's prefix and slashes at the ends. */
export type StoryPaths = Readonly<Record<Language, string>>;

/** What every story says, in one language. */
interface StoryBase {
  /** The same in both languages. */
  readonly uuid: string;
  /** Where it is in its language, without the language's prefix and slashes at the ends. */
  readonly path: string;
  /** The same for both languages; the French one is the story's own, and names its folder. */
  readonly paths: StoryPaths;
  readonly language: Language;
  readonly title: string;
  /** One sentence, or empty. */
  readonly summary: string;
  /** When it was first published; null when that is unknown, as for a draft. */
  readonly publishedAt: Date | null;
  /** When it was last published, be it for the first time; null when that is unknown. */
  readonly updatedAt: Date | null;
  /** Whether it stands for its folder. */
  readonly isStartPage: boolean;
  /** Its place among those of its folder, the lowest first. */
  readonly order: number;
  readonly body: RichText;
}

export interface Release extends StoryBase {
  readonly kind: "communique";
  readonly audience: Audience | null;
}

/** Whom a release is for: one that is for nobody in particular is for the public. */
export const audienceOf = ({ audience }: Pick<Release, "audience">): Audience => audience ?? "public";

export interface IllustratedStory extends StoryBase {
  readonly kind: "article" | "prevention_category" | "prevention_article" | "page";
  readonly illustration: Illustration | null;
  /** The stories that its editors named beside it, by their uuids. */
  readonly related: readonly string[];
}

export interface Job extends StoryBase {
  readonly kind: "job";
  readonly jobKind: JobKind | null;
  /** The last day to apply, in Quebec: YYYY-MM-DD. */
  readonly closes: string | null;
  readonly place: string | null;
  readonly hours: string | null;
  readonly pay: string | null;
  readonly start: string | null;
}

/** A published story in one language. */
export type Story = Release | IllustratedStory | Job;
export type StoryKind = Story["kind"];

type WithoutBody<S> = S extends Story ? Omit<S, "body"> : never;
/** A story as lists show it. */
export type StorySummary = WithoutBody<Story>;
