import { buildIfChanged } from "./build.ts";
import { GiveUp, runCommand } from "./give-up.ts";
import { runStep } from "./run-step.ts";
import { installPrograms } from "./test-programs.ts";

/** Environment that runs at full length everything that the gate shortens. */
const SOAK = { SOAK: "1", KILLS: "25", DATABASE_AWAY_MS: "60000" } as const;
const FILES = ["tests/audit", "tests/data", "tests/faults", "tests/journeys"];

await runCommand(async () => {
  await installPrograms();
  await buildIfChanged();
  const { code } = await runStep("npm", ["run", "--silent", "journeys", "--", ...FILES], {
    show: true,
    env: { ...SOAK, ...withoutEmpty(process.env) },
  });
  if (code !== 0) throw new GiveUp("The long run failed.");
});

/** Returns the variables that are set by hand, which win. */
function withoutEmpty(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.keys(SOAK).flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])),
  );
}
