import type { ReadingState } from "./reading-cache.server.ts";

/** A reading that programs share, with the version of its row. */
export interface SharedReading extends ReadingState {
  readonly key: string;
  readonly version: number;
}

/** Where the programs of an installation share their readings. Each method can throw a `DatabaseError`. */
export interface SharedReadings {
  /** Gives the readings whose version differs from the known one, by key. */
  newer(known: ReadonlyMap<string, number>): Promise<readonly SharedReading[]>;
  /** Claims the next request to the data service. False if a program claimed one less than so many seconds ago. */
  claim(afterSeconds: number): Promise<boolean>;
  /** Stores readings by key. @returns their versions */
  store(readings: ReadonlyMap<string, ReadingState>): Promise<ReadonlyMap<string, number>>;
}
