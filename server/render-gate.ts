/** Thrown if more renders are requested than can run soon: a refusal, not a fault. */
export class TooBusy extends Error {
  readonly code = "too-busy";
}

export interface RenderGateLimits {
  /** Most renders at a time. */
  readonly atOnce: number;
  /** Most renders of one kind at a time. */
  readonly ofOneKind: number;
  /** Most waiting renders of one kind; the next is refused. */
  readonly waitingOfOneKind: number;
  /** Most waiting renders with priority. */
  readonly waitingFirst: number;
  /** Time after which a render no longer counts, in ms, so that hung renders do not block others. */
  readonly longestMs: number;
}

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits the renders that run at a time. Kinds of pages take turns, each with its own queue, so that a flood
 * of one kind leaves the others their share. Renders with priority pass all queues. All queues have limits.
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
   * Runs a render before all kinds, for the few most popular pages.
   * @throws {TooBusy} if the queue is full
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
