import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freeBlock } from "#test-ports";
import { FOR_DRIZZLE } from "../../tools/launch/programs.ts";
import { startProgram } from "./program.ts";
import type { World } from "./world.ts";

/** Another site of a world, with its own data folder. */
export interface SecondSite {
  readonly origin: string;
  readonly folder: string;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a second site on the world's sandbox. `env` can give it the world's database. */
export async function startSecondSite(
  world: World,
  env: Readonly<Record<string, string>>,
): Promise<SecondSite> {
  const port = await freeBlock();
  const folder = await mkdtemp(join(tmpdir(), "vigie-tests-"));
  const origin = `http://127.0.0.1:${port}`;
  const program = await startProgram(
    [...FOR_DRIZZLE, "server/main.ts"],
    {
      ...{ NODE_ENV: "production", VIGIE_SANDBOX: "on", LOG_LEVEL: "warn" },
      ...{ PORT: String(port), SITE_URL: world.origin, SANDBOX_PORT: String(world.hub.port) },
      ...{ ...env, DATA_DIR: folder },
    },
    `${origin}/readyz`,
  );
  return {
    origin,
    folder,
    kill: program.kill,
    async stop() {
      await program.stop();
      await rm(folder, { recursive: true });
    },
  };
}
