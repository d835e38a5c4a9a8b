import type { CacheRule, PageRule } from "#plan/page-rules.ts";
import { isDataPath } from "./page-address.ts";
import type { RenderRequest } from "./page-cache.ts";
import type { Rendering, RenderPage } from "./render-page.ts";
import type { RouteOf } from "./route-of.ts";
import type { StoredPage } from "./stored-page.ts";

/** Error if more renders are requested than can run soon. It means a refusal, not a fault. */
export class TooBusy extends Error {
  readonly code = "too-busy";
}

export interface RenderGateLimits {
  readonly atOnce: number;
  readonly ofOneKind: number;
  /** Most waiting renders of one kind; the next is refused. */
  readonly waitingOfOneKind: number;
  readonly waitingFirst: number;
  /** Time in ms after which a running render no longer counts in the limits: hung renders block no others. */
  readonly longestMs: number;
}

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits the renders that run at a time. Kinds of pages take turns, each with its own queue, so that a flood
 * of one kind leaves the others their share. Renders with priority go before all kinds. Every queue is
 * limited.
 */
export class RenderGate {
  readonly #limits: RenderGateLimits;
  /** Kinds in the order of their next turn; idle kinds are removed. */
  readonly #lanes = new Map<string, Lane>();
  readonly #first: (() => void)[] = [];
  #running = 0;

  constructor(limits: RenderGateLimits) {
    this.#limits = limits;
  }

  /** Runs a render in its turn. @throws {TooBusy} if the kind's queue is full, and the errors of `render` */
  async run<T>(kind: string, render: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(kind) ?? { running: 0, waiting: [] };
    this.#lanes.set(kind, lane);
    if (lane.waiting.length >= this.#limits.waitingOfOneKind) throw new TooBusy(`Too many of ${kind}.`);
    const turn = Promise.withResolvers<void>();
    lane.waiting.push(turn.resolve);
    this.#startNext();
    await turn.promise;
    return this.#untilEnd(render, () => {
      lane.running -= 1;
    });
  }

  /**
   * Runs a render before the waiting renders of all kinds, for the few most popular pages.
   * @throws {TooBusy} if the queue of these renders is full
   */
  async runFirst<T>(render: () => Promise<T>): Promise<T> {
    if (this.#first.length >= this.#limits.waitingFirst) throw new TooBusy("Too many of what comes first.");
    const turn = Promise.withResolvers<void>();
    this.#first.push(turn.resolve);
    this.#startNext();
    await turn.promise;
    return this.#untilEnd(render, () => undefined);
  }

  async #untilEnd<T>(render: () => Promise<T>, onEnd: () => void): Promise<T> {
    let counts = true;
    const end = () => {
      if (!counts) return;
      counts = false;
      onEnd();
      this.#running -= 1;
      this.#startNext();
    };
    const timer = setTimeout(end, this.#limits.longestMs);
    try {
      return await render();
    } finally {
      clearTimeout(timer);
      end();
    }
  }

  #startNext(): void {
    while (this.#running < this.#limits.atOnce) {
      const start = this.#first.shift() ?? this.#nextOfKinds();
      if (start === null) return;
      this.#running += 1;
      start();
    }
  }

  #nextOfKinds(): (() => void) | null {
    for (const [kind, lane] of this.#lanes) {
      if (lane.waiting.length === 0 && lane.running === 0) this.#lanes.delete(kind);
      if (lane.running >= this.#limits.ofOneKind) continue;
      const next = lane.waiting.shift();
      if (next === undefined) continue;
      lane.running += 1;
      // Move the kind to the end of the order.
      this.#lanes.delete(kind);
      this.#lanes.set(kind, lane);
      return next;
    }
    return null;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Pause after a job, as a multiple of the job's duration. */
const PAUSE = 3;
/** Most of a job's duration that counts, in ms: a longer job probably waits for an outside service. */
const LONGEST_MS = 250;
/** Most waiting jobs of one network; the next is refused. */
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
const QUESTIONS = {
  atOnce: 8,
  ofOneKind: 8,
  waitingOfOneKind: 32,
  waitingFirst: 0,
  longestMs: RENDER_LIMIT_MS,
};

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
   * Runs work that renders for one network, in turn with that network's other work and its `uncached` pages.
   * @throws {TooBusy} if too much work of the network waits
   */
  paced<T>(network: string, work: () => Promise<T>): Promise<T>;
  /** Returns the response to one visitor's question if the response is not a page. */
  question<Answer>(kind: string, answer: () => Promise<Answer>): Promise<Answer>;
}

/** Makes the render queues. Refreshes of popular pages come first. A route with a query is its own kind. */
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
