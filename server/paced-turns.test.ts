import { expect, it, vi } from "vitest";
import { createPacedTurns } from "./queued-render.ts";

it("a network's next job starts after a pause of three times the duration of the network's last job", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  try {
    const paced = createPacedTurns();
    const begun: number[] = [];
    const work = () => {
      begun.push(performance.now());
      return new Promise<void>((resolve) => setTimeout(resolve, 20));
    };
    const all = [paced("a", work), paced("a", work), paced("a", work)];
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(all);
    const [first = 0, ...others] = begun;
    expect(others.map((at) => at - first)).toEqual([80, 160]);
  } finally {
    vi.useRealTimers();
  }
});

it("a running job of one network does not delay jobs of other networks", async () => {
  const paced = createPacedTurns();
  void paced("a", () => new Promise(() => undefined));
  await expect(paced("b", async () => "done")).resolves.toBe("done");
});

it("a network's next job starts after one second if the last job hangs", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  try {
    const paced = createPacedTurns();
    void paced("a", () => new Promise(() => undefined));
    const second = paced("a", async () => "done");
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(second).resolves.toBe("done");
  } finally {
    vi.useRealTimers();
  }
});

it("a job that fails reports its error, and the network's next job runs", async () => {
  const paced = createPacedTurns();
  const failed = paced("a", () => Promise.reject(new Error("broken")));
  await expect(failed).rejects.toThrow("broken");
  await expect(paced("a", async () => "done")).resolves.toBe("done");
});

it("a job is refused if thirty-two jobs of the same network already wait", async () => {
  const paced = createPacedTurns();
  for (let number = 0; number < 32; number += 1) void paced("a", () => new Promise(() => undefined));
  await expect(paced("a", async () => "done")).rejects.toMatchObject({ code: "too-busy" });
});
