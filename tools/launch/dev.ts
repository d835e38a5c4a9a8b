import { createServer } from "node:http";
import { pino } from "pino";
import { createServer as createViteServer } from "vite";
import { readSettings } from "#settings";
import { createDevListener } from "./dev-listener.ts";
import { GiveUp, runCommand } from "./give-up.ts";
import { ownLaunch } from "./own-launch.ts";
import { ProcessGroup } from "./process-group.ts";
import { databaseLane, sandboxAddress, sandboxProgram, siteAddress, workerProgram } from "./programs.ts";
import { loadDotEnv } from "./project.ts";
import { startLanes } from "./run-programs.ts";
import { stopWith } from "./stop-with.ts";

await runCommand(async () => {
  loadDotEnv();
  // Set explicitly, so that this does not count as a start without NODE_ENV=production.
  process.env.NODE_ENV ??= "development";
  const settings = readSettings(process.env);
  const claim = await ownLaunch(settings.DATA_DIR);
  const server = createServer();
  const listening = new Promise<void>((resolve, reject) => {
    server.once("error", () =>
      reject(
        new GiveUp(`Port ${settings.PORT} of ${settings.HOST} is taken: stop what uses it, or set PORT.`),
      ),
    );
    server.listen(settings.PORT, settings.HOST, resolve);
  });
  await listening;

  const group = new ProcessGroup(process.env, claim.nameHelpers);
  const vite = await createViteServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  server.on("request", createDevListener(vite, settings, pino({ level: "warn", base: null })));

  const isStopping = stopWith(group, () => vite.close());
  await startLanes(group, settings, [
    databaseLane(settings),
    [{ program: sandboxProgram }, { program: workerProgram }],
  ]);
  if (isStopping()) return;
  console.log(`Sandbox: ${sandboxAddress(settings)}/`);
  console.log(`Site: ${siteAddress(settings)}/ (hot reload)`);
});
