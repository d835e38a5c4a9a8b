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

/** Starts programs one after the other, tells their addresses, and stops them all at Ctrl-C. */
export async function runPrograms(
  settings: Settings,
  env: Environment,
  programs: readonly { readonly program: (settings: Settings) => Program; readonly says: string }[],
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
    for (const { program } of programs) if (!stopping) await group.start(program(settings));
  } catch (error) {
    await group.stop();
    throw error;
  }
  if (stopping) return;
  for (const { says } of programs) console.log(says);
  console.log("Ctrl-C stops everything.");
}
