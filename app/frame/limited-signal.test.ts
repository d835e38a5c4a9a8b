import { expect, it } from "vitest";
import { limitedSignal } from "./limited-signal.ts";

it("a limited signal aborts when the given signal aborts, with the same reason", () => {
  const controller = new AbortController();
  const joined = limitedSignal(controller.signal, 60_000);
  expect(joined.aborted).toBe(false);
  controller.abort("left");
  expect([joined.aborted, joined.reason]).toEqual([true, "left"]);
  expect(limitedSignal(AbortSignal.abort("before"), 60_000).reason).toBe("before");
});

it.for([undefined, new AbortController().signal])(
  "a limited signal aborts with a TimeoutError once the time limit is over",
  async (signal) => {
    const joined = limitedSignal(signal, 1);
    await expect.poll(() => joined.aborted).toBe(true);
    expect(joined.reason.name).toBe("TimeoutError");
  },
);
