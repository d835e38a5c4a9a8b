import { isDatabaseAway } from "#database/database-error.ts";
import { pause } from "#delivery/pause.ts";
import { inTaskSpan } from "#telemetry";
import { untilNextSync } from "#territory/sync-together.ts";
import type { Task } from "./task.ts";
import type { TroubleLog } from "./trouble-log.ts";

const FIRST_RETRY_MS = 500;
/** Longest pause after a database failure. Even with a failing connection's timeout, work resumes in 10 s. */
const LONGEST_DATABASE_RETRY_MS = 1_500;
/** Largest random change of a pause, as a share, so that workers started together drift apart. */
const JITTER = 0.1;

const jittered = (ms: number): number => ms * (1 + JITTER * (2 * Math.random() - 1));

export interface TaskObserver {
  /** Called after each run, with its length in seconds. */
  ran(task: string, outcome: "done" | "failed", seconds: number): void;
}

export interface TaskSurroundings {
  /** Called before the first run, and before each run that follows a database failure. */
  readonly prepare: () => Promise<void>;
  readonly troubles: TroubleLog;
  readonly observer: TaskObserver;
}

/**
 * Runs each task at once and then at its interval, each task in its own loop. A slow task delays no other
 * task and never runs twice at a time. A failed run is retried soon.
 * @returns resolves when `signal` is aborted and every run has ended
 */
export async function runTasks(
  tasks: readonly Task[],
  surroundings: TaskSurroundings,
  signal: AbortSignal,
): Promise<void> {
  const prepared = lazy(surroundings.prepare);
  await Promise.all(tasks.map((task) => repeat(task, surroundings, prepared, signal)));
}

async function repeat(
  task: Task,
  { troubles, observer }: TaskSurroundings,
  prepared: ReturnType<typeof lazy>,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    let waitMs: number;
    try {
      await prepared.get();
      await inTaskSpan(task.name, () => task.run(signal));
      failures = 0;
      waitMs = task.isTogether ? untilNextSync(task.everyMs) : jittered(task.everyMs);
      observer.ran(task.name, "done", seconds());
      troubles.succeeded(task.name);
    } catch (error) {
      // A run cut short by a stop is not a failure.
      if (signal.aborted) return;
      const isAway = isDatabaseAway(error);
      if (isAway) prepared.forget();
      waitMs = retryMs(failures, isAway ? LONGEST_DATABASE_RETRY_MS : (task.longestRetryMs ?? task.everyMs));
      failures += 1;
      observer.ran(task.name, "failed", seconds());
      troubles.failed(task.name, error);
    }
    await pause(waitMs, signal);
  }
}

const retryMs = (failures: number, longest: number) => Math.min(FIRST_RETRY_MS * 2 ** failures, longest);

/** Makes a function that runs the work once for all callers, and again after `forget` or a failure. */
function lazy(work: () => Promise<void>) {
  let done: Promise<void> | null = null;
  const forget = () => {
    done = null;
  };
  return {
    get(): Promise<void> {
      if (done === null) {
        const mine = work();
        done = mine;
        mine.catch(() => {
          if (done === mine) done = null;
        });
      }
      return done;
    },
    forget,
  };
}
