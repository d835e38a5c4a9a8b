import { isDeepStrictEqual } from "node:util";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { troubleLevel } from "#territory/trouble-level.ts";
import { changedStories } from "./changed-stories.server.ts";
import { type Configurations, createConfigurationKeeper } from "./configuration-keeper.ts";
import { ContentError } from "./content-error.ts";
import type { ContentChange, ContentService, ContentState } from "./content-service.ts";
import { createLibrary, EMPTY, type Libraries } from "./library.ts";
import type { AddressOf } from "./link.ts";
import { type DictionaryTexts, NO_TEXTS, readDictionary } from "./read-dictionary.ts";
import { readStories, type StoryWarning } from "./read-stories.ts";
import { loadReading, type StoredContent, storeContent } from "./stored-content.server.ts";
import {
  mergePaths,
  NO_PATHS,
  newPaths,
  type StoryPathStore,
  type StoryPaths,
  storyFrom,
} from "./story-paths.ts";
import type { ContentClient } from "./storyblok-client.server.ts";
import { createWarnings } from "./warnings.ts";

/** Age in ms at which a request reads the content again: `KEEP_MS`, or `RETRY_MS` after a failure. */
export const KEEP_MS = 60_000;
export const RETRY_MS = 5_000;
/** Longest time that a page waits for the first reading, in ms. After that reading, no page waits. */
const WAIT_MS = 3000;

/** The functions of the content service's client that are used here. */
type StoriesClient = Pick<ContentClient, "version" | "stories" | "dictionary">;

export interface ContentServiceOptions {
  /** Null if the content service cannot be used: only the file's content is then shown. */
  readonly client: StoriesClient | null;
  /** Whether unpublished stories are shown as if they were published. */
  readonly isDraft?: boolean;
  /** Returns whether a menu can link to the screen `name`. If unset, menus cannot link to screens. */
  readonly isScreen?: (name: string) => boolean;
  /** File with the last good reading, for the next start. */
  readonly file?: string;
  /** Store that shares the paths of stories with other sites. */
  readonly pathStore?: StoryPathStore;
  /** Clock, in milliseconds since 1970. */
  readonly now?: () => number;
  readonly log?: Record<"info" | "warn", (facts: object, message: string) => void>;
  readonly waitMs?: number;
}

interface CurrentContent extends Omit<ContentState, "isFailing" | "refusedConfigurations"> {
  readonly libraries: Libraries;
  readonly texts: DictionaryTexts;
  readonly configuration: Configurations | null;
  readonly paths: StoryPaths;
  /** The service's version of the content; null to force a full reading next time. */
  readonly version: number | null;
}

const NOTHING: CurrentContent = {
  libraries: EMPTY,
  texts: NO_TEXTS,
  configuration: null,
  paths: NO_PATHS,
  version: null,
  readAt: null,
  stories: 0,
  dropped: 0,
  incomplete: 0,
};

/**
 * Keeps all stories of both languages in memory. In each minute with a request, it checks the content
 * service's version, and reads all stories if the version changed. If anything fails, the last good reading
 * stays.
 */
