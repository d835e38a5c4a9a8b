import { afterEach, beforeEach, expect, test, vi } from "vitest";

const reload = vi.fn();
let build = "old";
/** A page of the build "old", so long after it was loaded. */
async function pageAfter(ms: number) {
  vi.resetModules();
  reload.mockClear();
  vi.stubGlobal("window", { __reactRouterManifest: { version: "old" }, location: { reload } });
  vi.stubGlobal("fetch", async () => Response.json({ id: build }));
  vi.spyOn(performance, "now").mockReturnValue(ms);
  return (await import("./build-check.ts")).reloadIfOutdated();
}

beforeEach(() => {
  build = "new";
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a page that fails once a newer build is out is loaded whole", async () => {
  await pageAfter(120_000);
  expect(reload).toHaveBeenCalledOnce();
});

test("a page that has just been loaded is not loaded again, nor one of the latest build", async () => {
  await pageAfter(2_000);
  expect(reload).not.toHaveBeenCalled();
  build = "old";
  await pageAfter(120_000);
  expect(reload).not.toHaveBeenCalled();
});
