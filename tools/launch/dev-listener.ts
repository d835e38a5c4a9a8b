import type { RequestListener } from "node:http";
import type { Logger } from "pino";
import type { ViteDevServer } from "vite";
import type { OpenServices } from "#server/services.ts";
import type { Site } from "#server/site.ts";
import type { Settings } from "#settings";

type ServicesModule = typeof import("#server/services.ts");
type SiteModule = typeof import("./dev-site.ts");

/**
 * Creates the development site: Vite's own responses, then the site on sources that Vite loads. Vite loads
 * server, features and app together, so that each class and table exists once. A change is reloaded at the
 * next request. The services are only reloaded if they changed, otherwise their data stays.
 */
export function createDevListener(vite: ViteDevServer, settings: Settings, log: Logger): RequestListener {
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
    // Vite returns a new module when a source changed. It types every module as a record.
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
