import { readSettings, type Settings, type SettingsReader } from "#settings";
import { ProcessGroup, type Program } from "./process-group.ts";
import { stopWith } from "./stop-with.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Pages are rendered by React's production code, and a demo's log on a terminal is kept to what matters;
 * whoever sets these variables decides otherwise.
 * @param reader the program that could be started for real by mistake
 * @throws {SettingsError} when it would be a demo that nobody meant
 */
export function programEnvironment(env: Environment, reader?: SettingsReader): Environment {
  // Asked of what was set: once it is called a demo here, it is one.
  if (reader !== undefined && env.NODE_ENV === undefined) readSettings(env, reader);
  const demo = env.NODE_ENV === undefined ? { NODE_ENV: "production", VIGIE_SANDBOX: "on" } : {};
  return { LOG_LEVEL: "warn", ...demo, ...env };
}

interface ShownProgram {
  readonly program: (settings: Settings) => Program;
  /** What it needs made first; other lanes start meanwhile. */
  readonly make?: () => Promise<void>;
  readonly says?: string;
}

/** Programs that start one after the other. */
export type Lane = readonly ShownProgram[];

/**
 * Starts lanes of programs side by side, those of one lane one after the other, tells their addresses, and
 * stops them all at Ctrl-C.
 * @param onPids told all the programs' processes each time there is a new one
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

/** Starts lanes side by side; when one cannot start, all stop. @throws {GiveUp} */
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
