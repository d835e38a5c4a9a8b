const WINDOW_MS = 1000;

/** Counts calls by key and rejects those past a limit in one second. */
export class RateLimit {
  readonly #calls = new Map<string, { since: number; count: number }>();
  readonly #perSecond: number;

  /** @param perSecond Infinity for no limit */
  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  allows(key: string, now: number): boolean {
    const last = this.#calls.get(key);
    const current = last !== undefined && now - last.since < WINDOW_MS ? last : { since: now, count: 0 };
    current.count += 1;
    this.#calls.set(key, current);
    return current.count <= this.#perSecond;
  }
}
