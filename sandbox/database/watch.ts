import { Worker } from "node:worker_threads";

export interface Watched {
  /** Address at which clients connect to the database. */
  readonly url: string;
  /** Counts the messages that the engine has responded to. */
  readonly answered: Int32Array<SharedArrayBuffer>;
  /** Number of moments (`momentMs` each) without any response after which the process is killed. */
  readonly limit?: number;
  readonly momentMs?: number;
}

/** Default `limit`, a minute: a loaded machine needs seconds for work that usually takes milliseconds. */
const LIMIT = 60;
const MOMENT_MS = 1_000;

/**
 * Kills this process if its database no longer responds; the launcher then restarts the process. The check
 * runs in a separate thread, because the engine can block the main thread forever. The check does not measure
 * time, but counts moments in which its thread runs, because a stopped process must not count as silent.
 */
export function watch({ url, answered, limit = LIMIT, momentMs = MOMENT_MS }: Watched): void {
  const workerData = { url, answered, limit, momentMs } satisfies Required<Watched>;
  new Worker(new URL("./watch-thread.ts", import.meta.url), { workerData, execArgv: [] }).unref();
}
