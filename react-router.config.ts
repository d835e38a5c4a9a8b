import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { keepFilesOnce } from "./tools/built-once.ts";
import { nameTextsOfPages } from "./tools/text-files.ts";

/**
 * The framework marks a sheet that a lazy part needs too with a `#`, and that part's own link then comes beside and after
 * it. Here a screen's sheets hold those of its lazy parts: under its plain address the link is found, and stays one.
 */
function nameSheetsOnce(root: string): void {
  const assets = join(root, "build/client/assets");
  const manifests = readdirSync(assets).filter((file) => file.startsWith("manifest-"));
  for (const file of [join(root, "build/server/index.js"), ...manifests.map((name) => join(assets, name))]) {
    writeFileSync(file, readFileSync(file, "utf8").replaceAll('.css#"', '.css"'));
  }
}

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // Pages are few and known: no lazy discovery request, every route is in the manifest.
  routeDiscovery: { mode: "initial" },
  // The map's page alone has a loader for the browser: apart it would be three more files for a kilobyte.
  splitRouteModules: false,
  buildEnd({ viteConfig }) {
    nameSheetsOnce(viteConfig.root);
    const build = join(viteConfig.root, "build");
    nameTextsOfPages(build);
    keepFilesOnce(build);
  },
} satisfies Config;
