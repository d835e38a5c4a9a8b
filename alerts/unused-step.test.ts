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

it("a profile is first warned 60 days before its end, however long ago that was", () => {
  expect(step({ usedAt: days(-669) })).toBeNull();
  expect(step({ usedAt: days(-670) })).toBe("first");
  expect(step({ usedAt: days(-3000) })).toBe("first");
});

it("it is warned for the last time 14 days before the day that was said", () => {
  expect(step({ eraseAt: days(15) })).toBeNull();
  expect(step({ eraseAt: days(14) })).toBe("last");
  expect(step({ eraseAt: days(-300) })).toBe("last");
});

it("it is erased from that day on, 14 days after the last warning left and no sooner", () => {
  const warned = { lastWarnedAt: days(-14), lastWent: days(-14) };
  expect(step({ ...warned, eraseAt: days(1) })).toBeNull();
  expect(step({ ...warned, eraseAt: AT })).toBe("erase");
  expect(step({ ...warned, eraseAt: AT, lastWent: days(-13) })).toBeNull();
  expect(step({ ...warned, eraseAt: AT, lastWent: "waits" })).toBeNull();
});

it("a last warning that no channel took is said again", () => {
  expect(step({ eraseAt: days(1), lastWarnedAt: days(-13) })).toBeNull();
  expect(step({ eraseAt: AT, lastWarnedAt: days(-14) })).toBe("last");
});

it("whoever nothing reaches is erased after the same time, or on the day that they were told of", () => {
  expect(step({ isReached: false, usedAt: days(-729) })).toBeNull();
  expect(step({ isReached: false })).toBe("erase");
  expect(step({ isReached: false, eraseAt: days(1) })).toBeNull();
  expect(step({ isReached: false, eraseAt: AT })).toBe("erase");
});

it("one whose address nobody ever confirmed goes after 7 days, from its last use or from that address on, whichever is later", () => {
  const nobodys = { isReached: false, unconfirmedSince: days(-30) };
  expect(step({ ...nobodys, usedAt: days(-6.9) })).toBeNull();
  expect(step({ ...nobodys, usedAt: days(-7) })).toBe("erase");
  expect(step({ ...nobodys, usedAt: days(-30), unconfirmedSince: days(-6.9) })).toBeNull();
  expect(step({ ...nobodys, usedAt: days(-30), unconfirmedSince: days(-7) })).toBe("erase");
});

it("it stays as long as others where something else reaches it, and never goes before the day that it was told of", () => {
  const reached = { unconfirmedSince: days(-669), usedAt: days(-669) };
  expect(step(reached)).toBeNull();
  expect(step({ ...reached, usedAt: days(-670) })).toBe("first");
  expect(step({ ...reached, isReached: false, eraseAt: days(1) })).toBeNull();
});
