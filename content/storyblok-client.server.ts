import Storyblok from "storyblok-js-client";
import { z } from "zod";
import type { Language } from "#territory/language.ts";
import { ContentError } from "./content-error.ts";
import { createPatientFetch } from "./patient-fetch.server.ts";
import { tidyAnswer } from "./tidy-answer.ts";

const PAGE_SIZE = 25;
const MAX_RETRIES = 10;
const RETRY_DELAY_MS = 300;
const CALLS_PER_SECOND = 5;
const CALLS_PER_SECOND_WITH_OAUTH = 3;
const TIME_LIMIT_MS = 3000;
/** JSON is cut below: each level of rich text takes two, and living parts in it a few more. */
const DEEPEST_JSON = 400;

export interface ContentClientOptions {
  /** Base of the content delivery API, `…/v2`: `/cdn/stories` follows it. */
  readonly baseUrl: string;
  /** Access token of the space. */
  readonly token: string;
  readonly oauthToken?: string;
  readonly fetch?: typeof fetch;
  /** For each call, its new tries and body included. */
  readonly timeLimitMs?: number;
  readonly log?: { error(message: string): void };
}

/** The content service in our words. Both reject with `ContentError`. */
export interface ContentClient {
  /** A number that changes with each publication; null when the service tells none. Never cached. */
  version(): Promise<number | null>;
  /** All published stories as the service tells them in that language, page by page, as they were at `version`. */
  stories(language: Language, version: number | null): Promise<readonly unknown[]>;
}

const space = z.object({ space: z.object({ version: z.number().nullish() }) });

/**
 * Storyblok's own client, with a time limit of ours and new tries of a 5xx. It waits after a 429 and says so on the
 * console, spaces its calls and resolves relations two levels deep by itself. It keeps nothing: our cache is in front.
 * @returns null, after an error in the log, when there is no token.
 */
export function createStoryblokClient(options: ContentClientOptions): ContentClient | null {
  const { baseUrl, token, oauthToken, log = console, timeLimitMs = TIME_LIMIT_MS } = options;
  if (token === "") {
    log.error("The content service needs an access token (CONTENT_TOKEN): it is not asked.");
    return null;
  }
  const client = new Storyblok({
    accessToken: token,
    ...(oauthToken && { oauthToken }),
    endpoint: baseUrl,
    rateLimit: oauthToken ? CALLS_PER_SECOND_WITH_OAUTH : CALLS_PER_SECOND,
    maxRetries: MAX_RETRIES,
    retriesDelay: RETRY_DELAY_MS,
    // We say the version ourselves: the client's own is shared by all clients of a token.
    cache: { type: "none", clear: "auto", cv: "manual" },
    fetch: createPatientFetch({ fetch: options.fetch ?? globalThis.fetch, timeLimitMs }),
    responseInterceptor: (answer) => {
      tidyAnswer(answer.data, DEEPEST_JSON);
      return answer;
    },
  });

  return {
    async version() {
      const { data } = await asked(client.get("cdn/spaces/me"));
      const parsed = space.safeParse(data);
      if (!parsed.success) throw new ContentError("content-shape", "The answer tells no space");
      return parsed.data.space.version ?? null;
    },
    stories: (language, version) =>
      asked(
        client.getAll("cdn/stories", {
          version: "published",
          per_page: PAGE_SIZE,
          ...(language === "en" && { language }),
          ...(version !== null && { cv: version }),
        }),
      ),
  };
}

/** The client rejects with plain objects, or with whatever it stumbled over in an answer. */
const refusal = z.object({
  message: z.string().catch("No answer"),
  status: z.number().optional().catch(undefined),
});

async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    if (cause instanceof TypeError) throw new ContentError("content-shape", cause.message, { cause });
    const { message, status } = refusal.parse(cause);
    if (status === undefined) throw new ContentError("content-unanswered", message, { cause });
    const code = status === 429 ? "content-rate-limited" : "content-status";
    throw new ContentError(code, `${status}: ${message}`, { cause });
  }
}
