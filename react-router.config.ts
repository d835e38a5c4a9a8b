import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { keepFilesOnce } from "./tools/built-once.ts";
import { nameTextsOfPages } from "./tools/text-files.ts";

/**
 * Removes the `#` from style sheet addresses. The framework adds it to a sheet that a lazy part needs too,
 * and that part then adds a second link. Here, a screen's sheets contain those of its lazy parts: with the
 * plain address, the framework finds the existing link.
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
  // Pages are few and known: every route is in the manifest, without requests for lazy discovery.
  routeDiscovery: { mode: "initial" },
  // Only the map's page has a client loader: split, it would be three more files for a kilobyte.
  splitRouteModules: false,
  buildEnd({ viteConfig }) {
    nameSheetsOnce(viteConfig.root);
    const build = join(viteConfig.root, "build");
    nameTextsOfPages(build);
    keepFilesOnce(build);
  },
} satisfies Config;
