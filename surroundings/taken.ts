import type { Features } from "./wire.ts";

/** The records of a source. */
export interface Taken<R> {
  readonly records: readonly R[];
  /** Newest time of the records. */
  readonly takenAt: Date | null;
  readonly isWhole: boolean;
  /** Addresses of messages that were read, so that each is requested once. */
  readonly read?: readonly string[];
}

/** A reader's answer. */
export interface TakenAnswer<R> {
  readonly value: Taken<R>;
  readonly dropped: number;
}

export function taken<R>(
  { records, dropped, isWhole }: Features<R>,
  timeOf: (record: R) => Date | null,
): TakenAnswer<R> {
  const newest = records.reduce((at, record) => Math.max(at, timeOf(record)?.getTime() ?? at), -Infinity);
  const takenAt = Number.isFinite(newest) ? new Date(newest) : null;
  return { value: { records, takenAt, isWhole }, dropped };
}
