/** Error if more work is requested than can run soon. It means a refusal, not a fault. */
export class TooBusy extends Error {
  readonly code = "too-busy";
}

export interface Limits {
  readonly atOnce: number;
  /** Defaults to `atOnce`. */
  readonly ofOneKind?: number;
  /** Most waiting jobs of one kind; the next is refused. */
  readonly waitingOfOneKind: number;
  /** Most waiting jobs of `runFirst`; defaults to 0. */
  readonly waitingFirst?: number;
  /** Time in ms after which a running job no longer counts in the limits: hung jobs block no others. */
  readonly longestMs: number;
}

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits the jobs that run at a time. Kinds of jobs take turns, each with its own queue, so that a flood of
 * one kind leaves the others their share. Jobs with priority go before all kinds.
 */
export class Turns {
  readonly #limits: Required<Limits>;
  /** Kinds in the order of their next turn; idle kinds are removed. */
  readonly #lanes = new Map<string, Lane>();
  readonly #first: (() => void)[] = [];
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = { ofOneKind: limits.atOnce, waitingFirst: 0, ...limits };
  }

  /** Runs a job in its turn. @throws {TooBusy} if the kind's queue is full, and the errors of `work` */
  async run<T>(kind: string, work: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(kind) ?? { running: 0, waiting: [] };
    this.#lanes.set(kind, lane);
    if (lane.waiting.length >= this.#limits.waitingOfOneKind) throw new TooBusy(`Too many of ${kind}.`);
    const turn = Promise.withResolvers<void>();
    lane.waiting.push(turn.resolve);
    this.#startNext();
    await turn.promise;
    return this.#untilEnd(work, () => {
      lane.running -= 1;
    });
  }

  /**
   * Runs a job before the waiting jobs of all kinds, for the few most popular pages.
   * @throws {TooBusy} if the queue of these jobs is full
   */
  async runFirst<T>(work: () => Promise<T>): Promise<T> {
    if (this.#first.length >= this.#limits.waitingFirst) throw new TooBusy("Too many of what comes first.");
    const turn = Promise.withResolvers<void>();
    this.#first.push(turn.resolve);
    this.#startNext();
    await turn.promise;
    return this.#untilEnd(work, () => undefined);
  }

  async #untilEnd<T>(work: () => Promise<T>, onEnd: () => void): Promise<T> {
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
      return await work();
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
