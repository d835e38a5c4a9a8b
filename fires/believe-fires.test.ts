import { describe, expect, it } from "vitest";
import { believeFires, listedFires } from "./believe-fires.ts";
import { exampleFire } from "./examples.double.ts";
import type { FiresBelief } from "./fires-belief.ts";
import type { Fire } from "./model.ts";
import { POLLS_TO_BELIEVE } from "./polls-to-believe.ts";

const { few, many } = POLLS_TO_BELIEVE;
const START = new Date("2026-07-02T12:00:00Z");
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const fire = (number: number, changes: Partial<Fire> = {}) =>
  exampleFire({ id: `2026-${number}`, number, modifiedAt: START, ...changes });
const range = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const some = (count: number, changes: Partial<Fire> = {}) =>
  range(count).map((number) => fire(number, changes));
const times = <T>(count: number, answer: T): T[] => Array.from({ length: count }, () => answer);

/**
 * Judges responses one minute apart. Returns the fires believed after the last response, and why this
 * response is not fully accepted.
 */
function believe(answers: readonly (readonly Fire[])[]) {
  let belief: FiresBelief<Fire> | null = null;
  let reason: string | null = null;
  for (const [minute, fires] of answers.entries()) {
    const listed = new Map(fires.map((one) => [one.id, one]));
    const judged: ReturnType<typeof believeFires<Fire>> = believeFires(
      belief,
      { listed, dropped: 0, lostZones: new Map() },
      at(minute),
    );
    belief = judged.belief;
    reason = judged.reason;
  }
  return { fires: belief ? [...listedFires(belief).values()] : [], reason };
}

/** Returns how often `after` must come in a row until it is believed; null if 40 times are not enough. */
function pollsUntil(
  before: readonly Fire[],
  after: readonly Fire[],
  isNew: (fires: readonly Fire[]) => boolean,
) {
  for (let polls = 1; polls <= 40; polls++) {
    if (isNew(believe([before, ...times(polls, after)]).fires)) return polls;
  }
  return null;
}
const first = ([one]: readonly Fire[]) => one;

describe("statuses of many fires that change at once", () => {
  const isOut = (fires: readonly Fire[]) => fires.every(({ statusId }) => statusId === 6);

  it.each([
    ["all of 40 go out, dates unchanged", 40, some(40, { statusId: 6 }), many],
    ["all of 40 go out, dates null", 40, some(40, { statusId: 6, modifiedAt: null }), many],
    ["all of 40 go out, dates newer", 40, some(40, { statusId: 6, modifiedAt: at(1) }), many],
    ["both of two go out, dates unchanged", 2, some(2, { statusId: 6 }), many],
    ["both of two go out, dates newer", 2, some(2, { statusId: 6, modifiedAt: at(1) }), 1],
    ["the only one goes out, date unchanged", 1, some(1, { statusId: 6 }), 1],
  ])("new statuses are believed after the right number of responses if %s", (_, count, after, polls) => {
    expect(pollsUntil(some(count), after, isOut)).toBe(polls);
  });

  it("changed statuses of many fires are accepted sooner if the fires become worse", () => {
    const isWorse = (fires: readonly Fire[]) => fires.every(({ statusId }) => statusId === 3);
    expect(pollsUntil(some(40, { statusId: 4 }), some(40), isWorse)).toBe(few);
  });

  it("a fire with a newer date changes at once, although the changed statuses of many other fires must last", () => {
    const others = range(39).map((number) => fire(number + 1, { statusId: 6 }));
    const { fires, reason } = believe([some(40), [fire(1, { statusId: 4, modifiedAt: at(1) }), ...others]]);
    expect(fires.map(({ statusId }) => statusId)).toEqual([4, ...times(39, 3)]);
    expect(reason).toBe("many-status");
  });

  it("the statuses of many fires stay unchanged if the next response reverts the change", () => {
    const { fires, reason } = believe([some(40), some(40, { statusId: 6 }), some(40)]);
    expect(fires.every(({ statusId }) => statusId === 3)).toBe(true);
    expect(reason).toBeNull();
  });
});

describe("fires that a response lacks", () => {
  const without = (all: readonly Fire[], isLost: (index: number) => boolean) =>
    all.filter((_, index) => !isLost(index));
  const isShorter = (than: number) => (fires: readonly Fire[]) => fires.length < than;

  it.each([
    ["449 become 2", (index: number) => index >= 2],
    ["every second is missing", (index: number) => index % 2 === 1],
    ["none is left", () => true],
    ["more than one in twenty is missing", (index: number) => index < 23],
  ])("missing fires stay for a quarter of an hour if %s", (_, isLost) => {
    const all = some(449);
    expect(pollsUntil(all, without(all, isLost), isShorter(449))).toBe(many);
  });

  it("missing fires leave after three responses if they are few", () => {
    const all = some(449);
    expect(
      pollsUntil(
        all,
        without(all, (index) => index === 7),
        isShorter(449),
      ),
    ).toBe(few);
  });

  it("missing fires do not hide a new fire in the same response", () => {
    const { fires } = believe([some(40), [fire(41)]]);
    expect(fires).toHaveLength(41);
  });
});

describe("a value that jumps", () => {
  const sized = (sizeHa: number | null) => [fire(1, { sizeHa }), ...some(9).slice(1)];
  const isSize = (sizeHa: number | null) => (fires: readonly Fire[]) => first(fires)?.sizeHa === sizeHa;

  it.each([
    [264, 264_000],
    [264_000, 264],
    [5, 600],
    [0, 250],
    [null, 264_000],
  ])("a jump from %j to %i hectares only counts from the second response on", (before, after) => {
    expect(pollsUntil(sized(before), sized(after), isSize(after))).toBe(2);
    expect(first(believe([sized(before), sized(after), sized(before)]).fires)?.sizeHa).toBe(before);
  });

  it.each([
    [1, 60],
    [80, 700],
    [3_000, 20_000],
  ])("a growth from %i to %i hectares is accepted at once, since fires grow", (before, after) => {
    expect(pollsUntil(sized(before), sized(after), isSize(after))).toBe(1);
  });

  it("a jump in most fires at once only counts after a quarter of an hour", () => {
    const grown = some(40, { sizeHa: 12_500 });
    expect(pollsUntil(some(40), grown, isSize(12_500))).toBe(many);
  });

  it("a jump to an origin far away only counts from the second response on", () => {
    const far = { lon: -66, lat: 50 };
    const isThere = (fires: readonly Fire[]) => first(fires)?.at === far;
    expect(pollsUntil(some(9), [fire(1, { at: far }), ...some(9).slice(1)], isThere)).toBe(2);
  });

  it("a change of protection zone only counts after a quarter of an hour", () => {
    const isNorthern = (fires: readonly Fire[]) => first(fires)?.protection === "northern";
    expect(pollsUntil([fire(1)], [fire(1, { protection: "northern" })], isNorthern)).toBe(many);
  });
});

it("fires keep their origin when the whole list loses its coordinates", () => {
  const { fires, reason } = believe([some(40), some(40, { at: null })]);
  expect(fires.every(({ at }) => at !== null)).toBe(true);
  expect(reason).toBe("many-place");
});

it("a fire whose first record had no origin takes the origin of a later record at once", () => {
  expect(first(believe([some(3, { at: null }), some(3)]).fires)?.at).toEqual(fire(1).at);
});
