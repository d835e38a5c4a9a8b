import type { Answer } from "./reading-cache.server.ts";

export interface Records<T> {
  readonly records: readonly T[];
  readonly dropped: number;
}

export function mapped<W, T>({ records, dropped }: Records<W>, map: (record: W) => T): Answer<readonly T[]> {
  return { value: records.map(map), dropped };
}
