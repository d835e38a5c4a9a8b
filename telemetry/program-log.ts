import { AsyncLocalStorage } from "node:async_hooks";
import { hostname } from "node:os";
import { format } from "node:util";
import { type Logger, pino } from "pino";

const STANDARD_OUTPUT = 1;
/** Maximum number of characters that wait while the log cannot be written; later lines are lost. */
const MOST_WAITING = 1_000_000;

/** Omits the stack of a temporary outage, which is not a fault in the code. */
function errorLine(error: Error) {
  const { stack, ...line } = pino.stdSerializers.err(error);
  return "retryable" in error && error.retryable === true ? line : { ...line, stack };
}

const CONSOLE_METHODS = ["error", "warn", "info", "log", "debug"] as const;

const currentRequest = new AsyncLocalStorage<string>();

/** Runs the work of a request. Each log line of this work contains the request's id. */
export const withRequestId = <T>(id: string, work: () => T): T => currentRequest.run(id, work);

/** Returns the id of the request that caused the current work; undefined if no request did. */
export const currentRequestId = (): string | undefined => currentRequest.getStore();

/**
 * Makes the log of a program on its standard output. Each line is JSON with the program's name, version and
 * machine, and the request's id. If the log cannot be written (a full disk), the program continues, and the
 * lines are written once there is room. By default, pino would treat such an error as the end of the program,
 * and then wait for room forever: the program would neither work nor end, so that nothing would restart it.
 */
export function createProgramLog(level: string, program: "site" | "worker", version: string): Logger {
  const destination = pino.destination({ dest: STANDARD_OUTPUT, sync: false, maxLength: MOST_WAITING });
  let isFull = false;
  destination.on("error", () => {
    isFull = true;
  });
  destination.on("write", () => {
    isFull = false;
  });
  const writeAll = destination.flushSync.bind(destination);
  // Called as the program ends. Writing would block the end while there is no room.
  destination.flushSync = () => {
    if (!isFull) writeAll();
  };
  const base = { program, version, host: hostname() };
  const serializers = { err: errorLine };
  return pino({ level, base, serializers, mixin: () => ({ id: currentRequestId() }) }, destination);
}

/** Sends console output of pages and libraries, and Node's warnings, to the log as JSON lines. */
export function redirectConsole(log: Logger): void {
  for (const method of CONSOLE_METHODS) {
    const level = method === "log" ? "info" : method;
    console[method] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const words = format(...parts.filter((part) => part !== err));
      log[level]({ ...(err && { err }) }, words || "a fault was reported");
    };
  }
  process.on("uncaughtExceptionMonitor", (err) => log.fatal({ err }, "the program stops after a fault"));
  // Node's own listener writes plain text.
  process.removeAllListeners("warning");
  process.on("warning", (err) => log.warn({ err }, "Node warns"));
}
