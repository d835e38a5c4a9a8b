import { join } from "node:path";
import { startSite } from "#server/app.double.ts";
import { loadAppBuild } from "#server/app-build.ts";
import { loadStaticFiles } from "#server/static-files.ts";

const BUILD = join(import.meta.dirname, "../../build");

/** Failing export of a route's module: reads the data, renders the page, or renders the root layout. */
type Fault = "loader" | "default" | "Layout";

/** Starts the built site with a fault in the code of some routes. */
export async function startBrokenSite(routeIds: readonly string[], fault: Fault) {
  const { router, entry } = await loadAppBuild(BUILD);
  const fail = () => {
    throw new Error("A fault of a test");
  };
  const routes = { ...router.routes };
  for (const id of routeIds) {
    const route = routes[id];
    if (route === undefined) throw new Error(`The build has no route ${id}.`);
    routes[id] = { ...route, module: { ...route.module, [fault]: fail } };
  }
  return startSite({
    build: { router: { ...router, routes }, entry },
    files: await loadStaticFiles(join(BUILD, "client")),
  });
}
