import { installChromium } from "./chromium.ts";
import { installEdgePrograms } from "./edge-programs.ts";
import { installPostgresql } from "./postgresql.ts";
import { installPrometheus } from "./prometheus.ts";
import { installXmllint } from "./xmllint.ts";

/**
 * Installs the programs that tests need, one by one, because apt-get cannot run in parallel. @throws {GiveUp}
 */
export async function installPrograms(): Promise<void> {
  await installChromium();
  await installPostgresql();
  await installXmllint();
  await installEdgePrograms();
  await installPrometheus();
}
