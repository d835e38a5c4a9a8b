import Storyblok from "storyblok-js-client";
import { z } from "zod";
import { type Cleanings, createCleanings } from "#territory/cleanings.ts";
import type { Language } from "#territory/language.ts";
import { ContentError } from "./content-error.ts";
import { createFetchWithRetry } from "./fetch-with-retry.server.ts";

const PAGE_SIZE = 25;
const CALLS_PER_SECOND = 5;
const TIME_LIMIT_MS = 10_000;
/** Depth below which JSON is cut. Each level of rich text takes two levels, and blocks take a few more. */
const DEEPEST_JSON = 400;

interface ContentClientLog {
  error(message: string): void;
  warn(facts: object, message: string): void;
}

const SILENT: ContentClientLog = { error() {}, warn() {} };

export interface ContentClientOptions {
  /** Base address of the content delivery API, ending in `/v2`. */
  readonly baseUrl: string;
  readonly token: string;
  /** Drafts need the preview token. */
  readonly version?: "draft" | "published";
  readonly fetch?: typeof globalThis.fetch;
  /** Time limit of each call, including retries and bodies. */
  readonly timeLimitMs?: number;
  readonly log?: ContentClientLog;
  /** Counts cleaned texts; the default is a private counter. */
  readonly cleanings?: Cleanings;
}

/** Client of the content service. All functions reject with `ContentError`. */
export interface ContentClient {
  /** Returns the content's version, uncached: each publication changes it. Null if unknown, as for drafts. */
  version(): Promise<number | null>;
  /** Returns all stories of a language in the service's format, page by page, as of `version`. */
  stories(language: Language, version: number | null): Promise<readonly unknown[]>;
  /** Returns one story by its number; undefined if the service has none. */
  story(id: number, language: Language): Promise<unknown>;
  /** Returns the entries of the dictionary with their English texts, as of `version`. */
  dictionary(version: number | null): Promise<readonly unknown[]>;
}

const oneStory = z.object({ story: z.unknown() });
const languageParameter = (language: Language) => (language === "en" ? { language } : {});

const space = z.object({ space: z.object({ version: z.number().nullish() }) });

/**
 * Makes Storyblok's own client, with our time limit and retries after a 5xx or a 429. The client limits its
 * calls per second and caches nothing, because our cache is in front of it.
 * @returns null, with an error in the log, if there is no token
 */
export function createStoryblokClient(options: ContentClientOptions): ContentClient | null {
  const {
    baseUrl,
    token,
    version: contentVersion = "published",
    log = SILENT,
    timeLimitMs = TIME_LIMIT_MS,
    cleanings = createCleanings(),
  } = options;
  if (token === "") {
    log.error("The content service needs an access token (CONTENT_TOKEN): it is not used.");
    return null;
  }
  const client = new Storyblok({
    accessToken: token,
    endpoint: baseUrl,
    rateLimit: CALLS_PER_SECOND,
    // Our fetch waits after a 429, because the client would write to the console.
    maxRetries: 0,
    // We send the version ourselves: the client's own version is shared by all clients of a token.
    cache: { type: "none", clear: "auto", cv: "manual" },
    fetch: createFetchWithRetry({
      fetch: options.fetch,
      timeLimitMs,
      onRateLimit: (path, seconds) => log.warn({ path }, `Hit rate limit. Retrying in ${seconds} seconds.`),
    }),
    responseInterceptor: (answer) => {
      tidyAnswer(answer.data, DEEPEST_JSON);
      cleanings.json("content", answer.data);
      return answer;
    },
  });

  /** Returns the items of a list. Rejects an incomplete list: missing items would disappear from the site. */
  async function every(slug: string, list: string, parameters: object): Promise<readonly unknown[]> {
    const page = (at: number) => client.get(slug, { ...parameters, per_page: PAGE_SIZE, page: at });
    const first = await page(1);
    // Without count headers, there is no total. A first page that is not full is then the whole list.
    const total = first.total || 0;
    const others = Array.from({ length: Math.max(0, Math.ceil(total / PAGE_SIZE) - 1) }, (_, at) =>
      page(at + 2),
    );
    const found = [first, ...(await Promise.all(others))].flatMap(({ data }) => Object.values(data[list]));
    if (total === 0 ? found.length >= PAGE_SIZE : found.length < total)
      throw new ContentError("content-shape", `${found.length} of ${total || "nobody knows how many"} came`);
    return found;
  }

  return {
    async version() {
      if (contentVersion === "draft") return null;
      const { data } = await withContentErrors(client.get("cdn/spaces/me"));
      const parsed = space.safeParse(data);
      if (!parsed.success) throw new ContentError("content-shape", "The answer tells no space");
      return parsed.data.space.version ?? null;
    },
    stories: (language, version) =>
      withContentErrors(
        every("cdn/stories", "stories", {
          version: contentVersion,
          ...languageParameter(language),
          ...(version !== null && { cv: version }),
        }),
      ),
    async story(id, language) {
      const parameters = { version: contentVersion, ...languageParameter(language) };
      const { data } = await withContentErrors(client.get(`cdn/stories/${id}`, parameters));
      return oneStory.safeParse(data).data?.story;
    },
    dictionary: (version) =>
      withContentErrors(
        every("cdn/datasource_entries", "datasource_entries", {
          datasource: "dictionary",
          dimension: "en",
          version: contentVersion,
          ...(version !== null && { cv: version }),
        }),
      ),
  };
}

/** Schema of an error of Storyblok's client: a plain object, or an `Error` if it cannot read a response. */
const refusal = z.object({
  message: z.string().catch("No answer"),
  status: z.number().optional().catch(undefined),
});

async function withContentErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof ContentError) throw cause;
    if (cause instanceof TypeError) throw new ContentError("content-shape", cause.message, { cause });
    const { message, status } = refusal.parse(cause);
    if (status === undefined) throw new ContentError("content-unanswered", message, { cause });
    const code = status === 429 ? "content-rate-limited" : "content-status";
    throw new ContentError(code, `${status}: ${message}`, { cause });
  }
}

/**
 * Empties deeply nested values of parsed JSON, in place, and replaces each null in `stories` by an empty
 * object. The client walks responses by recursion, unchecked: one such story would make all unreadable.
 */
export function tidyAnswer(data: unknown, deepest: number): void {
  cutDeeper(data, deepest);
  if (typeof data !== "object" || data === null || !("stories" in data)) return;
  if (Array.isArray(data.stories)) data.stories = data.stories.map((story: unknown) => story ?? {});
}

/** Empties lists and objects below a depth. It uses no recursion, so that it works at any depth. */
function cutDeeper(data: unknown, deepest: number): void {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const holder of level) {
      if (typeof holder !== "object" || holder === null) continue;
      if (depth >= deepest) empty(holder);
      else for (const value of Object.values(holder)) next.push(value);
    }
    level = next;
  }
}

function empty(holder: object): void {
  if (Array.isArray(holder)) holder.length = 0;
  else for (const key of Object.keys(holder)) Reflect.deleteProperty(holder, key);
}
