import { setTimeout as sleep } from "node:timers/promises";
import type { AskForAll, Shareable, SharedState } from "#territory/shareable.ts";

/** A shared reading, with the version of its row. */
export interface SharedReading extends SharedState {
  readonly key: string;
  readonly version: number;
}

/** Store of readings that the programs of an installation share. Each method can throw a `DatabaseError`. */
export interface SharedReadings {
  /** Returns the readings whose version differs from `known`, by key. Only a restore lowers a version. */
  newer(known: ReadonlyMap<string, number>): Promise<readonly SharedReading[]>;
  /** Claims the next poll, or the request for `key`; false if it was claimed in the last `afterSeconds`. */
  claim(afterSeconds: number, key?: string): Promise<boolean>;
  /** Stores readings by key. @returns their versions */
  store(readings: ReadonlyMap<string, SharedState>): Promise<ReadonlyMap<string, number>>;
}

/** Seconds that a program has to send a request for all programs; then another program can send it. */
const ASK_SECONDS = 30;
/** Wait for an answer that another program requested, in ms. */
const WAIT_MS = 2_000;

interface SharingOptions {
  readonly shared: SharedReadings;
  readonly readings: Readonly<Record<string, Shareable>>;
  /** Answers that are requested apart from the poll, when a page needs them. */
  readonly others?: Readonly<Record<string, Shareable>>;
  readonly now: () => number;
  /** Seconds after the last request of any program until this program sends the next request. */
  readonly askAfterSeconds: number;
}

/** Shares readings with the other programs of an installation. */
export interface Sharing {
  /**
   * Takes newer readings from the store. If the last request of any program is old enough, calls `ask`, then
   * stores the changed readings. `ask` can store arrived readings earlier, while it waits for further ones.
   * @throws {DatabaseError} and the errors of `ask`. The next call then asks again, or only stores.
   */
  sync(ask: (store: () => Promise<void>) => Promise<unknown>): Promise<void>;
  /**
   * Returns the function that requests one of the `others` for all programs. Without the database, each
   * program sends its own request.
   */
  askerOf(key: string): AskForAll;
}

export function createSharing(options: SharingOptions): Sharing {
  const { shared, readings, others = {}, now, askAfterSeconds } = options;
  const versions = new Map<string, number>();
  /** Each reading as last stored or taken. */
  const known = new Map<string, SharedState["reading"]>();
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
      const reading = readings[key] ?? others[key];
      if (reading === undefined) continue;
      reading.take(given);
      known.set(key, given.reading);
    }
    // At the start and after a restore, the rows can be old: the database's clock decides whether a request is
    // due.
    if (isRestored) storedAt = -Infinity;
    else if (newer.some(({ key }) => key in readings) && !isFirst) storedAt = now();
  }

  async function storeChanged(): Promise<void> {
    const changed = new Map<string, SharedState>();
    for (const [key, reading] of Object.entries(readings)) {
      const given = reading.give();
      if (given !== null && given.reading !== known.get(key)) changed.set(key, given);
    }
    await store(changed);
    for (const [key, { reading }] of changed) known.set(key, reading);
  }

  async function store(changed: ReadonlyMap<string, SharedState>): Promise<void> {
    for (const [key, version] of await shared.store(changed)) versions.set(key, version);
  }

  const isDue = () => now() - storedAt >= askAfterSeconds * 1_000 || storedAt > now();

  return {
    askerOf: (key) => async (isDue, ask) => {
      let isOurs = true;
      try {
        await takeNewer();
        if (!isDue()) return;
        isOurs = await shared.claim(ASK_SECONDS, key);
      } catch {
        // Without the database, each program sends its own request.
      }
      if (!isOurs) return sleep(WAIT_MS);
      await ask();
      const given = others[key]?.give();
      if (given) await store(new Map([[key, given]])).catch(() => undefined);
    },
    async sync(ask) {
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
