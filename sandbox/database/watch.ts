import { Worker } from "node:worker_threads";

export interface Watched {
  /** Where clients ask the database. */
  readonly url: string;
  /** Counts the messages that the engine has answered. */
  readonly answered: Int32Array<SharedArrayBuffer>;
  /** Moments without any answer after which the process ends. */
  readonly limit?: number;
  readonly momentMs?: number;
}

/** A machine under load needs seconds for what usually takes milliseconds. */
const LIMIT = 60;
const MOMENT_MS = 1_000;

/**
 * Ends this process when its database no longer answers anybody: the launcher starts it again. It asks from a thread of its
 * own, as the engine may occupy the first for ever. It counts moments that it sees, not hours: a stopped process sees none.
 */
export function watch({ url, answered, limit = LIMIT, momentMs = MOMENT_MS }: Watched): void {
  const workerData = { url, answered, limit, momentMs } satisfies Required<Watched>;
  new Worker(new URL("./watch-thread.ts", import.meta.url), { workerData, execArgv: [] }).unref();
}
