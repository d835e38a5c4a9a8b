import type { ReadingState } from "./reading-cache.server.ts";

/** A shared reading, with the version of its row. */
export interface SharedReading extends ReadingState {
  readonly key: string;
  readonly version: number;
}

/** Store of readings that the programs of an installation share. Each method can throw a `DatabaseError`. */
export interface SharedReadings {
  /**
   * Returns the readings whose version differs from the known one, by key. Only a restore of the database lowers
   * a version.
   */
  newer(known: ReadonlyMap<string, number>): Promise<readonly SharedReading[]>;
  /**
   * Claims the next request to the data service. Returns false if a program claimed one within this many
   * seconds.
   */
  claim(afterSeconds: number): Promise<boolean>;
  /** Stores readings by key. @returns their versions */
  store(readings: ReadonlyMap<string, ReadingState>): Promise<ReadonlyMap<string, number>>;
}
