import { surroundingsSettings } from "#sandbox/surroundings/addresses.ts";
import { readSettings } from "#settings";

type Environment = Readonly<Record<string, string | undefined>>;

/** Adds the sandbox's sources around fires to the environment of a demo. Variables that are set stay. */
export function withDemoSources(env: Environment): Environment {
  const { VIGIE_SANDBOX, SANDBOX_PORT } = readSettings(env);
  return VIGIE_SANDBOX ? { ...surroundingsSettings(SANDBOX_PORT), ...env } : env;
}
