import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // Pages are few and known: no lazy discovery request, every route is in the manifest.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
