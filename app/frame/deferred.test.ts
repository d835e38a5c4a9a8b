import { expect, it } from "vitest";
import { deferred } from "./deferred.ts";

it("a deferred promise settles once from outside", async () => {
  const pending = deferred<number>();
  pending.resolve(1);
  pending.resolve(2);
  expect(await pending.promise).toBe(1);
  const failed = deferred<number>();
  failed.reject(new Error("away"));
  await expect(failed.promise).rejects.toThrow("away");
});
