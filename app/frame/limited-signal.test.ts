import { expect, it } from "vitest";
import { limitedSignal } from "./limited-signal.ts";

it("aborts with the given signal and its reason", () => {
  const given = new AbortController();
  const joined = limitedSignal(given.signal, 60_000);
  expect(joined.aborted).toBe(false);
  given.abort("left");
  expect([joined.aborted, joined.reason]).toEqual([true, "left"]);
  expect(limitedSignal(AbortSignal.abort("before"), 60_000).reason).toBe("before");
});

it.for([undefined, new AbortController().signal])("aborts once the time limit is over", async (given) => {
  const joined = limitedSignal(given, 1);
  await expect.poll(() => joined.aborted).toBe(true);
  expect(joined.reason.name).toBe("TimeoutError");
});
