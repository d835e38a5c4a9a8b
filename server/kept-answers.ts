import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppEntry } from "./app-build.ts";
import { STORY_PARAMETER } from "./editor-signature.ts";
import { MAX_URL_CHARACTERS } from "./middleware/limit-requests.ts";
import type { MustUpgrade } from "./middleware/trusted-proxy.ts";
import { pageAddress } from "./page-address.ts";
import { pageAnswer } from "./page-answer.ts";
import type { CacheAnswer, CacheOutcome, PageCache } from "./page-cache.ts";
import { redirectHeaders } from "./redirect-headers.ts";
import { routeClassOf } from "./route-class.ts";
import type { HeaderPolicy } from "./security-headers.ts";
import type { RouteClass } from "./visit.ts";

/** Answers a request from memory; true when it did, false leaves it to the middleware. */
export type KeptAnswers = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers a page that is ready in memory, or the redirect that stands before it, before any Request, URL or Headers object is made. It asks what the middleware
 * ask, by the same functions, and remembers nothing of who asked: the page is found by its address, and the rest is
 * read from the request in hand. Whatever is not a plain question for a ready page goes the long way.
 */
export function createKeptAnswers(options: {
  readonly entry: AppEntry;
  readonly cache: PageCache;
  readonly siteUrl: string;
  readonly policy: HeaderPolicy;
  /** Whether the visitor must be sent to HTTPS first. */
  readonly mustUpgrade: MustUpgrade;
  readonly count: (routeClass: RouteClass, status: number, outcome: CacheOutcome) => void;
}): KeptAnswers {
  const { entry, cache, siteUrl, policy, mustUpgrade, count } = options;
  const security = policy({ contentType: null });

  /** A ready page, whatever a link carried beside what its rule names. */
  function readyAt(target: string, queryAt: number): CacheAnswer | null {
    const ready = cache.ready(target);
    if (ready !== null || queryAt === -1) return ready;
    const url = URL.parse(siteUrl + target);
    const rule = url && entry.cacheRuleFor(url);
    return !url || !rule || "isPrivate" in rule ? null : cache.ready(pageAddress(url, rule).key);
  }

  return function answerFromMemory(request, response) {
    const { url: target = "", headers } = request;
    if (!isPlainQuestion(request) || mustUpgrade(headers["x-forwarded-proto"])) return false;
    const queryAt = target.indexOf("?");
    // An editor's preview is nobody else's page.
    if (queryAt !== -1 && target.includes(STORY_PARAMETER, queryAt)) return false;
    const ready = readyAt(target, queryAt);
    if (ready === null || ready.page.status !== 200) return false;
    const pathname = queryAt === -1 ? target : target.slice(0, queryAt);
    const search = queryAt === -1 ? "" : target.slice(queryAt);
    const redirect = entry.redirectFor({ pathname, search }, headers, siteUrl);
    if (redirect !== null) {
      const carried = [...redirectHeaders(redirect), ...security];
      response.writeHead(redirect.status, carried.flat()).end();
      count("redirect", redirect.status, "none");
      return true;
    }
    const { status, headers: sent, body } = pageAnswer(ready.page, headers);
    // Node's types want an array that may be changed; it is only read.
    response.writeHead(status, sent as string[]);
    response.end(body);
    count(routeClassOf(entry, pathname), status, ready.outcome);
    return true;
  };
}

const isPlainQuestion = ({ method, url, headers }: IncomingMessage): boolean =>
  method === "GET" &&
  url !== undefined &&
  url.startsWith("/") &&
  url.length <= MAX_URL_CHARACTERS &&
  headers["content-length"] === undefined &&
  headers["transfer-encoding"] === undefined;
