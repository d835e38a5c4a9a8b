/** Something the worker does again and again. */
export interface Task {
  /** In logs and metrics. */
  readonly name: string;
  /** Pause between the end of one run and the start of the next, in ms. */
  readonly everyMs: number;
  /** Longest pause after a run that failed, in ms; `everyMs` if unset. */
  readonly longestRetryMs?: number;
  /**
   * Must bear to be run again at any moment, by several workers at once, and to be cut short by a crash. A run that always
   * finds more work ends by `limitRun`.
   * @param signal aborted when the worker stops; a run that can end early does
   */
  run(signal: AbortSignal): Promise<void>;
}
