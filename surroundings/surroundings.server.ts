import { setTimeout as sleep } from "node:timers/promises";
import { reasonOf } from "#fires/reading-report.server.ts";
import { createSharing, type SharedReadings } from "#fires/sharing.server.ts";
import { repeatSync } from "#territory/sync-together.ts";
import type { SourceId, SourceReading, SourceRecords, Surroundings } from "./model.ts";
import { SOURCES } from "./sources.ts";
import {
  createSurroundingsReadings,
  type SurroundingsOptions,
  type SurroundingsReadings,
} from "./surroundings-readings.server.ts";

/** Longest wait for slow sources, in ms: they must not delay the next poll of the other sources. */
const LONGEST_POLL_MS = 5_000;
/** Age after which a reading is dropped. Official alerts are kept, because they say when they end. */
const FORGOTTEN_MS = 86_400_000;

interface PollingOptions extends SurroundingsOptions {
  readonly shared: SharedReadings;
  /** Seconds after any program's last poll until this program polls: more for a site than for a worker. */
  readonly askAfterSeconds: number;
}

/** Reads the sources around fires, once for all programs of an installation. */
export interface SurroundingsService {
  /** Returns the readings in memory. Never waits and never throws. */
  read(): Surroundings;
  /** Gets newer readings from other programs, and polls the due sources. @throws {DatabaseError} */
  sync(): Promise<void>;
  /** Calls a listener after each sync in which a reading changed, or began or stopped to fail. */
  onChange(listener: () => void): void;
  /** Syncs in the background until the returned function is called; without the database, polls by itself. */
  start(): () => void;
}

export function createSurroundings(options: PollingOptions): SurroundingsService {
  const { shared, now, log, everySeconds, askAfterSeconds } = options;
  const readings = createSurroundingsReadings(options);
  const all = Object.values(readings);
  const sharing = createSharing({ shared, readings, now, askAfterSeconds });
  const listeners = new Set<() => void>();
  const values = () =>
    all.flatMap((reading) => {
      const { value, failing } = reading.current();
      return [value, failing];
    });
  let known: readonly unknown[] = values();

  /** Polls the due sources. Each reading is stored when it arrives: a slow source delays no other source. */
  async function poll(store: () => Promise<void>): Promise<void> {
    let stored = Promise.resolve();
    const arrivals = all.map(async (reading) => {
      await reading.refreshIfDue();
      stored = stored.then(store);
      await stored;
    });
    const done = Promise.all(arrivals).catch((err) => {
      // The end of the poll stores the readings that are left.
      log?.warn({ reason: reasonOf(err) }, "a reading around fires was not stored");
    });
    await Promise.race([done, sleep(LONGEST_POLL_MS, undefined, { ref: false })]);
  }

  function notifyListeners(): void {
    const latest = values();
    if (latest.some((value, at) => value !== known[at])) for (const listener of listeners) listener();
    known = latest;
  }

  const sync = async () => {
    if (all.length === 0) return;
    try {
      await sharing.sync(poll);
    } finally {
      notifyListeners();
    }
  };

  let polledAloneAt = -Infinity;

  async function pollAlone(): Promise<void> {
    if (now() - polledAloneAt < everySeconds * 1_000) return;
    polledAloneAt = now();
    await poll(async () => notifyListeners());
  }

  return {
    read: () => surroundingsOf(readings, now()),
    sync,
    onChange: (listener) => void listeners.add(listener),
    start: () => (all.length === 0 ? () => {} : repeatSync(() => sync().catch(pollAlone))),
  };
}

function surroundingsOf(readings: SurroundingsReadings, now: number): Surroundings {
  const ids = Object.keys(readings) as SourceId[];
  return Object.fromEntries(ids.map((id) => [id, readingOf(id, readings, now)]));
}

function readingOf<S extends SourceId>(
  source: S,
  readings: SurroundingsReadings,
  now: number,
): SourceReading<SourceRecords[S]> | undefined {
  const reading = readings[source]?.current();
  if (reading === undefined) return undefined;
  const { value, readAt, failing, dropped } = reading;
  const isForgotten = source !== "publicAlerts" && readAt !== null && now - readAt.getTime() > FORGOTTEN_MS;
  return {
    ...{ source, receivedAt: readAt, failing, dropped, coverage: SOURCES[source].coverage },
    records: isForgotten ? null : (value?.records ?? null),
    takenAt: value?.takenAt ?? null,
    isWhole: value?.isWhole ?? false,
  };
}
