import type { CacheRule, PageRule } from "#plan/page-rules.ts";
import { TooBusy, Turns } from "#territory/turns.ts";
import { isDataPath } from "./page-address.ts";
import type { RenderRequest } from "./page-cache.ts";
import type { Rendering, RenderPage } from "./render-page.ts";
import type { RouteOf } from "./route-of.ts";
import type { StoredPage } from "./stored-page.ts";

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Pause after a job, as a multiple of the job's duration. */
const PAUSE = 3;
/** Longest counted duration of a job, in ms: a longer job probably waits for an outside service. */
const LONGEST_MS = 250;
/** Maximum number of unfinished jobs of one network; the next is refused. */
const MOST_WAITING = 32;

/** Runs one job of a network at a time, with pauses: one network uses at most a quarter of the processor. */
export type PacedTurns = <T>(network: string, work: () => Promise<T>) => Promise<T>;

/** Makes `PacedTurns`. @throws {TooBusy} if too many jobs of the network wait, and the errors of `work` */
export function createPacedTurns(): PacedTurns {
  /** Queues by network; `free` resolves when the next job can start. */
  const lanes = new Map<string, { waiting: number; free: Promise<unknown> }>();

  return async function pacedTurn(network, work) {
    const lane = lanes.get(network) ?? { waiting: 0, free: Promise.resolve() };
    if (lane.waiting >= MOST_WAITING) throw new TooBusy("Too many renders for one network.");
    lanes.set(network, lane);
    lane.waiting += 1;
    const before = lane.free;
    const started = Promise.withResolvers<void>();
    lane.free = started.promise;
    await before;
    const startedAt = performance.now();
    const result = work();
    const ended = Promise.race([result.catch(() => undefined), pause(LONGEST_MS)]);
    void ended
      .then(() => pause(Math.min(performance.now() - startedAt, LONGEST_MS) * PAUSE))
      .then(() => {
        lane.waiting -= 1;
        if (lane.waiting === 0) lanes.delete(network);
        started.resolve();
      });
    return result;
  };
}

/** Time after which a render counts as failed, in ms: a hung render must not block others for long. */
export const RENDER_LIMIT_MS = 20_000;

/**
 * Limits on renders of pages. Renders of one kind run one after another: two at a time would only keep each
 * other's garbage alive. If no other kind is requested, the last request in a full queue gets its page in
 * 0.7 s, or in 1.6 s on a machine that takes 25 ms per page.
 */
const PAGES = { atOnce: 4, ofOneKind: 1, waitingOfOneKind: 64, waitingFirst: 64, longestMs: RENDER_LIMIT_MS };
/** Limits on responses to visitors' questions, which wait for other services, not for the processor. */
const QUESTIONS = { atOnce: 8, waitingOfOneKind: 32, longestMs: RENDER_LIMIT_MS };

const OWN: PageRule = { isPrivate: true, query: [] };

/** Renders pages and responses in queues. @throws {TooBusy} if the queue is full */
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
   * Runs work that renders for one network. It waits for the network's earlier work and `uncached` pages.
   * @throws {TooBusy} if too much work of the network waits
   */
  paced<T>(network: string, work: () => Promise<T>): Promise<T>;
  /** Runs `answer` in the queue of visitors' questions, for a response that is not a page. */
  question<Answer>(kind: string, answer: () => Promise<Answer>): Promise<Answer>;
}

/** Makes the render queues. Refreshes of popular pages come first. A route with a query is its own kind. */
export function createQueuedRender(renderPage: RenderPage, routeOf: RouteOf): QueuedRender {
  const pages = new Turns(PAGES);
  const questions = new Turns(QUESTIONS);
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
      const turns = rule === null ? pages : questions;
      const render = () => renderPage(url, "once", rule && OWN, rendering);
      const inTurn = () => turns.run(kindOf(url), render);
      return network === null ? inTurn() : paced(network, inTurn);
    },
    paced,
    question: (kind, answer) => questions.run(kind, answer),
  };
}
