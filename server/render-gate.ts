/** More is asked than can be rendered soon: an answer to give now, not a fault. */
export class TooBusy extends Error {
  readonly code = "too-busy";
}

export interface RenderGateLimits {
  /** Renders at a time. */
  readonly atOnce: number;
  /** Of them, of one kind. */
  readonly ofOneKind: number;
  /** Of one kind that wait their turn; the next is refused. */
  readonly waitingOfOneKind: number;
  /** Of what comes before all kinds. */
  readonly waitingFirst: number;
  /** A render that has not ended by then counts no more, so that hung ones keep nobody waiting. */
  readonly longestMs: number;
}

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets few renders run at a time. Kinds of pages take turns, each with a queue of its own, so that a flood of one kind
 * leaves the others their share; what is said to come first passes all queues. Nothing waits without bound.
 */
export class RenderGate {
  readonly #limits: RenderGateLimits;
  /** In the order of their next turn; a kind that has nothing to do is forgotten. */
  readonly #lanes = new Map<string, Lane>();
  readonly #first: (() => void)[] = [];
  #running = 0;

  constructor(limits: RenderGateLimits) {
    this.#limits = limits;
  }

  /** @throws {TooBusy} when as many of the kind wait as may, and what `render` throws. */
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

  /** Runs before all kinds: for the few pages that everybody asks for. @throws {TooBusy} as `run` does. */
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
      // Put back, it is the last to have its next turn.
      this.#lanes.delete(kind);
      this.#lanes.set(kind, lane);
      return next;
    }
    return null;
  }
}
