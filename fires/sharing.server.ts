import type { CachedReading, ReadingState } from "./reading-cache.server.ts";
import type { SharedReadings } from "./shared-readings.ts";

interface SharingOptions {
  readonly shared: SharedReadings;
  readonly readings: Readonly<Record<string, Pick<CachedReading<unknown>, "give" | "take">>>;
  readonly now: () => number;
  /** Seconds after the last request of any program until this program sends the next. */
  readonly askAfterSeconds: number;
}

/** Shares readings with the other programs of an installation. */
export interface Sharing {
  /**
   * Takes newer readings. If all programs' last request is old enough, calls `ask` and stores the readings.
   * `ask` can store the readings that have arrived while it waits for others.
   * @throws {DatabaseError} and the errors of `ask`. The next call then resumes: it asks, or only stores.
   */
  look(ask: (store: () => Promise<void>) => Promise<unknown>): Promise<void>;
}

export function createSharing({ shared, readings, now, askAfterSeconds }: SharingOptions): Sharing {
  const versions = new Map<string, number>();
  /** Each reading as last stored or taken. */
  const known = new Map<string, ReadingState["reading"]>();
  /** Time when any program last stored a reading, by this program's clock. */
  let storedAt = -Infinity;
  /** Work that this program claimed and has not finished. */
  let left: "ask" | "store" | null = null;

  async function takeNewer(): Promise<void> {
    const isFirst = versions.size === 0;
    const newer = await shared.newer(versions);
    let isRestored = false;
    for (const { key, version, ...given } of newer) {
      isRestored ||= version < (versions.get(key) ?? 0);
      versions.set(key, version);
      const reading = readings[key];
      if (reading === undefined) continue;
      reading.take(given);
      known.set(key, given.reading);
    }
    // At the start and after a restore, the rows can be old: the database's clock decides whether a request is
    // due.
    if (isRestored) storedAt = -Infinity;
    else if (newer.length > 0 && !isFirst) storedAt = now();
  }

  async function storeChanged(): Promise<void> {
    const changed = new Map<string, ReadingState>();
    for (const [key, reading] of Object.entries(readings)) {
      const given = reading.give();
      if (given !== null && given.reading !== known.get(key)) changed.set(key, given);
    }
    for (const [key, version] of await shared.store(changed)) versions.set(key, version);
    for (const [key, { reading }] of changed) known.set(key, reading);
  }

  const isDue = () => now() - storedAt >= askAfterSeconds * 1_000 || storedAt > now();

  return {
    async look(ask) {
      await takeNewer();
      if (left === null && isDue() && (await shared.claim(askAfterSeconds))) left = "ask";
      if (left === "ask") {
        await ask(storeChanged);
        left = "store";
      }
      if (left === "store") {
        await storeChanged();
        storedAt = now();
        left = null;
      }
    },
  };
}
