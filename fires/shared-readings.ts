import type { SharedState } from "#territory/shareable.ts";

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
