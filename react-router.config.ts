import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // Pages are few and known: no lazy discovery request, every route is in the manifest.
  routeDiscovery: { mode: "initial" },
  // The map's page alone has a loader for the browser: apart it would be three more files for a kilobyte.
  splitRouteModules: false,
} satisfies Config;
