import type { CacheRule, PageRule } from "#plan/page-rules.ts";
import { createPacedTurns } from "./paced-turns.ts";
import { isDataPath } from "./page-address.ts";
import type { RenderRequest } from "./page-cache.ts";
import { RenderGate } from "./render-gate.ts";
import type { Rendering, RenderPage } from "./render-page.ts";
import type { RouteOf } from "./route-of.ts";
import type { StoredPage } from "./stored-page.ts";

/**
 * Time after which a render counts as failed, in ms, so that a hung render does not block others for long.
 */
export const RENDER_LIMIT_MS = 20_000;

/**
 * Renders of one kind run one after another: two at a time would only keep each other's garbage alive. The
 * last of the queue gets its page in 0.7 s, or in 1.6 s on a machine that takes 25 ms per page, if no other
 * kind is requested.
 */
const PAGES = { atOnce: 4, ofOneKind: 1, waitingOfOneKind: 64, waitingFirst: 64, longestMs: RENDER_LIMIT_MS };
/** Responses to one visitor's question wait for other services, not for the processor. */
const QUESTIONS = {
  atOnce: 8,
  ofOneKind: 8,
  waitingOfOneKind: 32,
  waitingFirst: 0,
  longestMs: RENDER_LIMIT_MS,
};

const OWN: PageRule = { isPrivate: true, query: [] };

/** Renders in queues. @throws {TooBusy} if the queue is full */
export interface QueuedRender {
  cached(url: URL, rule: CacheRule, renderRequest: RenderRequest): Promise<StoredPage>;
  /**
   * Renders a page that is not cached: an unknown address (no rule), or the question or form of one network.
   * An editor's preview has no network.
   */
  uncached(
    network: string | null,
    url: URL,
    rule: PageRule | null,
    rendering?: Rendering,
  ): Promise<StoredPage>;
  /**
   * Runs work that renders for one network in the network's turn, which it shares with `unkept`.
   * @throws {TooBusy} if much of the network's work waits
   */
  paced<T>(network: string, work: () => Promise<T>): Promise<T>;
  /** Returns the response to one visitor's question that is not a page. */
  question<Answer>(kind: string, answer: () => Promise<Answer>): Promise<Answer>;
}

/**
 * Makes the render queues. Cached pages come first. Each route is its own kind, separately with and without a
 * query.
 */
export function createQueuedRender(renderPage: RenderPage, routeOf: RouteOf): QueuedRender {
  const pages = new RenderGate(PAGES);
  const questions = new RenderGate(QUESTIONS);
  const paced = createPacedTurns();
  const kindOf = (url: URL) =>
    `${isDataPath(url.pathname) ? "data" : "page"} ${routeOf(url)}${url.search === "" ? "" : "?"}`;
  return {
    cached(url, rule, { isRefresh, isOdd }) {
      const often = rule.isCompressedHard && !isOdd ? "hard" : "page";
      const render = () => renderPage(url, isOdd && !isRefresh ? "once" : often, rule);
      return isRefresh && !isOdd ? pages.runFirst(render) : pages.run(kindOf(url), render);
    },
    uncached(network, url, rule, rendering) {
      const gate = rule === null ? pages : questions;
      const render = () => renderPage(url, "once", rule && OWN, rendering);
      const gated = () => gate.run(kindOf(url), render);
      return network === null ? gated() : paced(network, gated);
    },
    paced,
    question: (kind, answer) => questions.run(kind, answer),
  };
}
