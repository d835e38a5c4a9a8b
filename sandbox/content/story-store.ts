import type { Language } from "#territory/language.ts";
import { idOf, uuidOf } from "./identity.ts";
import type { Story, StoryVersions, Version } from "./story.ts";

/** English names of the folders that have no start page. */
const ENGLISH_FOLDERS: Readonly<Record<string, string>> = {
  communiques: "publications",
  blogue: "blog",
  prevention: "prevention",
  carrieres: "careers",
  "a-propos": "about-us",
  "industries-et-collectivites": "industries-and-communities",
};

export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));
const bare = (slug: string): string => slug.replace(/^\/+|\/+$/g, "");

/** Store of the service's stories. It finds the draft or published version by UUID, ID or address. */
export class StoryStore {
  readonly #byPath = new Map<string, StoryVersions>();
  readonly #pathByUuid = new Map<string, string>();
  readonly #pathById = new Map<number, string>();
  /** Time of the last change, in seconds since 1970: the `cv` (cache version) of responses. */
  readonly changedAt: number;

  constructor(stories: readonly StoryVersions[], changedAtMs: number) {
    this.changedAt = Math.floor(changedAtMs / 1000);
    for (const versions of stories) {
      const { path } = versions.draft;
      this.#byPath.set(path, versions);
      this.#pathByUuid.set(uuidOf(path), path);
      this.#pathById.set(idOf(path), path);
    }
  }

  list(version: Version): Story[] {
    return [...this.#byPath.values()].flatMap((versions) => versions[version] ?? []);
  }

  isPublished(path: string): boolean {
    return (this.#byPath.get(path)?.published ?? null) !== null;
  }

  /** Returns every folder that contains a story, parents first. */
  folders(): string[] {
    const folders = new Set<string>();
    for (const { draft } of this.#byPath.values()) {
      let folder = draft.isStartPage ? draft.path : parentOf(draft.path);
      for (; folder !== ""; folder = parentOf(folder)) folders.add(folder);
    }
    return [...folders].sort();
  }

  byUuid(version: Version, uuid: string): Story | undefined {
    return this.#version(version, this.#pathByUuid.get(uuid));
  }

  byId(version: Version, id: number): Story | undefined {
    return this.#version(version, this.#pathById.get(id));
  }

  /** Finds a story by its address in either language, with or without `en/`. */
  bySlug(version: Version, slug: string): Story | undefined {
    const wanted = bare(slug);
    const inFrench = this.#version(version, wanted);
    if (inFrench !== undefined) return inFrench;
    const inEnglish = wanted.replace(/^en\//, "");
    return this.list(version).find(({ path }) => path === inEnglish || this.pathIn("en", path) === inEnglish);
  }

  /** Returns a French path in a language, without `en/`. Parts without an English name stay French. */
  pathIn(language: Language, path: string): string {
    if (language === "fr" || path === "") return path;
    const last = path.slice(path.lastIndexOf("/") + 1);
    const own = this.#byPath.get(path)?.draft.englishSlug ?? ENGLISH_FOLDERS[path] ?? last;
    const parent = this.pathIn(language, parentOf(path));
    return parent === "" ? own : `${parent}/${own}`;
  }

  /** Returns a story's address: `communiques/x` or `en/publications/x`. Start pages end in a slash. */
  fullSlug({ path, isStartPage }: Story, language: Language): string {
    const slash = isStartPage ? "/" : "";
    return `${language === "fr" ? "" : "en/"}${this.pathIn(language, path)}${slash}`;
  }

  #version(version: Version, path: string | undefined): Story | undefined {
    return (path === undefined ? undefined : this.#byPath.get(path)?.[version]) ?? undefined;
  }
}
