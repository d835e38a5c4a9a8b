import type { Features } from "./wire.ts";

/** The records of a source. */
export interface RecordBatch<R> {
  readonly records: readonly R[];
  /** Newest time of the records. */
  readonly takenAt: Date | null;
  readonly isWhole: boolean;
  /** Addresses of messages that were read, so that each is requested once. */
  readonly read?: readonly string[];
}

/** A reader's answer. */
export interface BatchAnswer<R> {
  readonly value: RecordBatch<R>;
  readonly dropped: number;
}

export function batchOf<R>(
  { records, dropped, isWhole }: Features<R>,
  timeOf: (record: R) => Date | null,
): BatchAnswer<R> {
  const newest = records.reduce((at, record) => Math.max(at, timeOf(record)?.getTime() ?? at), -Infinity);
  const takenAt = Number.isFinite(newest) ? new Date(newest) : null;
  return { value: { records, takenAt, isWhole }, dropped };
}
