import { readSettings } from "#settings";
import { runCommand } from "./give-up.ts";
import { siteAddress, siteProgram } from "./programs.ts";
import { loadDotEnv } from "./project.ts";
import { programEnvironment, runPrograms } from "./run-programs.ts";

await runCommand(async () => {
  loadDotEnv();
  const env = programEnvironment(process.env, "site");
  const settings = readSettings(env);
  await runPrograms(settings, env, [[{ program: siteProgram, says: `Site: ${siteAddress(settings)}/` }]]);
});
