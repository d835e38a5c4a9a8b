import { createServer, type RequestListener } from "node:http";
import { type Logger, pino } from "pino";
import { createServer as createViteServer, type ViteDevServer } from "vite";
import type { OpenServices } from "#server/services.ts";
import type { Site } from "#server/site.ts";
import { readSettings, type Settings } from "#settings";
import { GiveUp, runCommand } from "./give-up.ts";
import { ownLaunch } from "./own-launch.ts";
import { ProcessGroup } from "./process-group.ts";
import { databaseLane, sandboxAddress, sandboxProgram, siteAddress, workerProgram } from "./programs.ts";
import { loadDotEnv } from "./project.ts";
import { startLanes, stopWith } from "./run-programs.ts";

type ServicesModule = typeof import("#server/services.ts");
type SiteModule = typeof import("./dev-site.ts");

/**
 * Creates the development site. Vite answers requests for its own files, and the site answers all others.
 * Vite loads server, features and app together, so that each class and table exists once. A change is
 * reloaded at the next request. The services are only reloaded if they changed, otherwise their data stays.
 */
function createDevListener(vite: ViteDevServer, settings: Settings, log: Logger): RequestListener {
  let open:
    | { readonly by: ServicesModule; readonly made: OpenServices; readonly stop: () => void }
    | undefined;
  let shown: { readonly by: SiteModule; readonly services: OpenServices; readonly site: Site } | undefined;

  function servicesBy(by: ServicesModule): OpenServices {
    if (open?.by === by) return open.made;
    open?.stop();
    void open?.made.close();
    const made = by.createServices(settings, log);
    void made.services.content.refresh();
    open = { by, made, stop: made.services.situation.start() };
    return made;
  }

  async function currentSite(): Promise<Site> {
    // Vite returns a new module when a source changed. Vite's type of every module is a record.
    const servicesModule = (await vite.ssrLoadModule("/server/services.ts")) as ServicesModule;
    const siteModule = (await vite.ssrLoadModule("/tools/launch/dev-site.ts")) as SiteModule;
    const services = servicesBy(servicesModule);
    if (shown?.by !== siteModule || shown.services !== services) {
      const site = siteModule.devSite({ ...services, settings, log });
      shown = { by: siteModule, services, site };
    }
    return shown.site;
  }

  return (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        (await currentSite()).listener(request, response);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(String(error));
      }
    });
  };
}

await runCommand(async () => {
  loadDotEnv();
  // Without NODE_ENV, the settings would refuse the sandbox's secrets on real data.
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
