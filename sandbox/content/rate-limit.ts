const WINDOW_MS = 1000;

/** Rounding error that a sum of costs can have. */
const ROUNDING = 1e-9;

/** Counts calls by key and rejects those past a limit in one second. */
export class RateLimit {
  readonly #calls = new Map<string, { since: number; spent: number }>();
  readonly #perSecond: number;

  /** @param perSecond Infinity for no limit */
  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** @param cost of the call, in usual calls */
  allows(key: string, now: number, cost = 1): boolean {
    const last = this.#calls.get(key);
    const current = last !== undefined && now - last.since < WINDOW_MS ? last : { since: now, spent: 0 };
    current.spent += cost;
    this.#calls.set(key, current);
    return current.spent <= this.#perSecond + ROUNDING;
  }
}
