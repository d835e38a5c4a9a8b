import { isDeepStrictEqual } from "node:util";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { changedStories } from "./changed-stories.server.ts";
import { createComplaints } from "./complaints.ts";
import { type Configurations, createConfigurationKeeper } from "./configuration-keeper.ts";
import { ContentError } from "./content-error.ts";
import type { ContentChange, ContentService, ContentState } from "./content-service.ts";
import { type KeptReading, keepReading, loadReading } from "./kept-reading.server.ts";
import { createLibrary, EMPTY, type Libraries } from "./library.ts";
import type { AddressOf } from "./link.ts";
import { type DictionaryTexts, NO_TEXTS, readDictionary } from "./read-dictionary.ts";
import { readStories, type StoryWarning } from "./read-stories.ts";
import {
  mergePaths,
  NO_PATHS,
  newPaths,
  type StoryPathStore,
  type StoryPaths,
  storyFrom,
} from "./story-paths.ts";
import type { ContentClient } from "./storyblok-client.server.ts";

/** A reading older than this is read again when asked for; one that failed, sooner. */
export const KEEP_MS = 60_000;
export const RETRY_MS = 5_000;
/** The first page waits so long for the first words; later ones do not. */
const WAIT_MS = 3000;

/** What it asks of the content service; a space without a dictionary has its stories all the same. */
type StoriesClient = Pick<ContentClient, "version" | "stories" | "dictionary">;

export interface ContentServiceOptions {
  /** Null when the content service cannot be asked: only what the file holds is shown then. */
  readonly client: StoriesClient | null;
  /** Whether stories that were never published are shown, as if they were. */
  readonly isDraft?: boolean;
  /** Whether a menu may lead to a screen of that name; to none unless told. */
  readonly isScreen?: (name: string) => boolean;
  /** Where the last good reading is kept for the next start. */
  readonly file?: string;
  /** Where the paths of stories are shared with other sites. */
  readonly pathStore?: StoryPathStore;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly log?: { warn(facts: object, message: string): void };
  readonly waitMs?: number;
}

interface Held extends Omit<ContentState, "isFailing" | "refusedConfigurations"> {
  readonly libraries: Libraries;
  readonly texts: DictionaryTexts;
  readonly configuration: Configurations | null;
  readonly paths: StoryPaths;
  /** What the service called it; null when what it holds is to be read again whatever it is called. */
  readonly version: number | null;
}

