import { readSettings, type Settings, type SettingsReader } from "#settings";
import { ProcessGroup, type Program } from "./process-group.ts";

/**
 * Stops programs and this process at Ctrl-C, and at once if our parent was killed, because the next start
 * needs the ports.
 * @param close closes other resources
 * @returns a function that returns true once stopping has begun
 */
export function stopWith(group: ProcessGroup, close: () => Promise<void> = async () => {}): () => boolean {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await group.stop();
    await close();
    process.exit(0);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop).on("SIGHUP", stop);
  process.once("disconnect", () => {
    group.kill();
    process.exit(1);
  });
  return () => stopping;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the environment of programs: they log only warnings and, without NODE_ENV, run a demo on React's
 * production code. Variables that are already set stay.
 * @param reader program that must not start as a demo on real settings by mistake
 * @throws {SettingsError} if this program would start as a demo by mistake
 */
export function programEnvironment(env: Environment, reader?: SettingsReader): Environment {
  // Checked before the next line, which makes every start without NODE_ENV an intended demo.
  if (reader !== undefined && env.NODE_ENV === undefined) readSettings(env, reader);
  const demo = env.NODE_ENV === undefined ? { NODE_ENV: "production", VIGIE_SANDBOX: "on" } : {};
  return { LOG_LEVEL: "warn", ...demo, ...env };
}

interface ShownProgram {
  readonly program: (settings: Settings) => Program;
  /** Build step that the program needs first. Other lanes start in the meantime. */
  readonly make?: () => Promise<void>;
  readonly says?: string;
}

export type Lane = readonly ShownProgram[];

/**
 * Starts lanes of programs in parallel, prints their addresses, and stops them all at Ctrl-C. Programs of one
 * lane start one after another.
 * @param onPids called with the process IDs of all programs each time a program starts
 */
export async function runPrograms(
  settings: Settings,
  env: Environment,
  lanes: readonly Lane[],
  onPids?: (pids: readonly number[]) => void,
): Promise<void> {
  const group = new ProcessGroup(env, onPids);
  const isStopping = stopWith(group);
  await startLanes(group, settings, lanes);
  if (isStopping()) return;
  for (const { says } of lanes.flat()) if (says !== undefined) console.log(says);
  console.log("Ctrl-C stops everything.");
}

/** Starts lanes in parallel. If a program cannot start, stops all programs. @throws {GiveUp} */
export async function startLanes(
  group: ProcessGroup,
  settings: Settings,
  lanes: readonly Lane[],
): Promise<void> {
  try {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const { program, make } of lane) {
          await make?.();
          await group.start(program(settings));
        }
      }),
    );
  } catch (error) {
    await group.stop();
    throw error;
  }
}
