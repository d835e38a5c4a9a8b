import { describe, expect, it } from "vitest";
import { exampleFire } from "#fires/examples.ts";
import type { Fire } from "#fires/model.ts";
import { compareFires, type FiresComparison } from "./compare-fires.ts";
import { stateOf } from "./fire-state.ts";
import type { FiresReading } from "./fires-reading.ts";

const START = new Date("2026-07-02T12:00:00Z");
const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);

const fire = (number: number, changes: Partial<Fire> = {}) =>
  exampleFire({ id: `2026-${number}`, number, modifiedAt: START, ...changes });
const fires = (...numbers: readonly number[]) => numbers.map((number) => fire(number));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

interface Answer {
  readonly fires: readonly Fire[];
  readonly dropped: number;
}

/** Answers one minute apart: the changes that each gave, and its verdict. */
function watch(answers: readonly (readonly Fire[] | Answer)[]) {
  let known: Parameters<typeof compareFires>[0] = null;
  const steps: FiresComparison[] = [];
  for (const [minute, given] of answers.entries()) {
    const { fires: list, dropped } = "dropped" in given ? given : { fires: given, dropped: 0 };
    const listed = new Map(list.map((one) => [one.id, stateOf(one)]));
    const step = compareFires(known, { listed, dropped, lostZones: new Map() }, at(minute));
    steps.push(step);
    known = step.next;
  }
  return {
    told: steps.map(({ changes }) => changes.map(({ kind, subject }) => `${kind} ${subject}`)),
    verdicts: steps.map(({ verdict }) => verdict),
    changes: steps.flatMap(({ changes }) => changes),
    known,
  };
}
const told = (answers: readonly (readonly Fire[] | Answer)[]) => watch(answers).told.flat();
const times = <T>(count: number, answer: T): T[] => Array.from({ length: count }, () => answer);

