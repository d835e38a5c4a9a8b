import type { SharedState } from "#territory/shareable.ts";

/** A shared reading, with the version of its row. */
export interface SharedReading extends SharedState {
  readonly key: string;
  readonly version: number;
}

/** Store of readings that the programs of an installation share. Each method can throw a `DatabaseError`. */
export interface SharedReadings {
  /** Returns readings of another version than the known one, by key. Only a restore lowers a version. */
  newer(known: ReadonlyMap<string, number>): Promise<readonly SharedReading[]>;
  /** Claims the next poll, or request for a key; false if a program claimed it in the last `afterSeconds`. */
  claim(afterSeconds: number, key?: string): Promise<boolean>;
  /** Stores readings by key. @returns their versions */
  store(readings: ReadonlyMap<string, SharedState>): Promise<ReadonlyMap<string, number>>;
}
