import { expect, it } from "vitest";
import { testSender } from "#accounts/sender.double.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { requiredProof } from "../required-proof.server.ts";
import { countedWith, isBeyondNewFires } from "./report-limits.server.ts";

/** Creates limits in memory, in one window that does not end. */
function counting(): RateLimits {
  const counts = new Map<string, number>();
  return {
    async consume(key, { most }) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= most ? { isAllowed: true } : { isAllowed: false, retryAfterSeconds: 1 };
    },
    forget: async () => {},
  };
}
async function levels(count: number, requested: (each: number) => Parameters<typeof countedWith>[0]) {
  const limits = counting();
  const wanted = [];
  for (let each = 0; each < count; each++)
    wanted.push(await requiredProof(limits, countedWith(requested(each))));
  return wanted;
}
const far = (each: number) => ({ lat: 45 + each / 2, lon: -70 });
const times = <T>(count: number, level: T) => Array.from({ length: count }, () => level);

it("a sender's first five reports need no proof, the next five a light proof, and further reports a heavy proof", async () => {
  const wanted = await levels(12, (each) => ({ sender: testSender("a village"), at: far(each) }));
  expect(wanted).toEqual([...times(5, null), ...times(5, "light"), ...times(2, "heavy")]);
});

it("the first twenty reports about one area need no proof, and the next twenty a light proof, from any senders", async () => {
  const wanted = await levels(42, (each) => ({
    ...{ sender: testSender(String(each)), at: { lat: 47.51, lon: -72.81 } },
  }));
  expect(wanted).toEqual([...times(20, null), ...times(20, "light"), ...times(2, "heavy")]);
});

it("reports are counted by areas of a tenth of a degree, and all reports without a point count as one area", async () => {
  const edge = (each: number) => ({ sender: null, at: { lat: each % 2 ? 47.09 : 47.11, lon: -0.05 } });
  expect(await levels(40, edge)).toEqual(times(40, null));
  expect((await levels(21, () => ({ sender: null, at: null })))[20]).toBe("light");
});

it("a report needs a heavy proof if the sender's limit requires it, even if the area's limit requires a light one", async () => {
  const limits = counting();
  for (let each = 0; each < 10; each++)
    await requiredProof(limits, countedWith({ sender: testSender("a"), at: far(each) }));
  for (let each = 0; each < 20; each++) await requiredProof(limits, countedWith({ sender: null, at: null }));
  expect(await requiredProof(limits, countedWith({ sender: testSender("a"), at: null }))).toBe("heavy");
});

it("other senders in the area of one sender's flood need no proof", async () => {
  const limits = counting();
  const at = { lat: 47.51, lon: -72.81 };
  for (let each = 0; each < 200; each++)
    await requiredProof(limits, countedWith({ sender: testSender("flood"), at }));
  for (const sender of ["a neighbour", "a pilot"])
    expect(await requiredProof(limits, countedWith({ sender: testSender(sender), at }))).toBeNull();
});

it("reports need a proof beyond twenty from one range, or beyond a hundred from one block", async () => {
  const inRange = (each: number) => ({ ...testSender(String(each)), range: "one", block: "one" });
  expect(await levels(21, (each) => ({ sender: inRange(each), at: far(each) }))).toEqual([
    ...times(20, null),
    "light",
  ]);
  const inBlock = (each: number) => ({ ...testSender(String(each)), block: "one" });
  expect(await levels(101, (each) => ({ sender: inBlock(each), at: far(each) }))).toEqual([
    ...times(100, null),
    "light",
  ]);
});

it.each([
  ["network", 5, () => testSender("one")],
  ["range", 8, (each: number) => ({ ...testSender(String(each)), range: "one", block: "one" })],
  ["block", 20, (each: number) => ({ ...testSender(String(each)), block: "one" })],
] as const)(
  "one %s can report %i new fires within the limit, and further new fires are beyond the limit",
  async (_, most, sender) => {
    const limits = counting();
    const beyond = [];
    for (let each = 0; each < most + 2; each++) beyond.push(await isBeyondNewFires(limits, sender(each)));
    expect(beyond).toEqual([...times(most, false), true, true]);
  },
);

it("a flood of one network or range does not use up the limit of new fires of its range or block", async () => {
  const limits = counting();
  const of = (network: string, range: string) => ({ network, range, block: "one" });
  for (let each = 0; each < 200; each++) await isBeyondNewFires(limits, of("flood", "flood"));
  expect(await isBeyondNewFires(limits, of("neighbour", "flood"))).toBe(false);
  for (let each = 0; each < 200; each++) await isBeyondNewFires(limits, of(String(each), "flood"));
  expect(await isBeyondNewFires(limits, of("neighbour", "other"))).toBe(false);
});