describe("a fire", () => {
  it("is not new in the first answer, and is in a later one", () => {
    expect(watch([fires(1, 2), fires(1, 2, 3)]).told).toEqual([[], ["fire-new 2026-3"]]);
  });

  it("is told with its state on both sides when its status, size or containment changes", () => {
    const containedAt = at(1);
    const after = fire(1, { statusId: 4, sizeHa: 20, containedAt, modifiedAt: at(1) });
    const { changes } = watch([fires(1), [after]]);
    expect(changes.map(({ kind }) => kind)).toEqual(["fire-status", "fire-size", "fire-contained"]);
    for (const { before, after } of changes) {
      expect(before).toMatchObject({ statusId: 3, sizeHa: 12.5, containedAt: null });
      expect(after).toMatchObject({ statusId: 4, sizeHa: 20, containedAt });
    }
  });

  it("keeps its place on both sides of a change, though the record leaves it out", () => {
    const at = { lon: -72.8, lat: 47.4 };
    const placeless = { region: null, zone: null, at: null, startedAt: null, name: null, causeId: null };
    const bare = fire(1, { ...placeless, statusId: 4, modifiedAt: null });
    const { changes } = watch([fires(1), [bare], [{ ...bare, statusId: 5 }]]);
    expect(changes).toHaveLength(2);
    const place = {
      region: "04",
      zone: 26,
      at,
      startedAt: fire(1).startedAt,
      name: fire(1).name,
      causeId: 1,
    };
    for (const { before, after } of changes) {
      expect(before).toMatchObject(place);
      expect(after).toMatchObject({ ...place, modifiedAt: START });
    }
  });

  it("takes the place that a later record gives it", () => {
    const moved = fire(1, { region: "02", zone: 32, statusId: 4, modifiedAt: at(1) });
    expect(watch([fires(1), [moved]]).changes[0]).toMatchObject({
      before: { region: "04", zone: 26 },
      after: { region: "02", zone: 32 },
    });
  });

  it("is located when its origin appears, and when it moves, but not by a rounding", () => {
    const nowhere = fire(1, { at: null });
    const moved = (km: number) => fire(1, { at: { lon: -72.8, lat: 47.4 + km / 111.195 } });
    expect(told([[nowhere], [fire(1)]])).toEqual(["fire-located 2026-1"]);
    expect(told([[fire(1)], [moved(20)]])).toEqual(["fire-located 2026-1"]);
    expect(told([[fire(1)], [moved(0.04)], [nowhere], [fire(1)]])).toEqual([]);
  });

  it("goes out as `fire-extinguished`, and burns again as `fire-status`", () => {
    const out = fire(1, { statusId: 6, modifiedAt: at(1) });
    const again = fire(1, { statusId: 3, modifiedAt: at(2) });
    expect(told([fires(1), [out], [again]])).toEqual(["fire-extinguished 2026-1", "fire-status 2026-1"]);
  });

  it("keeps what a record leaves out", () => {
    const bare = fire(1, { sizeHa: null, region: null, name: null, at: null, containedAt: null });
    expect(told([[fire(1, { containedAt: START })], [bare], [fire(1, { containedAt: START })]])).toEqual([]);
  });

  it("is contained once, however often the date comes and goes, and again at another date", () => {
    const contained = (date: Date | null) => [fire(1, { containedAt: date })];
    expect(told([contained(null), contained(START), contained(null), contained(START)])).toEqual([
      "fire-contained 2026-1",
    ]);
    expect(told([contained(START), contained(null), contained(at(9))])).toEqual(["fire-contained 2026-1"]);
  });

  it("is contained no more once the date of a fire that is out of control was missing for 15 answers", () => {
    const contained = (date: Date | null, statusId: Fire["statusId"] = 3) => [
      fire(1, { containedAt: date, statusId }),
    ];
    const once = ["fire-contained 2026-1"];
    const since = (polls: number) => [
      contained(null),
      contained(START),
      ...Array.from({ length: polls }, () => contained(null)),
    ];
    expect(told(since(14))).toEqual(once);
    expect(told(since(15))).toEqual([...once, ...once]);
    expect(told([...since(14), contained(START), ...since(1)])).toEqual(once);
    const held = Array.from({ length: 20 }, () => contained(null, 4));
    expect(told([contained(null, 4), contained(START, 4), ...held])).toEqual(once);
  });

  it("stays contained while the list that dates contained fires cannot be read", () => {
    let known: FiresReading | null = null;
    for (let minute = 0; minute < 20; minute += 1) {
      const one = stateOf(fire(1, { containedAt: minute === 0 ? START : null }));
      const answer = { listed: new Map([["2026-1", one]]), dropped: 0, lostZones: new Map() };
      known = compareFires(known, { ...answer, areContainedKnown: minute === 0 }, at(minute)).next;
    }
    expect(known?.fires["2026-1"]?.state.containedAt).toEqual(START);
  });

  it("that was contained before it was first looked at is not told so, however late its date comes", () => {
    const dated = fire(1, { containedAt: at(-60) });
    expect(told([fires(1), [dated], fires(1), [dated]])).toEqual([]);
    expect(told([fires(1), [dated], [fire(1, { containedAt: at(1) })]])).toEqual(["fire-contained 2026-1"]);
  });
});

