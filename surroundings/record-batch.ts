export interface RecordBatch<R> {
  readonly records: readonly R[];
  /** Newest time of the records. */
  readonly takenAt: Date | null;
  readonly isWhole: boolean;
  /** Addresses of messages that were read, so that each is requested once. */
  readonly read?: readonly string[];
}

export interface BatchAnswer<R> {
  readonly value: RecordBatch<R>;
  readonly dropped: number;
}
