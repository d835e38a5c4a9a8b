import { readSettings } from "#settings";
import { buildIfChanged } from "./build.ts";
import { withDemoSources } from "./demo-sources.ts";
import { runCommand } from "./give-up.ts";
import { ownLaunch } from "./own-launch.ts";
import {
  databaseLane,
  sandboxAddress,
  sandboxProgram,
  siteAddress,
  siteProgram,
  workerProgram,
} from "./programs.ts";
import { loadDotEnv } from "./project.ts";
import { programEnvironment, runPrograms } from "./run-programs.ts";

await runCommand(async () => {
  loadDotEnv();
  const env = withDemoSources(programEnvironment(process.env));
  const settings = readSettings(env);
  const claim = await ownLaunch(settings.DATA_DIR);
  await runPrograms(
    settings,
    env,
    [
      // First, so that the database opens while the rest starts.
      databaseLane(settings),
      [
        { program: sandboxProgram, says: `Sandbox: ${sandboxAddress(settings)}/` },
        { program: siteProgram, make: buildIfChanged, says: `Site: ${siteAddress(settings)}/` },
        // Last, so that the worker's first poll finds the data service running.
        { program: workerProgram },
      ],
    ],
    claim.nameHelpers,
  );
});
