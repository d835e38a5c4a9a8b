import { readSettings } from "#settings";
import { examine } from "../../setup/doctor/doctor.ts";
import { withDemoSources } from "./demo-sources.ts";
import { runCommand } from "./give-up.ts";
import { loadDotEnv } from "./project.ts";
import { programEnvironment } from "./run-programs.ts";

await runCommand(async () => {
  loadDotEnv();
  const settings = readSettings(withDemoSources(programEnvironment(process.env, "site")));
  const findings = await examine(settings, console.log);
  // Exits explicitly, because unanswered connections would keep the process alive.
  process.exit(findings.some(({ state }) => state === "problem") ? 1 : 0);
});
