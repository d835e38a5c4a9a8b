import { databaseNow } from "#database/database-now.server.ts";
import type { Database, Transaction } from "#database/open.server.ts";
import type { SituationLog } from "#fires/reading-report.server.ts";
import { isLate } from "#surroundings/can-say.server.ts";
import type { SourceReading, Surroundings } from "#surroundings/model.ts";
import { AIR_PATH, type AirReading, airReading } from "./air-state.ts";
import { compareAir } from "./compare-air.ts";
import { compareStored } from "./compare-stored.server.ts";

interface SourceWatchOptions {
  readonly database: Database;
  /** Returns the readings in memory. */
  readonly read: () => Surroundings;
  readonly log: SituationLog;
  /** Defaults to the database's clock, which all workers share. */
  readonly now?: () => Date;
}

/** Writes the changes of sources around fires. */
export interface SourceWatch {
  /**
   * Compares new readings in memory with the stored ones, as the watch of orders does. A late reading changes
   * nothing.
   * @throws {DatabaseError} the next call then compares again
   */
  look(): Promise<void>;
}

const AIR = {
  ...{ path: AIR_PATH, schema: airReading },
  empty: { v: 1, stations: {}, measuring: [] } satisfies AirReading,
};

export function createSourceWatch({ database, read, log, now }: SourceWatchOptions): SourceWatch {
  const compared = new Map<string, readonly unknown[]>();

  /** Compares a reading that is new and not late. */
  async function take<R>(
    reading: SourceReading<R> | undefined,
    write: (transaction: Transaction, records: readonly R[], at: Date) => Promise<unknown>,
  ): Promise<void> {
    const records = reading?.records ?? null;
    if (reading === undefined || records === null || records === compared.get(reading.source)) return;
    await database.transaction(async (transaction) => {
      const at = now?.() ?? (await databaseNow(transaction));
      if (!isLate(reading, at)) await write(transaction, records, at);
    });
    compared.set(reading.source, records);
  }

  return {
    async look() {
      const { airNow } = read();
      await take(airNow, (transaction, observations, at) =>
        compareStored(transaction, AIR, { at, log }, (known) => compareAir(known, observations, at)),
      );
    },
  };
}
