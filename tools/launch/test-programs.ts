import { installChromium } from "./chromium.ts";
import { installEdgePrograms } from "./edge-programs.ts";
import { installPostgresql } from "./postgresql.ts";
import { installPrometheus } from "./prometheus.ts";
import { installXmllint } from "./xmllint.ts";

/** What tests run beside the project's own programs, one by one: apt-get waits for nobody. @throws {GiveUp} */
export async function installPrograms(): Promise<void> {
  await installChromium();
  await installPostgresql();
  await installXmllint();
  await installEdgePrograms();
  await installPrometheus();
}
