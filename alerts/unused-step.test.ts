import { expect, it } from "vitest";
import { unusedStep } from "./unused-step.ts";

const DAY_MS = 24 * 3_600_000;
const AT = new Date("2028-06-01T12:00:00Z");
const days = (count: number) => new Date(AT.getTime() + count * DAY_MS);
const step = (profile: Partial<Parameters<typeof unusedStep>[0]>) =>
  unusedStep(
    {
      ...{ usedAt: days(-730), unconfirmedSince: null, eraseAt: null, lastWarnedAt: null },
      ...{ isReached: true, lastWent: null },
      ...profile,
    },
    730 * DAY_MS,
    AT,
  );

it("the first warning is due 60 days before a profile's end, or at once if that day is past", () => {
  expect(step({ usedAt: days(-669) })).toBeNull();
  expect(step({ usedAt: days(-670) })).toBe("first");
  expect(step({ usedAt: days(-3000) })).toBe("first");
});

it("the last warning is due 14 days before the announced day of erasure", () => {
  expect(step({ eraseAt: days(15) })).toBeNull();
  expect(step({ eraseAt: days(14) })).toBe("last");
  expect(step({ eraseAt: days(-300) })).toBe("last");
});

it("erases a profile from the announced day on, but at least 14 days after the last warning was sent", () => {
  const warned = { lastWarnedAt: days(-14), lastWent: days(-14) };
  expect(step({ ...warned, eraseAt: days(1) })).toBeNull();
  expect(step({ ...warned, eraseAt: AT })).toBe("erase");
  expect(step({ ...warned, eraseAt: AT, lastWent: days(-13) })).toBeNull();
  expect(step({ ...warned, eraseAt: AT, lastWent: "waits" })).toBeNull();
});

it("repeats the last warning if every channel rejected it", () => {
  expect(step({ eraseAt: days(1), lastWarnedAt: days(-13) })).toBeNull();
  expect(step({ eraseAt: AT, lastWarnedAt: days(-14) })).toBe("last");
});

it("erases an unreachable person after the usual time, or on the announced day if there is one", () => {
  expect(step({ isReached: false, usedAt: days(-729) })).toBeNull();
  expect(step({ isReached: false })).toBe("erase");
  expect(step({ isReached: false, eraseAt: days(1) })).toBeNull();
  expect(step({ isReached: false, eraseAt: AT })).toBe("erase");
});

it("erases a never confirmed profile 7 days after its last use or its new address, whichever is later", () => {
  const nobodys = { isReached: false, unconfirmedSince: days(-30) };
  expect(step({ ...nobodys, usedAt: days(-6.9) })).toBeNull();
  expect(step({ ...nobodys, usedAt: days(-7) })).toBe("erase");
  expect(step({ ...nobodys, usedAt: days(-30), unconfirmedSince: days(-6.9) })).toBeNull();
  expect(step({ ...nobodys, usedAt: days(-30), unconfirmedSince: days(-7) })).toBe("erase");
});

it("keeps a never confirmed profile if another channel reaches it, and never erases it before the announced day", () => {
  const reached = { unconfirmedSince: days(-669), usedAt: days(-669) };
  expect(step(reached)).toBeNull();
  expect(step({ ...reached, usedAt: days(-670) })).toBe("first");
  expect(step({ ...reached, isReached: false, eraseAt: days(1) })).toBeNull();
});
