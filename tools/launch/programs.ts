import { isIPv6 } from "node:net";
import { PORT_OFFSETS } from "#sandbox/services.ts";
import type { Settings } from "#settings";
import type { Program } from "./process-group.ts";
import { inProject } from "./project.ts";
import type { Lane } from "./run-programs.ts";

/** Returns the address at which this machine reaches a program that listens on HOST. */
function localHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return isIPv6(host) ? `[${host}]` : host;
}

export const siteAddress = ({ HOST, PORT }: Settings) => `http://${localHost(HOST)}:${PORT}`;
export const sandboxAddress = ({ HOST, SANDBOX_PORT }: Settings) =>
  `http://${localHost(HOST)}:${SANDBOX_PORT}`;

/** Flags of a program that uses the database: they save 0.4 s at its start. */
export const FOR_DRIZZLE = ["--import", inProject("tools/launch/resolve-drizzle.ts")] as const;

/**
 * Limits V8's memory, in production and in tests of memory. By default, V8 lets a busy site's garbage grow to
 * 335 MB before it collects. The growth depends on the largest heap: to 1.3 times the memory in use at 256
 * MB, 1.5 times at 768 MB, 4 times at 2 GB. A program that needs more than the largest heap crashes, so the
 * limit is far above a busy program's use. Young objects get 16 MB: with 4 MB, the objects of one busy second
 * survived a collection, and the program used no less memory. One helper thread marks garbage: four threads
 * took CPU time from the pages, 55 ms at the 99th percentile.
 */
export const MEMORY_FLAGS = [
  "--max-semi-space-size=16",
  "--max-old-space-size=768",
  "--v8-pool-size=1",
] as const;

/** Makes the C library use one arena. One for each of compression's four threads would keep 40 MB more. */
export const MEMORY_ENV = { MALLOC_ARENA_MAX: "1" } as const;

/**
 * Start options of site and worker, used by `npm run` and, through `exec.ts`, by supervisors. Without the
 * last flag, 40 MB of the compiler's memory would wait for garbage marking before being freed.
 */
const HELD_SMALL = {
  nodeFlags: [...FOR_DRIZZLE, ...MEMORY_FLAGS, "--no-maglev-destroy-on-background"],
  env: MEMORY_ENV,
} as const;

export const siteProgram = (settings: Settings): Program => ({
  name: "site",
  file: inProject("server/main.ts"),
  ...HELD_SMALL,
  readyUrl: `${siteAddress(settings)}/healthz`,
});

export const sandboxProgram = (settings: Settings): Program => ({
  name: "sandbox",
  file: inProject("sandbox/main.ts"),
  // The editor's own scripts are served with their types stripped, which Node still marks as experimental.
  nodeFlags: ["--disable-warning=ExperimentalWarning"],
  readyUrl: `${sandboxAddress(settings)}/`,
});

/**
 * Returns the worker's program. The worker has no address, and sends a message when it is ready. Without the
 * limits on memory, it uses 470 MB to notify 250,000 people of a fire.
 */
export const workerProgram = (): Program => ({
  name: "worker",
  file: inProject("worker/main.ts"),
  ...HELD_SMALL,
});

/** Returns the address of the sandbox's database, on this machine only, because it has no password. */
export const databaseAddress = ({ SANDBOX_PORT }: Settings) =>
  `postgres://postgres@127.0.0.1:${SANDBOX_PORT + PORT_OFFSETS.database}/postgres`;

export const databaseProgram = (settings: Settings): Program => ({
  name: "sandbox's database",
  file: inProject("sandbox/database/main.ts"),
  readyUrl: databaseAddress(settings).replace(/^postgres:/, "tcp:"),
});

/** Returns true if site and worker use the sandbox's database, false if they use another database. */
const usesSandboxDatabase = (settings: Settings) => settings.DATABASE_URL === databaseAddress(settings);

/** Returns the lane of the sandbox's database, for which no program waits; empty for another database. */
export const databaseLane = (settings: Settings): Lane =>
  usesSandboxDatabase(settings)
    ? [{ program: databaseProgram, says: `Database: ${databaseAddress(settings)}` }]
    : [];
