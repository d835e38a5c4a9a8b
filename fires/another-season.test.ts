import { describe, expect, it } from "vitest";
import { anotherSeason, countDates } from "./another-season.ts";
import { believeFires } from "./believe-fires.ts";
import { exampleFire } from "./examples.double.ts";
import type { Fire } from "./model.ts";

const NOW = new Date("2026-07-02T12:00:00Z");
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

/** Returns a fire with the same dates as all others, unless `changes` has other dates. */
const fire = (number: number, changes: Partial<Fire> = {}) =>
  exampleFire({ id: `2026-${number}`, number, startedAt: ago(1), modifiedAt: NOW, ...changes });
const range = (count: number, first = 1) => Array.from({ length: count }, (_, at) => first + at);
const listOf = (fires: readonly Fire[]) => new Map(fires.map((one) => [one.id, one]));
const believed = (known: readonly Fire[], at = NOW) =>
  believeFires(null, { listed: listOf(known), dropped: 0, lostZones: new Map() }, at).belief;
const judge = (known: readonly Fire[], listed: readonly Fire[], seenAt = NOW) =>
  anotherSeason(believed(known, seenAt), listOf(listed));

it("the season continues if the list of fires is equal or grows", () => {
  expect(judge([fire(1), fire(2)], [fire(1), fire(2)])).toBeNull();
  expect(judge([fire(1)], [fire(1), fire(2), fire(3)])).toBeNull();
  expect(judge([], [])).toBeNull();
});

describe("a list whose fires with known ids began on other days", () => {
  const began = (number: number, hoursOff: number) => fire(number, { startedAt: ago(1 + hoursOff) });
  const three = [fire(1), fire(2), fire(3)];
  const seven = range(7).map((number) => fire(number));

  it("a list counts as replaced if four of seven fires began on another day, earlier or later", () => {
    const others = [began(1, 49), began(2, -49), began(3, 49), began(4, 60)];
    expect(judge(seven, [...others, ...seven.slice(4)])).toBe("replaced");
    expect(judge(seven, [...others.slice(1), ...seven.slice(4)])).toBeNull();
  });

  it("a list does not count as replaced if the dates of only a few fires are corrected", () => {
    expect(judge(three, [began(1, 49), began(2, 49), began(3, 49)])).toBeNull();
  });

  it("a list does not count as replaced if a single fire, or half of the fires, began on another day", () => {
    expect(judge([fire(1)], [began(1, 49)])).toBeNull();
    expect(judge([...three, fire(4)], [began(1, 49), began(2, 49), fire(3), fire(4)])).toBeNull();
  });

  it("a list does not count as replaced if its dates are corrected by two days", () => {
    expect(judge(three, [began(1, 48), began(2, 48), began(3, 48)])).toBeNull();
  });

  it("a list does not count as replaced if its fires have no start date, now or before", () => {
    const unsaid = three.map((one) => ({ ...one, startedAt: null }));
    expect(judge(three, unsaid)).toBeNull();
    expect(judge(unsaid, three)).toBeNull();
    expect(judge([...unsaid, fire(9)], [began(1, 99), began(2, 99), began(3, 99), fire(9)])).toBeNull();
  });
});

describe("a list with many old and unknown fires", () => {
  const old = (count: number, hours = 50) =>
    range(count, 101).map((number) => fire(number, { startedAt: ago(hours) }));

  it("a list counts as replaced if more than five fires, and more than half, are old and unknown", () => {
    expect(judge([fire(1)], old(6))).toBe("replaced");
    expect(judge([fire(1)], old(5))).toBeNull();
    const six = range(6).map((number) => fire(number));
    expect(judge(six, [...six, ...old(6)])).toBeNull();
    expect(judge(six, [...six, ...old(7)])).toBe("replaced");
  });

  it("a fire is old if it began over two days before the newest known date, or, without dates, before the last response", () => {
    const undated = { startedAt: null, modifiedAt: null };
    expect(judge([fire(1)], old(6, 48))).toBeNull();
    expect(judge([fire(1)], old(6, 48.1))).toBe("replaced");
    expect(judge([fire(1, undated)], old(6), ago(3))).toBeNull();
    expect(judge([fire(1, undated)], old(6), ago(1))).toBe("replaced");
  });

  it("a list does not count as replaced because of unknown fires without a start date", () => {
    expect(
      judge(
        [fire(1)],
        old(9).map((one) => ({ ...one, startedAt: null })),
      ),
    ).toBeNull();
  });
});

describe("a list whose clock goes back", () => {
  const written = (number: number, hours: number) =>
    fire(number, { startedAt: ago(100), modifiedAt: ago(hours) });

  const both = (hours: number) => range(4).map((number) => written(number, hours));

  it("a list counts as rewound if the dates of its records went back by more than twelve hours", () => {
    expect(judge(both(0), both(12.1))).toBe("rewound");
    expect(judge(both(0), both(12))).toBeNull();
  });

  it("a list does not count as rewound if only one record has an earlier date", () => {
    const others = [written(2, 20), written(3, 30)];
    expect(judge([written(1, 0), ...others], [written(1, 40), ...others])).toBeNull();
  });

  it("a list does not count as rewound if no record of a known fire is older", () => {
    expect(judge([written(1, 0), written(2, 20)], [written(2, 20)])).toBeNull();
  });

  it("a list does not count as rewound if the known list or the new one has no dates", () => {
    const undated = fire(1, { startedAt: null, modifiedAt: null });
    expect(judge([undated], both(20))).toBeNull();
    expect(judge(both(0), [undated])).toBeNull();
  });
});

it("counts the records that are older or newer than the known records, and the unknown fires", () => {
  const known = believed([fire(1), fire(2), fire(3), fire(4), fire(5, { modifiedAt: null })]);
  const listed = listOf([
    fire(1, { modifiedAt: ago(1) }),
    fire(2, { modifiedAt: ago(-1) }),
    fire(3),
    fire(4, { modifiedAt: null }),
    fire(5, { modifiedAt: ago(9) }),
    fire(6),
    fire(7, { modifiedAt: null }),
  ]);
  expect(countDates(known, listed)).toMatchObject({ older: 1, newer: 1, unknown: 2 });
});