describe("a fire that is missing", () => {
  const all = fires(...range(1, 10));
  const without = (...numbers: readonly number[]) => all.filter(({ number }) => !numbers.includes(number));

  it("is not gone after one answer or two, and is after three", () => {
    expect(told([all, without(4), all, without(4), without(4), all])).toEqual([]);
    expect(watch([all, without(4), without(4), without(4), without(4)]).told).toEqual([
      [],
      [],
      [],
      ["fire-gone 2026-4"],
      [],
    ]);
  });

  it("is not told new when it comes back after it was told gone: it is compared with what it was", () => {
    const gone = [all, without(4), without(4), without(4)];
    expect(told([...gone, all])).toEqual(["fire-gone 2026-4"]);
    const held = fire(4, { statusId: 4, modifiedAt: at(2) });
    const back = watch([...gone, [...without(4), held]]);
    expect(back.told.flat()).toEqual(["fire-gone 2026-4", "fire-status 2026-4"]);
    expect(back.changes.at(-1)).toMatchObject({ before: { statusId: 3 }, after: { statusId: 4 } });
  });

  it("is told gone again when it goes again, though its record came back older", () => {
    const now = [...without(4), fire(4, { modifiedAt: at(1) })];
    const gone = [without(4), without(4), without(4)];
    expect(told([now, ...gone, all, ...gone])).toEqual(["fire-gone 2026-4", "fire-gone 2026-4"]);
  });

  it("is never gone with many others: the answer is cut short", () => {
    const cut = fires(...range(1, 4));
    const { told, verdicts } = watch([all, ...times(16, cut), all, all]);
    expect(told.flat()).toEqual([]);
    expect(verdicts.slice(1, 17)).toEqual([...times(14, "partial"), "compared", "compared"]);
  });

  it("is gone with five others of a hundred, and not with six of them: that many never leave at once", () => {
    const hundred = fires(...range(1, 100));
    const lacking = (count: number) => {
      const rest = hundred.slice(count);
      return watch([hundred, ...times(16, rest)]);
    };
    expect(lacking(5).told.flat()).toEqual(range(1, 5).map((number) => `fire-gone 2026-${number}`));
    expect(lacking(6).told.flat()).toEqual([]);
    expect(lacking(6).verdicts.slice(1)).toEqual([...times(14, "partial"), "compared", "compared"]);
  });

  it("may be told gone later on, once the others are known to stay away", () => {
    const cut = fires(...range(1, 4));
    const less = fires(1, 2, 3);
    expect(told([all, ...times(15, cut), less, less, less])).toEqual(["fire-gone 2026-4"]);
  });

  it("does not keep the listed ones from changing", () => {
    const changed = fire(1, { statusId: 5, modifiedAt: at(1) });
    expect(told([all, [changed, fire(2)]])).toEqual(["fire-status 2026-1"]);
  });

  it("may be one of the records that could not be read", () => {
    const unread = { fires: without(4), dropped: 1 };
    expect(told([all, unread, unread, unread, unread, all])).toEqual([]);
  });
});

describe("an older record", () => {
  const newer = fire(1, { statusId: 4, modifiedAt: at(1) });
  const others = fires(2, 3);

  it("that alternates with the newer one writes no change", () => {
    const flapping = [newer, fire(1), newer, fire(1), fire(1), newer];
    expect(told([[fire(1), ...others], ...flapping.map((one) => [one, ...others])])).toEqual([
      "fire-status 2026-1",
    ]);
  });

  it("beside newer ones is ignored, and the newer ones are not", () => {
    const changed = fire(2, { statusId: 5, modifiedAt: at(3) });
    expect(
      told([
        [newer, ...others],
        [fire(1), changed, fire(3)],
      ]),
    ).toEqual(["fire-status 2026-2"]);
  });

  it("beside another one, and without any newer one, makes the answer an earlier one: what it lacks is not gone", () => {
    const old = [fire(1), fire(2)];
    const { told, verdicts } = watch([[newer, fire(2, { modifiedAt: at(1) }), fire(3)], old, old, old, old]);
    expect(told.flat()).toEqual([]);
    expect(verdicts.slice(1)).toEqual(times(4, "compared"));
  });

  it("decides nothing for the others: a fire that is missing beside it is gone after three answers", () => {
    const old = [fire(1), fire(2)];
    expect(told([[newer, ...others], old, old, old])).toEqual(["fire-gone 2026-3"]);
  });

  it("is believed after thirty answers in a row: its date was corrected", () => {
    const corrected = [fire(1), ...others];
    expect(told([[newer, ...others], ...times(29, corrected)])).toEqual([]);
    expect(told([[newer, ...others], ...times(30, corrected)])).toEqual(["fire-status 2026-1"]);
  });
});