export function createContentService(options: ContentServiceOptions): ContentService {
  const { client, isDraft = false, file, pathStore, now = Date.now, log, waitMs = WAIT_MS } = options;
  const keeper = createConfigurationKeeper(options.isScreen ?? (() => false), (reason) =>
    log?.warn({ reason }, "unreadable configuration: the last good one stays"),
  );
  const warn = createWarnings<StoryWarning>((warning) => log?.warn(warning, "a part of a story was omitted"));
  let content = NOTHING;
  let isFailing = false;
  let attemptedAt = Number.NEGATIVE_INFINITY;
  let inFlight: Promise<void> | null = null;
  let restoring: Promise<void> | null = null;
  let first: Promise<void> | null = null;
  let isWantedAgain = false;
  /** The libraries whose paths are in the shared store; null before the first successful storage. */
  let stored: Libraries | null = null;
  let storing: Promise<void> | null = null;
  /** Dictionary entries of the last good reading, used if the dictionary cannot be read. */
  let dictionary: readonly unknown[] = [];
  const listeners: ((change: ContentChange) => void)[] = [];

  async function restore(path: string): Promise<void> {
    try {
      const saved = await loadReading(path);
      if (!saved) return;
      const { warnings: _, ...read } = await parseContent(saved, isDraft, (addressOf) => {
        keeper.take(saved.configuration, addressOf);
        return keeper.current();
      });
      const former = { fr: new Map(saved.former.fr), en: new Map(saved.former.en) };
      content = { ...read, paths: mergePaths([former], read.libraries) };
      dictionary = saved.dictionary;
    } catch (error) {
      log?.warn({ reason: String(error), file: path }, "cannot read the stored content");
    }
  }

  const restored = () => {
    restoring ??= file === undefined ? Promise.resolve() : restore(file);
    return restoring;
  };

  function refresh(): Promise<void> {
    inFlight ??= attempts().finally(() => {
      inFlight = null;
    });
    first ??= inFlight;
    return inFlight;
  }

  async function attempts(): Promise<void> {
    await restored();
    do {
      if (isWantedAgain) content = { ...content, version: null };
      isWantedAgain = false;
      attemptedAt = now();
      await attempt();
      storing ??= storePaths().finally(() => {
        storing = null;
      });
    } while (isWantedAgain);
  }

  /** Loads the story paths that sites share, and adds new ones. After a failure, the next call retries. */
  async function storePaths(): Promise<void> {
    const { libraries } = content;
    if (pathStore === undefined || libraries === stored) return;
    try {
      const known = await pathStore.load();
      content = { ...content, paths: mergePaths([content.paths, known], content.libraries) };
      await pathStore.save(newPaths(content.paths, known));
      stored = libraries;
    } catch (error) {
      log?.[troubleLevel(error)](
        { reason: String(error) },
        "cannot share the paths of stories; trying again",
      );
    }
  }

  async function attempt(): Promise<void> {
    try {
      if (client === null) throw new ContentError("content-unanswered", "There is no access token");
      const version = await client.version();
      if (version !== null && version === content.version) content = { ...content, readAt: new Date(now()) };
      else await readAll(client, version);
      isFailing = false;
    } catch (error) {
      isFailing = true;
      const code = error instanceof ContentError ? error.code : "content-shape";
      log?.warn({ code, reason: String(error) }, "the content service failed");
      // A site without stories must retry without waiting for a visitor.
      if (content.readAt === null) setTimeout(refreshWhatIsOld, RETRY_MS).unref();
    }
  }

  async function readAll(from: StoriesClient, version: number | null): Promise<void> {
    let isWhole = true;
    const [fr, en, entries] = await Promise.all([
      from.stories("fr", version),
      from.stories("en", version),
      from.dictionary(version).catch((error) => {
        log?.warn({ reason: String(error) }, "cannot read the dictionary");
        // A missing dictionary is not a failure: a space can be without one.
        isWhole = isNoDictionary(error);
        return dictionary;
      }),
    ]);
    dictionary = entries;
    const stories = { fr: [...fr], en: [...en] };
    // If the dictionary could not be read, the version is null, so that the next reading is a full one.
    const reading = {
      version: isWhole ? version : null,
      readAt: new Date(now()),
      stories,
      dictionary: [...entries],
    };
    const before = content;
    const { warnings, ...read } = await parseContent(reading, isDraft, (addressOf) => {
      keeper.take(stories, addressOf);
      return keeper.current();
    });
    content = { ...read, paths: mergePaths([before.paths], read.libraries) };
    notifyListeners(before, content);
    for (const warning of warnings) warn(warning);
    const { dropped, incomplete } = content;
    if (dropped + incomplete > 0)
      log?.warn({ stories: content.stories, dropped, incomplete }, "stories cannot be read completely");
    if (file === undefined) return;
    const saved = { ...reading, configuration: keeper.raw() };
    await storeContent(file, saved).catch((error) =>
      log?.warn({ reason: String(error), file }, "cannot store the content for the next start"),
    );
  }

  function notifyListeners(before: CurrentContent, after: CurrentContent): void {
    const change = {
      stories: changedStories(before.libraries, after.libraries),
      hasOtherTexts: !isDeepStrictEqual(before.texts, after.texts),
      hasOtherConfiguration: !isDeepStrictEqual(before.configuration, after.configuration),
    };
    if (change.stories.length > 0 || change.hasOtherTexts || change.hasOtherConfiguration)
      for (const listener of listeners) listener(change);
  }

  function refreshWhatIsOld(): void {
    const age = now() - attemptedAt;
    // The age is negative after a clock that was ahead is set back: without this, nothing would be read until
    // the clock caught up.
    if (age < 0 || age >= (isFailing ? RETRY_MS : KEEP_MS)) void refresh();
  }

  async function current(): Promise<Libraries> {
    await restored();
    refreshWhatIsOld();
    if (content.readAt === null && first !== null) await Promise.race([first, soon(waitMs)]);
    return content.libraries;
  }

  return {
    story: async (path, language) => (await current())[language].byPath.get(path) ?? null,
    async storyFrom(path, language) {
      await current();
      if (stored === null && storing !== null) await Promise.race([storing, soon(waitMs)]);
      return storyFrom(path, content.paths[language], content.libraries[language].stories);
    },
    list: async (folder, language) => (await current())[language].byFolder.get(folder) ?? [],
    all: async (language) => (await current())[language].stories,
    showsImage: (path) => LANGUAGES.some((language) => content.libraries[language].images.has(path)),
    texts() {
      refreshWhatIsOld();
      return content.texts;
    },
    configuration(language) {
      refreshWhatIsOld();
      return content.configuration?.[language] ?? null;
    },
    state() {
      const { readAt, stories, dropped, incomplete } = content;
      const refusedConfigurations = keeper.refused();
      return { isFailing, readAt, stories, dropped, incomplete, refusedConfigurations };
    },
    refresh,
    invalidate() {
      isWantedAgain = true;
      return refresh();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}

/**
 * Parses the service's content.
 * @throws {ContentError} if a language has no readable story: a bad response must not empty the site
 */
async function parseContent(
  { version, readAt, stories, dictionary }: Omit<StoredContent, "configuration" | "former">,
  isDraft: boolean,
  configure: (addressOf: Readonly<Record<Language, AddressOf>>) => Configurations | null,
): Promise<Omit<CurrentContent, "paths"> & { readonly warnings: readonly StoryWarning[] }> {
  const drafted = isDraft ? { draftedAt: readAt } : {};
  const fr = await readStories(stories.fr, { language: "fr", ...drafted });
  const en = await readStories(stories.en, { language: "en", ...drafted });
  if (fr.stories.length === 0 || en.stories.length === 0) {
    throw new ContentError("content-shape", "A language has no story that can be read");
  }
  const configuration = configure({ fr: fr.addressOf, en: en.addressOf });
  const entries = readDictionary(dictionary);
  return {
    libraries: { fr: createLibrary(fr.stories), en: createLibrary(en.stories) },
    // Entries of the dictionary take precedence.
    texts: {
      fr: { ...configuration?.fr.texts, ...entries.fr },
      en: { ...configuration?.en.texts, ...entries.en },
    },
    configuration,
    version,
    readAt,
    stories: fr.stories.length + en.stories.length,
    dropped: fr.dropped + en.dropped,
    incomplete: fr.incomplete + en.incomplete,
    warnings: [...fr.warnings, ...en.warnings],
  };
}

const isNoDictionary = (error: unknown) => error instanceof ContentError && error.message.startsWith("404:");

const soon = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
