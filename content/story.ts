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

/** Path of a story in each language, without the language's prefix and outer slashes. */
export type StoryPaths = Readonly<Record<Language, string>>;

interface StoryBase {
  /** Id of the story, equal in both languages. */
  readonly uuid: string;
  /** Path of the story in `language`, without the language's prefix and outer slashes. */
  readonly path: string;
  /** Paths in both languages. Editors set the French path, which determines the folder. */
  readonly paths: StoryPaths;
  readonly language: Language;
  readonly title: string;
  /** One sentence, or empty. */
  readonly summary: string;
  /** Time of the story's first publication; null if unknown, as for a draft. */
  readonly publishedAt: Date | null;
  /** Time of the story's last publication, which can be the first; null if unknown. */
  readonly updatedAt: Date | null;
  /** Whether the story is the start page of its folder. */
  readonly isStartPage: boolean;
  /** Position of the story in its folder, the lowest first. */
  readonly order: number;
  readonly body: RichText;
}

export interface Release extends StoryBase {
  readonly kind: "communique";
  readonly audience: Audience | null;
}

/** Returns the audience of a release; by default the public. */
export const audienceOf = ({ audience }: Pick<Release, "audience">): Audience => audience ?? "public";

export interface IllustratedStory extends StoryBase {
  readonly kind: "article" | "prevention_category" | "prevention_article" | "page";
  readonly illustration: Illustration | null;
  /** Uuids of the stories that editors listed as related. */
  readonly related: readonly string[];
}

export interface Job extends StoryBase {
  readonly kind: "job";
  readonly jobKind: JobKind | null;
  /** Last day to apply, in Quebec: YYYY-MM-DD. */
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
/** A story without its body, for lists. */
export type StorySummary = WithoutBody<Story>;