describe("a season that replaces the one being followed", () => {
  const DAY = 24 * 60;
  const dated = (minutes: number) =>
    range(1, 20).map((number) =>
      fire(number, { startedAt: at(minutes - DAY + number), modifiedAt: at(minutes + number) }),
    );

  it("from days before is believed after a quarter of an hour, with the changes of the same fires", () => {
    const now = dated(0);
    const back = now.slice(0, 12).map((one) => ({ ...one, modifiedAt: at(-3 * DAY), statusId: 1 as const }));
    const { told, verdicts } = watch([now, ...times(16, back), now]);
    expect(verdicts).toEqual(["first", ...times(14, "doubted"), "restarted", "compared", "compared"]);
    const changed = back.map(({ id }) => `fire-status ${id}`);
    // The fires that the old list lacked are not new when they come back.
    expect(told.flat().toSorted()).toEqual([...changed, ...changed].toSorted());
  });

  it("from days before, in one answer or two, is not followed", () => {
    const now = dated(0);
    const back = now.map((one) => ({ ...one, modifiedAt: at(-3 * DAY), statusId: 1 as const }));
    const { told, verdicts } = watch([now, back, back, now, back, now]);
    expect(told.flat()).toEqual([]);
    expect(verdicts).not.toContain("restarted");
  });

  it("with the same fire numbers is recognised by its start dates", () => {
    const others = range(1, 30).map((number) =>
      fire(number, { startedAt: at(-number * DAY), sizeHa: number }),
    );
    const { told, verdicts } = watch([dated(0), others, others, others, others]);
    expect(verdicts.at(3)).toBe("restarted");
    // Of these, one began less than a day before the last answer that was believed.
    expect(told.flat()).toEqual(["fire-new 2026-1"]);
  });

  it("with another fire of the same number is not compared with the position of the known one", () => {
    const place = (km: number) => ({ lon: -72.8, lat: 47.4 + km / 111.195 });
    const now = dated(0);
    const drifted = now.map((one) => ({ ...one, at: place(0.04) }));
    const others = now.map((one) => ({ ...one, startedAt: at(-50 * DAY), at: place(9) }));
    const moved = others.map((one) => ({ ...one, at: place(9.03) }));
    const { told, known } = watch([now, drifted, ...times(4, others), moved]);
    expect(told.flat()).toEqual([]);
    expect(known?.announced["2026-1"]?.lat).toBeCloseTo(place(9).lat);
  });

  it("gives the fires that began meanwhile, and are active, once it is followed", () => {
    const began = (number: number, changes: Partial<Fire> = {}) =>
      fire(number, { startedAt: at(2), modifiedAt: at(2), ...changes });
    const others = [
      ...range(1, 20).map((number) => began(number, { startedAt: at(-9 * DAY) })),
      began(30),
      began(31, { statusId: 6 }),
      began(32, { startedAt: null }),
    ];
    expect(told([dated(0), others, others, others, others])).toEqual([
      "fire-new 2026-30",
      "fire-new 2026-32",
    ]);
  });

  it("loaded while nothing burned is recognised by fires that began long before", () => {
    const summer = range(1, 40).map((number) => fire(number, { startedAt: at(-number * DAY) }));
    const { told, verdicts } = watch([[], [], summer, summer, summer]);
    expect(told.flat()).toEqual([]);
    expect(verdicts).toEqual(["first", "compared", "doubted", "doubted", "restarted"]);
  });

  it("that empties the list writes no fire as gone, and no fire as new when it comes back", () => {
    const { told, verdicts } = watch([dated(0), ...times(16, []), dated(0)]);
    expect(told.flat()).toEqual([]);
    expect(verdicts.slice(1)).toEqual([...times(14, "partial"), "compared", "compared", "compared"]);
  });

  it("of the new year writes its first fire, and drops the old year's without a change", () => {
    const last = dated(0);
    const january = at(190 * DAY);
    const first = exampleFire({
      id: "2027-1",
      year: 2027,
      number: 1,
      startedAt: january,
      modifiedAt: january,
    });
    const burning = { ...last[0], modifiedAt: january } as Fire;
    const answers = [last, ...times(16, [first, burning])];
    const { told, known } = watch(answers);
    expect(told.flat()).toEqual(["fire-new 2027-1"]);
    expect(Object.keys(known?.fires ?? {}).toSorted()).toEqual(["2026-1", "2027-1"]);
  });
});

it("tells after a long outage what there is now, once", () => {
  const before = fires(1, 2);
  const after = [
    fire(1, { statusId: 6, modifiedAt: at(7000) }),
    fire(2, { statusId: 5, sizeHa: 800, modifiedAt: at(7100) }),
    ...range(3, 40).map((number) => fire(number, { startedAt: at(100 * number), modifiedAt: at(7200) })),
  ];
  expect(watch([before, after, after, after]).told).toEqual([
    [],
    [
      "fire-extinguished 2026-1",
      "fire-status 2026-2",
      ...range(3, 40).map((number) => `fire-new 2026-${number}`),
    ],
    // A size that jumps must last.
    ["fire-size 2026-2"],
    [],
  ]);
});
