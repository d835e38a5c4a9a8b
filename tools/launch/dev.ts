import { createServer } from "node:http";
import { pino } from "pino";
import type { ServerBuild } from "react-router";
import { createServer as createViteServer } from "vite";
import { readAppBuild } from "#server/app-build.ts";
import { createServices } from "#server/services.ts";
import { createSite, type Site } from "#server/site.ts";
import { readSettings } from "#settings";
import { GiveUp, runCommand } from "./give-up.ts";
import { ownLaunch } from "./own-launch.ts";
import { ProcessGroup } from "./process-group.ts";
import { databaseLane, sandboxAddress, sandboxProgram, siteAddress, workerProgram } from "./programs.ts";
import { loadDotEnv } from "./project.ts";
import { startLanes } from "./run-programs.ts";
import { stopWith } from "./stop-with.ts";

/** React Router's Vite plugin gives the app's build under this name. */
const BUILD_MODULE = "virtual:react-router/server-build";

await runCommand(async () => {
  loadDotEnv();
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
  const log = pino({ level: "warn", base: null });
  const { services } = createServices(settings, log);
  const { situation } = services;
  const readiness = () => (situation.isFresh(Number.POSITIVE_INFINITY) ? null : "stale-data");

  let built: unknown;
  let site: Site | undefined;
  server.on("request", (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        const router = await vite.ssrLoadModule(BUILD_MODULE);
        // Vite types every module it loads as a record; readAppBuild checks what we use of it.
        const build = readAppBuild(router as ServerBuild);
        // Vite gives another module when a source changed: with it goes a site that has kept no page yet.
        if (router !== built || site === undefined) {
          site = createSite({
            settings,
            build,
            files: new Map(),
            services,
            log,
            readiness,
            mode: "development",
          });
          built = router;
        }
        site.listener(request, response);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(String(error));
      }
    });
  });

  const isStopping = stopWith(group, () => vite.close());
  await startLanes(group, settings, [
    databaseLane(settings),
    [{ program: sandboxProgram }, { program: workerProgram }],
  ]);
  situation.start();
  if (isStopping()) return;
  console.log(`Sandbox: ${sandboxAddress(settings)}/`);
  console.log(`Site: ${siteAddress(settings)}/ (hot reload)`);
});
