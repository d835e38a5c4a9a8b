const MOST = 10;
const WINDOW_MS = 15 * 60_000;

/** Counts wrong passwords by address: ten in fifteen minutes, then a lockout. */
export class Tries {
  readonly #times = new Map<string, readonly number[]>();

  isTooMany(email: string): boolean {
    return this.#recent(email).length >= MOST;
  }

  count(email: string): void {
    this.#times.set(email.toLowerCase(), [...this.#recent(email), Date.now()]);
  }

  forget(email: string): void {
    this.#times.delete(email.toLowerCase());
  }

  #recent(email: string): readonly number[] {
    const since = Date.now() - WINDOW_MS;
    return (this.#times.get(email.toLowerCase()) ?? []).filter((time) => time > since);
  }
}
