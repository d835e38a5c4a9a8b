import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { keepFilesOnce } from "./tools/built-once.ts";
import { nameTextsOfPages } from "./tools/text-files.ts";

/**
 * Removes the `#` that the framework appends to the address of a style sheet shared with a lazy part.
 * With the `#`, the lazy part would add a second link to the sheet. With the plain address, the framework
 * finds the screen's link, because a screen's sheets contain the sheets of its lazy parts.
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
  // The routes are few: the manifest lists all of them, without requests to discover more.
  routeDiscovery: { mode: "initial" },
  // Only the map page has a client loader. Splitting its route would add three files for one kilobyte.
  splitRouteModules: false,
  buildEnd({ viteConfig }) {
    nameSheetsOnce(viteConfig.root);
    const build = join(viteConfig.root, "build");
    nameTextsOfPages(build);
    keepFilesOnce(build);
  },
} satisfies Config;