const NOTHING: Held = {
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
 * All stories of both languages in memory. Every minute in which it is asked, it asks the content service for its
 * version, and for all stories when that changed; whatever goes wrong, the last good reading holds.
 */
export function createContentService(options: ContentServiceOptions): ContentService {
  const { client, isDraft = false, file, pathStore, now = Date.now, log, waitMs = WAIT_MS } = options;
  const keeper = createConfigurationKeeper(options.isScreen ?? (() => false), (reason) =>
    log?.warn({ reason }, "the configuration cannot be read; the last good one holds"),
  );
  const warn = createComplaints<StoryWarning>((warning) =>
    log?.warn(warning, "a part of a story was left out"),
  );
  let held = NOTHING;
  let isFailing = false;
  let attemptedAt = Number.NEGATIVE_INFINITY;
  let inFlight: Promise<void> | null = null;
  let restoring: Promise<void> | null = null;
  let first: Promise<void> | null = null;
  let isWantedAgain = false;
  /** The libraries whose paths are in the store. */
  let stored: Libraries | null = null;
  let storing: Promise<void> | null = null;
  /** The entries of the last good reading, for one that has the stories alone. */
  let dictionary: readonly unknown[] = [];
  const listeners: ((change: ContentChange) => void)[] = [];

  async function restore(path: string): Promise<void> {
    try {
      const kept = await loadReading(path);
      if (!kept) return;
      const { warnings: _, ...read } = await understood(kept, isDraft, (addressOf) => {
        keeper.take(kept.configuration, addressOf);
        return keeper.current();
      });
      const former = { fr: new Map(kept.former.fr), en: new Map(kept.former.en) };
      held = { ...read, paths: mergePaths([former], read.libraries) };
      dictionary = kept.dictionary;
    } catch (error) {
      log?.warn({ reason: String(error), file: path }, "the kept content cannot be read");
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
      if (isWantedAgain) held = { ...held, version: null };
      isWantedAgain = false;
      attemptedAt = now();
      await attempt();
      storing ??= storePaths().finally(() => {
        storing = null;
      });
    } while (isWantedAgain);
  }

  /** Takes the paths that other sites saw, and adds ours. After a failure, the next attempt does it. */
  async function storePaths(): Promise<void> {
    const { libraries } = held;
    if (pathStore === undefined || libraries === stored) return;
    try {
      const known = await pathStore.load();
      held = { ...held, paths: mergePaths([held.paths, known], held.libraries) };
      await pathStore.save(newPaths(held.paths, known));
      stored = libraries;
    } catch (error) {
      log?.warn({ reason: String(error) }, "the paths of stories cannot be shared; trying again");
    }
  }

  async function attempt(): Promise<void> {
    try {
      if (client === null) throw new ContentError("content-unanswered", "There is no access token");
      const version = await client.version();
      if (version !== null && version === held.version) held = { ...held, readAt: new Date(now()) };
      else await readAll(client, version);
      isFailing = false;
    } catch (error) {
      isFailing = true;
      const code = error instanceof ContentError ? error.code : "content-shape";
      log?.warn({ code, reason: String(error) }, "the content service failed");
      // A site that has no story must not wait for a visitor to try again.
      if (held.readAt === null) setTimeout(refreshWhatIsOld, RETRY_MS).unref();
    }
  }

  async function readAll(from: StoriesClient, version: number | null): Promise<void> {
    let isWhole = true;
    const [fr, en, entries] = await Promise.all([
      from.stories("fr", version),
      from.stories("en", version),
      from.dictionary(version).catch((error) => {
        log?.warn({ reason: String(error) }, "the dictionary cannot be read");
        // Of a space that has none, nothing is missing.
        isWhole = isNoDictionary(error);
        return dictionary;
      }),
    ]);
    dictionary = entries;
    const stories = { fr: [...fr], en: [...en] };
    // One without its dictionary is read again: its version would say that nothing is new.
    const reading = {
      version: isWhole ? version : null,
      readAt: new Date(now()),
      stories,
      dictionary: [...entries],
    };
    const before = held;
    const { warnings, ...read } = await understood(reading, isDraft, (addressOf) => {
      keeper.take(stories, addressOf);
      return keeper.current();
    });
    held = { ...read, paths: mergePaths([before.paths], read.libraries) };
    tellOf(before, held);
    for (const warning of warnings) warn(warning);
    const { dropped, incomplete } = held;
    if (dropped + incomplete > 0)
      log?.warn({ stories: held.stories, dropped, incomplete }, "stories cannot be read whole");
    if (file === undefined) return;
    const kept = { ...reading, configuration: keeper.raw() };
    await keepReading(file, kept).catch((error) =>
      log?.warn({ reason: String(error), file }, "the content cannot be kept for the next start"),
    );
  }

  function tellOf(before: Held, after: Held): void {
    const change = {
      stories: changedStories(before.libraries, after.libraries),
      hasOtherTexts: !isDeepStrictEqual(before.texts, after.texts),
      hasOtherConfiguration: !isDeepStrictEqual(before.configuration, after.configuration),
    };
    if (change.stories.length > 0 || change.hasOtherTexts || change.hasOtherConfiguration)
      for (const tell of listeners) tell(change);
  }

  function refreshWhatIsOld(): void {
    const age = now() - attemptedAt;
    // Below zero after a clock that was ahead and is set back: nothing would be read until it caught up.
    if (age < 0 || age >= (isFailing ? RETRY_MS : KEEP_MS)) void refresh();
  }

  async function current(): Promise<Libraries> {
    await restored();
    refreshWhatIsOld();
    if (held.readAt === null && first !== null) await Promise.race([first, soon(waitMs)]);
    return held.libraries;
  }

  return {
    story: async (path, language) => (await current())[language].byPath.get(path) ?? null,
    async storyFrom(path, language) {
      await current();
      if (stored === null && storing !== null) await Promise.race([storing, soon(waitMs)]);
      return storyFrom(path, held.paths[language], held.libraries[language].stories);
    },
    list: async (folder, language) => (await current())[language].byFolder.get(folder) ?? [],
    all: async (language) => (await current())[language].stories,
    showsImage: (path) => LANGUAGES.some((language) => held.libraries[language].images.has(path)),
    texts() {
      refreshWhatIsOld();
      return held.texts;
    },
    configuration(language) {
      refreshWhatIsOld();
      return held.configuration?.[language] ?? null;
    },
    state() {
      const { readAt, stories, dropped, incomplete } = held;
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
 * Reads what the service said.
 * @throws {ContentError} when a language has no story that can be read: no answer of ours empties the site.
 */
async function understood(
  { version, readAt, stories, dictionary }: Omit<KeptReading, "configuration" | "former">,
  isDraft: boolean,
  configure: (addressOf: Readonly<Record<Language, AddressOf>>) => Configurations | null,
): Promise<Omit<Held, "paths"> & { readonly warnings: readonly StoryWarning[] }> {
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
    // An entry of the dictionary is the more particular.
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
