import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoding } from "./encoding.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageVariant } from "./stored-page.ts";
import type { RouteClass } from "./visit.ts";

/** What the full middleware decided for a visitor's request, apart from the page itself. */
export interface Decision {
  readonly key: string;
  readonly encoding: Encoding;
  readonly cookie: string | null;
  readonly routeClass: RouteClass;
}

/** Decisions kept; past it all are forgotten and learned again, which costs one slow answer each. */
const MAX_DECISIONS = 10_000;

/** Every input of a decision; a header holds no line break, so the joined string is unambiguous. */
function fingerprint({ url, headers }: IncomingMessage): string {
  return `${url}\n${headers["accept-encoding"]}\n${headers.cookie}\n${headers["user-agent"]}\n${headers["accept-language"]}\n${headers["sec-fetch-site"]}\n${headers["x-forwarded-proto"]}`;
}

/**
 * Answers a fresh cached page before any Request, URL or Headers object is made. It decides nothing: it repeats
 * what the middleware decided for the same address and the same visitor headers.
 */
export class FastPath {
  readonly #decisions = new Map<string, Decision>();
  readonly #cache: PageCache;
  readonly #count: (routeClass: RouteClass) => void;

  constructor(cache: PageCache, count: (routeClass: RouteClass) => void) {
    this.#cache = cache;
    this.#count = count;
  }

  learn(request: IncomingMessage, decision: Decision): void {
    if (this.#decisions.size >= MAX_DECISIONS) this.#decisions.clear();
    this.#decisions.set(fingerprint(request), decision);
  }

  /** The decision on a request; null sends it the long way (HEAD, 304, refused bodies). */
  decisionFor(request: IncomingMessage): Decision | null {
    const { method, headers } = request;
    if (method !== "GET" || headers["if-none-match"] !== undefined) return null;
    if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return null;
    return this.#decisions.get(fingerprint(request)) ?? null;
  }

  /** The page of a decision, ready to write, while it is fresh. */
  variant({ key, encoding }: Decision): PageVariant | null {
    const page = this.#cache.fresh(key);
    return page?.status === 200 ? page.variants[encoding] : null;
  }

  count({ routeClass }: Decision): void {
    this.#count(routeClass);
  }

  /** Answers through Node's HTTP server; true when it did. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const decision = this.decisionFor(request);
    const variant = decision && this.variant(decision);
    if (!decision || !variant) return false;
    const { cookie } = decision;
    response.writeHead(
      200,
      cookie === null ? [...variant.headers] : [...variant.headers, "Set-Cookie", cookie],
    );
    response.end(variant.body);
    this.count(decision);
    return true;
  }
}
