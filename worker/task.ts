/** A repeated job of the worker. */
export interface Task {
  /** Name in logs and metrics. */
  readonly name: string;
  /** Pause between the end of one run and the start of the next, in ms. */
  readonly everyMs: number;
  /** True if the task starts at the same moments as all such tasks with the same interval. */
  readonly isTogether?: boolean;
  /** Longest pause after a run that failed, in ms; `everyMs` if unset. */
  readonly longestRetryMs?: number;
  /**
   * Runs the task once. A run must be safe to repeat at any moment, in several workers at once, and after a
   * crash. A run that always finds more work ends by `limitRun`.
   * @param signal aborted when the worker stops; a run should then end early if it can
   */
  run(signal: AbortSignal): Promise<void>;
}
