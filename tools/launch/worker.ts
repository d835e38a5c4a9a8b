import { readSettings } from "#settings";
import { runCommand } from "./give-up.ts";
import { workerProgram } from "./programs.ts";
import { loadDotEnv } from "./project.ts";
import { programEnvironment, runPrograms } from "./run-programs.ts";

await runCommand(async () => {
  loadDotEnv();
  const env = programEnvironment(process.env, "worker");
  const settings = readSettings(env, "worker");
  await runPrograms(settings, env, [[{ program: workerProgram, says: "The worker runs." }]]);
});
