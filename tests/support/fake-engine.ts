import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { type Open, test as withPages } from "./browse.ts";

const body = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, "fake-engine-module.ts"), "utf8"));

/** Replaces the map engine with a fake that draws nothing, to test the page around the map without WebGL. */
export async function withFakeEngine(page: Page): Promise<void> {
  await page.route("**/assets/start-map-*.js", (route) =>
    route.fulfill({ body, contentType: "text/javascript" }),
  );
  // The page checks for WebGL support, and a real context would start the GPU process.
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: [string]) {
      return args[0] === "webgl2" ? {} : getContext.apply(this, args);
    } as typeof getContext;
  });
}

/** Test whose `open` replaces the map engine of each page with the fake engine. */
export const test = withPages.extend<{ open: Open }>({
  open: async ({ open }, use) => {
    await use((path, visit) =>
      open(path, {
        ...visit,
        prepare: async (page) => {
          await withFakeEngine(page);
          await visit?.prepare?.(page);
        },
      }),
    );
  },
});
