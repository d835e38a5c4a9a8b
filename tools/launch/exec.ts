import { readSettings } from "#settings";
import { GiveUp, runCommand } from "./give-up.ts";
import { sandboxProgram, siteProgram, workerProgram } from "./programs.ts";

const PROGRAMS = new Map([
  ["site", () => siteProgram(readSettings(process.env))],
  ["worker", workerProgram],
  ["sandbox", () => sandboxProgram(readSettings(process.env))],
]);

/** Replaces this process by a program with the flags of `npm run`, so that supervisors watch the program. */
await runCommand(async () => {
  const program = PROGRAMS.get(process.argv[2] ?? "")?.();
  if (!program) throw new GiveUp(`Say what to run: ${[...PROGRAMS.keys()].join(", ")}.`);
  const { nodeFlags = [], file, env } = program;
  process.execve?.(process.execPath, [process.execPath, ...nodeFlags, file], { ...env, ...process.env });
});
