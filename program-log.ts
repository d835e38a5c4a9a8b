import { format } from "node:util";
import { type Logger, pino } from "pino";

const STANDARD_OUTPUT = 1;
/** Lines that find no room wait for it up to this many characters; later ones are lost. */
const MOST_WAITING = 1_000_000;

const CONSOLE_METHODS = ["error", "warn", "info", "log", "debug"] as const;

/**
 * The log of a program, a JSON line each with the program's name, on its standard output. Where nothing can be written (a full disk) the program goes on, and
 * the lines are written once there is room. By itself pino would take such an error for the program's end, and then wait for room
 * for ever: neither at work nor over, so that nobody would start it again.
 */
export function createProgramLog(level: string, program: "site" | "worker"): Logger {
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
  return pino({ level, base: { program } }, destination);
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
