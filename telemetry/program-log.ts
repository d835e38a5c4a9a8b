import { AsyncLocalStorage } from "node:async_hooks";
import { hostname } from "node:os";
import { format } from "node:util";
import { type Logger, pino } from "pino";

const STANDARD_OUTPUT = 1;
/** Lines that find no room wait for it up to this many characters; later ones are lost. */
const MOST_WAITING = 1_000_000;

/** Leaves out the stack of an outage that passes: the code is not at fault. */
function errorLine(error: Error) {
  const { stack, ...line } = pino.stdSerializers.err(error);
  return "retryable" in error && error.retryable === true ? line : { ...line, stack };
}

const CONSOLE_METHODS = ["error", "warn", "info", "log", "debug"] as const;

const currentRequest = new AsyncLocalStorage<string>();

/** Does the work of a request. Each log line that this work causes carries the request's id. */
export const withRequestId = <T>(id: string, work: () => T): T => currentRequest.run(id, work);

/** Returns the id of the request that causes the current work; undefined if no request does. */
export const currentRequestId = (): string | undefined => currentRequest.getStore();

/**
 * The log of a program on its standard output. Each line is JSON with the program's name, version and machine, and the request's id.
 * Where nothing can be written (a full disk) the program goes on, and the lines are written once there is room. By itself pino
 * would take such an error for the program's end, and then wait for room for ever: neither at work nor over, so that nobody would
 * start it again.
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
  // Called as the program ends: it would not, while there is no room.
  destination.flushSync = () => {
    if (!isFull) writeAll();
  };
  const base = { program, version, host: hostname() };
  const serializers = { err: errorLine };
  return pino({ level, base, serializers, mixin: () => ({ id: currentRequestId() }) }, destination);
}

/** Sends to the log what pages and libraries write on the console, and Node's warnings: JSON lines instead of plain text. */
export function takeConsole(log: Logger): void {
  for (const method of CONSOLE_METHODS) {
    const level = method === "log" ? "info" : method;
    console[method] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const words = format(...parts.filter((part) => part !== err));
      log[level]({ ...(err && { err }) }, words || "a fault was reported");
    };
  }
  // Node's own listener writes plain text.
  process.removeAllListeners("warning");
  process.on("warning", (err) => log.warn({ err }, "Node warns"));
}
