import { afterEach, beforeEach, expect, test, vi } from "vitest";

const reload = vi.fn();
let build = "old";
/** Simulates a page of build "old" that was loaded `ms` ago. */
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

test("reloads a failed page when a newer build is out", async () => {
  await pageAfter(120_000);
  expect(reload).toHaveBeenCalledOnce();
});

test("does not reload a failed page that was just loaded or that is of the latest build", async () => {
  await pageAfter(2_000);
  expect(reload).not.toHaveBeenCalled();
  build = "old";
  await pageAfter(120_000);
  expect(reload).not.toHaveBeenCalled();
});
