import { expect, it } from "vitest";
import { deferred } from "./deferred.ts";

it("a deferred promise settles once from outside", async () => {
  const kept = deferred<number>();
  kept.resolve(1);
  kept.resolve(2);
  expect(await kept.promise).toBe(1);
  const failed = deferred<number>();
  failed.reject(new Error("away"));
  await expect(failed.promise).rejects.toThrow("away");
});
