import { isIPv6 } from "node:net";
import { PORT_OFFSETS } from "#sandbox/services.ts";
import type { Settings } from "#settings";
import type { Program } from "./process-group.ts";
import { inProject } from "./project.ts";
import type { Lane } from "./run-programs.ts";

/** Where a program that listens on HOST is asked from this machine. */
function localHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return isIPv6(host) ? `[${host}]` : host;
}

export const siteAddress = ({ HOST, PORT }: Settings) => `http://${localHost(HOST)}:${PORT}`;
export const sandboxAddress = ({ HOST, SANDBOX_PORT }: Settings) =>
  `http://${localHost(HOST)}:${SANDBOX_PORT}`;

/** Of a program that asks the database: Node starts it 0.4 s sooner. */
export const FOR_DRIZZLE = ["--import", inProject("tools/launch/resolve-drizzle.ts")] as const;

/**
 * How V8 is held small, in production and in tests of memory. V8 left alone lets a busy site's garbage grow to 335 MB before it
 * collects. How much it lets grow follows from the largest heap: to 1.3 times what is in use at 256 MB, 1.5 times at 768 MB, 4
 * times at 2 GB. A program that needs more than the largest heap ends, so the heap is far above what a busy one needs.
 * Young garbage has 16 MB: with 4 MB, what one busy second allocates outlived its collection, and memory was not smaller.
 * One helper thread marks garbage: four took the processor from the pages, 55 ms of it for the slowest in a hundred.
 */
export const MEMORY_FLAGS = [
  "--max-semi-space-size=16",
  "--max-old-space-size=768",
  "--v8-pool-size=1",
] as const;

/** Compression allocates in four threads: with an arena each the C library would keep 40 MB more. */
export const MEMORY_ENV = { MALLOC_ARENA_MAX: "1" } as const;

/**
 * How site and worker are started, by `npm run` and, through `exec.ts`, by supervisors. Behind the marking of garbage, what the
 * compiler worked with would wait to be let go: 40 MB of it.
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
  // The editor's own scripts are served with their types stripped, which Node still calls an experiment.
  nodeFlags: ["--disable-warning=ExperimentalWarning"],
  readyUrl: `${sandboxAddress(settings)}/`,
});

/** It has no address of its own: it says when it is ready. Held as the site is: 470 MB through a fire that concerns 250,000 people otherwise. */
export const workerProgram = (): Program => ({
  name: "worker",
  file: inProject("worker/main.ts"),
  ...HELD_SMALL,
});

/** On this machine alone, whatever HOST says: it asks for no password. */
export const databaseAddress = ({ SANDBOX_PORT }: Settings) =>
  `postgres://postgres@127.0.0.1:${SANDBOX_PORT + PORT_OFFSETS.database}/postgres`;

export const databaseProgram = (settings: Settings): Program => ({
  name: "sandbox's database",
  file: inProject("sandbox/database/main.ts"),
  readyUrl: databaseAddress(settings).replace(/^postgres:/, "tcp:"),
});

/** Whether site and worker use the sandbox's database, or one of their own. */
const usesSandboxDatabase = (settings: Settings) => settings.DATABASE_URL === databaseAddress(settings);

/** The database, where it is the sandbox's: pages do not wait for it, nor does the worker. */
export const databaseLane = (settings: Settings): Lane =>
  usesSandboxDatabase(settings)
    ? [{ program: databaseProgram, says: `Database: ${databaseAddress(settings)}` }]
    : [];
