import { readSettings } from "#settings";
import { buildIfChanged } from "./build.ts";
import { runCommand } from "./give-up.ts";
import {
  databaseAddress,
  databaseProgram,
  sandboxAddress,
  sandboxProgram,
  siteAddress,
  siteProgram,
} from "./programs.ts";
import { loadDotEnv } from "./project.ts";
import { programEnvironment, runPrograms } from "./run-programs.ts";

await runCommand(async () => {
  loadDotEnv();
  const env = programEnvironment(process.env);
  const settings = readSettings(env);
  await buildIfChanged();
  await runPrograms(settings, env, [
    [
      { program: sandboxProgram, says: `Sandbox: ${sandboxAddress(settings)}/` },
      { program: siteProgram, says: `Site: ${siteAddress(settings)}/` },
    ],
    // The pages do not wait for it.
    [{ program: databaseProgram, says: `Database: ${databaseAddress(settings)}` }],
  ]);
});
