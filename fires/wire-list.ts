import type { Answer } from "./reading-cache.server.ts";

/** The readable records, and the number of unreadable ones. */
export interface Records<T> {
  readonly records: readonly T[];
  readonly dropped: number;
}

/** Converts the records to the site's types. */
export function mapped<W, T>({ records, dropped }: Records<W>, map: (record: W) => T): Answer<readonly T[]> {
  return { value: records.map(map), dropped };
}
