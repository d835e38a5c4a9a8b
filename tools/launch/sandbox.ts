import { readSettings } from "#settings";
import { runCommand } from "./give-up.ts";
import { ownLaunch } from "./own-launch.ts";
import { databaseAddress, databaseProgram, sandboxAddress, sandboxProgram } from "./programs.ts";
import { loadDotEnv } from "./project.ts";
import { programEnvironment, runPrograms } from "./run-programs.ts";

await runCommand(async () => {
  loadDotEnv();
  const env = programEnvironment(process.env);
  const settings = readSettings(env);
  const claim = await ownLaunch(settings.DATA_DIR);
  const lane = [
    { program: sandboxProgram, says: `Sandbox: ${sandboxAddress(settings)}/` },
    { program: databaseProgram, says: `Database: ${databaseAddress(settings)}` },
  ];
  await runPrograms(settings, env, [lane], claim.nameHelpers);
});
