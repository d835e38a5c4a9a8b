import type { Settings } from "#settings";
import { ProcessGroup, type Program } from "./process-group.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Pages are rendered by React's production code, and a demo's log on a terminal is kept to what matters;
 * whoever sets these variables decides otherwise.
 */
export function programEnvironment(env: Environment): Environment {
  const demo = env.NODE_ENV === undefined ? { NODE_ENV: "production", VIGIE_SANDBOX: "on" } : {};
  return { LOG_LEVEL: "warn", ...demo, ...env };
}

interface ShownProgram {
  readonly program: (settings: Settings) => Program;
  readonly says: string;
}

/**
 * Starts lanes of programs side by side, those of one lane one after the other, tells their addresses, and
 * stops them all at Ctrl-C.
 */
export async function runPrograms(
  settings: Settings,
  env: Environment,
  lanes: readonly (readonly ShownProgram[])[],
): Promise<void> {
  const group = new ProcessGroup(env);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await group.stop();
    process.exit(0);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop).on("SIGHUP", stop);
  try {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const { program } of lane) await group.start(program(settings));
      }),
    );
  } catch (error) {
    await group.stop();
    throw error;
  }
  if (stopping) return;
  for (const { says } of lanes.flat()) console.log(says);
  console.log("Ctrl-C stops everything.");
}
