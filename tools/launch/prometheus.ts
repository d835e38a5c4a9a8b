import { existsSync } from "node:fs";
import { installByApt } from "./apt.ts";

/** Installs Prometheus and promtool, for the tests of the alarms. @throws {GiveUp} */
export async function installPrometheus(): Promise<void> {
  if (existsSync("/usr/bin/prometheus")) return;
  await installByApt("prometheus", "The tests of the alarms need Prometheus");
}
