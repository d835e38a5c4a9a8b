import { buildIfChanged } from "./build.ts";
import { GiveUp, runCommand } from "./give-up.ts";
import { runStep } from "./run-step.ts";
import { installPrograms } from "./test-programs.ts";

/** Options of a step that runs the tests at full length, which the gate shortens or samples. */
const AT_FULL_LENGTH = { show: true, env: { SOAK: "1" } };

await runCommand(async () => {
  await installPrograms();
  await buildIfChanged();
  const units = await runStep("npm", ["run", "--silent", "unit"], AT_FULL_LENGTH);
  const journeys = await runStep("npm", ["run", "--silent", "journeys"], AT_FULL_LENGTH);
  if (units.code !== 0 || journeys.code !== 0) throw new GiveUp("The long run failed.");
});
