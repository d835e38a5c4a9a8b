import { describe, expect, it } from "vitest";
import { exampleFire } from "#fires/examples.double.ts";
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

/** Compares responses one minute apart. Returns the changes and the verdict of each response. */
function watch(answers: readonly (readonly Fire[] | Answer)[]) {
  let known: Parameters<typeof compareFires>[0] = null;
  const steps: FiresComparison[] = [];
  for (const [minute, response] of answers.entries()) {
    const { fires: list, dropped } = "dropped" in response ? response : { fires: response, dropped: 0 };
    const listed = new Map(list.map((one) => [one.id, stateOf(one)]));
    const step = compareFires(known, { listed, dropped, lostZones: new Map() }, at(minute));
    steps.push(step);
    known = step.next;
  }
  return {
    reports: steps.map(({ changes }) => changes.map(({ kind, subject }) => `${kind} ${subject}`)),
    verdicts: steps.map(({ verdict }) => verdict),
    changes: steps.flatMap(({ changes }) => changes),
    known,
  };
}
const reportsOf = (answers: readonly (readonly Fire[] | Answer)[]) => watch(answers).reports.flat();
const times = <T>(count: number, answer: T): T[] => Array.from({ length: count }, () => answer);

describe("changes of a fire", () => {
  it("reports a fire as new in a later response, but not in the first response", () => {
    expect(watch([fires(1, 2), fires(1, 2, 3)]).reports).toEqual([[], ["fire-new 2026-3"]]);
  });

  it("reports both states when a fire's status, size or containment changes", () => {
    const containedAt = at(1);
    const after = fire(1, { statusId: 4, sizeHa: 20, containedAt, modifiedAt: at(1) });
    const { changes } = watch([fires(1), [after]]);
    expect(changes.map(({ kind }) => kind)).toEqual(["fire-status", "fire-size", "fire-contained"]);
    for (const { before, after } of changes) {
      expect(before).toMatchObject({ statusId: 3, sizeHa: 12.5, containedAt: null });
      expect(after).toMatchObject({ statusId: 4, sizeHa: 20, containedAt });
    }
  });

  it("keeps a fire's location before and after a change if the record omits the location", () => {
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

  it("takes the location from a later record of a fire", () => {
    const moved = fire(1, { region: "02", zone: 32, statusId: 4, modifiedAt: at(1) });
    expect(watch([fires(1), [moved]]).changes[0]).toMatchObject({
      before: { region: "04", zone: 26 },
      after: { region: "02", zone: 32 },
    });
  });

  it("reports `fire-located` when the origin of a fire appears or moves, but not for rounding", () => {
    const nowhere = fire(1, { at: null });
    const moved = (km: number) => fire(1, { at: { lon: -72.8, lat: 47.4 + km / 111.195 } });
    expect(reportsOf([[nowhere], [fire(1)]])).toEqual(["fire-located 2026-1"]);
    expect(reportsOf([[fire(1)], [moved(20)]])).toEqual(["fire-located 2026-1"]);
    expect(reportsOf([[fire(1)], [moved(0.04)], [nowhere], [fire(1)]])).toEqual([]);
  });

  it("reports `fire-extinguished`, then `fire-status` if the fire burns again", () => {
    const out = fire(1, { statusId: 6, modifiedAt: at(1) });
    const again = fire(1, { statusId: 3, modifiedAt: at(2) });
    expect(reportsOf([fires(1), [out], [again]])).toEqual(["fire-extinguished 2026-1", "fire-status 2026-1"]);
  });

  it("reports no change for fields that a later record of a fire omits", () => {
    const bare = fire(1, { sizeHa: null, region: null, name: null, at: null, containedAt: null });
    expect(reportsOf([[fire(1, { containedAt: START })], [bare], [fire(1, { containedAt: START })]])).toEqual(
      [],
    );
  });

  it("reports the containment of a fire once, however often its date comes and goes, and again for another date", () => {
    const contained = (date: Date | null) => [fire(1, { containedAt: date })];
    expect(reportsOf([contained(null), contained(START), contained(null), contained(START)])).toEqual([
      "fire-contained 2026-1",
    ]);
    expect(reportsOf([contained(START), contained(null), contained(at(9))])).toEqual([
      "fire-contained 2026-1",
    ]);
  });

  it("ends the containment of an out-of-control fire after 15 responses in a row without its date", () => {
    const contained = (date: Date | null, statusId: Fire["statusId"] = 3) => [
      fire(1, { containedAt: date, statusId }),
    ];
    const lazy = ["fire-contained 2026-1"];
    const since = (polls: number) => [
      contained(null),
      contained(START),
      ...Array.from({ length: polls }, () => contained(null)),
    ];
    expect(reportsOf(since(14))).toEqual(lazy);
    expect(reportsOf(since(15))).toEqual([...lazy, ...lazy]);
    expect(reportsOf([...since(14), contained(START), ...since(1)])).toEqual(lazy);
    const held = Array.from({ length: 20 }, () => contained(null, 4));
    expect(reportsOf([contained(null, 4), contained(START, 4), ...held])).toEqual(lazy);
  });

  it("keeps containment while the list of contained fires is unreadable", () => {
    let known: FiresReading | null = null;
    for (let minute = 0; minute < 20; minute += 1) {
      const one = stateOf(fire(1, { containedAt: minute === 0 ? START : null }));
      const answer = { listed: new Map([["2026-1", one]]), dropped: 0, lostZones: new Map() };
      known = compareFires(known, { ...answer, areContainedKnown: minute === 0 }, at(minute)).next;
    }
    expect(known?.fires["2026-1"]?.state.containedAt).toEqual(START);
  });

  it("does not report containment from before the first response, however late its date comes", () => {
    const dated = fire(1, { containedAt: at(-60) });
    expect(reportsOf([fires(1), [dated], fires(1), [dated]])).toEqual([]);
    expect(reportsOf([fires(1), [dated], [fire(1, { containedAt: at(1) })]])).toEqual([
      "fire-contained 2026-1",
    ]);
  });
});

describe("missing fire", () => {
  const all = fires(...range(1, 10));
  const without = (...numbers: readonly number[]) => all.filter(({ number }) => !numbers.includes(number));

  it("reports a missing fire as gone after three responses, not after one or two", () => {
    expect(reportsOf([all, without(4), all, without(4), without(4), all])).toEqual([]);
    expect(watch([all, without(4), without(4), without(4), without(4)]).reports).toEqual([
      [],
      [],
      [],
      ["fire-gone 2026-4"],
      [],
    ]);
  });

  it("a fire that comes back is compared with its last state, and not reported as new", () => {
    const gone = [all, without(4), without(4), without(4)];
    expect(reportsOf([...gone, all])).toEqual(["fire-gone 2026-4"]);
    const held = fire(4, { statusId: 4, modifiedAt: at(2) });
    const back = watch([...gone, [...without(4), held]]);
    expect(back.reports.flat()).toEqual(["fire-gone 2026-4", "fire-status 2026-4"]);
    expect(back.changes.at(-1)).toMatchObject({ before: { statusId: 3 }, after: { statusId: 4 } });
  });

  it("reports a fire as gone again after it came back with an older record", () => {
    const now = [...without(4), fire(4, { modifiedAt: at(1) })];
    const gone = [without(4), without(4), without(4)];
    expect(reportsOf([now, ...gone, all, ...gone])).toEqual(["fire-gone 2026-4", "fire-gone 2026-4"]);
  });

  it("does not report missing fires as gone if they are many, because the response can be cut short", () => {
    const cut = fires(...range(1, 4));
    const { reports, verdicts } = watch([all, ...times(16, cut), all, all]);
    expect(reports.flat()).toEqual([]);
    expect(verdicts.slice(1, 17)).toEqual([...times(14, "partial"), "compared", "compared"]);
  });

  it("reports five of a hundred fires as gone, but not six, because so many never leave at once", () => {
    const hundred = fires(...range(1, 100));
    const lacking = (count: number) => {
      const rest = hundred.slice(count);
      return watch([hundred, ...times(16, rest)]);
    };
    expect(lacking(5).reports.flat()).toEqual(range(1, 5).map((number) => `fire-gone 2026-${number}`));
    expect(lacking(6).reports.flat()).toEqual([]);
    expect(lacking(6).verdicts.slice(1)).toEqual([...times(14, "partial"), "compared", "compared"]);
  });

  it("reports a fire as gone after the absence of many other fires was accepted", () => {
    const cut = fires(...range(1, 4));
    const less = fires(1, 2, 3);
    expect(reportsOf([all, ...times(15, cut), less, less, less])).toEqual(["fire-gone 2026-4"]);
  });

  it("reports changes of listed fires while others are missing", () => {
    const changed = fire(1, { statusId: 5, modifiedAt: at(1) });
    expect(reportsOf([all, [changed, fire(2)]])).toEqual(["fire-status 2026-1"]);
  });

  it("does not report a missing fire as gone while a record is unreadable", () => {
    const unread = { fires: without(4), dropped: 1 };
    expect(reportsOf([all, unread, unread, unread, unread, all])).toEqual([]);
  });
});

describe("older record", () => {
  const newer = fire(1, { statusId: 4, modifiedAt: at(1) });
  const others = fires(2, 3);

  it("reports no change for an older record that alternates with a newer record", () => {
    const flapping = [newer, fire(1), newer, fire(1), fire(1), newer];
    expect(reportsOf([[fire(1), ...others], ...flapping.map((one) => [one, ...others])])).toEqual([
      "fire-status 2026-1",
    ]);
  });

  it("ignores an older record, but not the newer records in the same response", () => {
    const changed = fire(2, { statusId: 5, modifiedAt: at(3) });
    expect(
      reportsOf([
        [newer, ...others],
        [fire(1), changed, fire(3)],
      ]),
    ).toEqual(["fire-status 2026-2"]);
  });

  it("treats a response with two older and no newer records as an earlier response, and its missing fires as not gone", () => {
    const old = [fire(1), fire(2)];
    const { reports, verdicts } = watch([
      [newer, fire(2, { modifiedAt: at(1) }), fire(3)],
      old,
      old,
      old,
      old,
    ]);
    expect(reports.flat()).toEqual([]);
    expect(verdicts.slice(1)).toEqual(times(4, "compared"));
  });

  it("reports another missing fire as gone after three responses with one older record", () => {
    const old = [fire(1), fire(2)];
    expect(reportsOf([[newer, ...others], old, old, old])).toEqual(["fire-gone 2026-3"]);
  });

  it("accepts an older record after thirty responses in a row, as a corrected date", () => {
    const corrected = [fire(1), ...others];
    expect(reportsOf([[newer, ...others], ...times(29, corrected)])).toEqual([]);
    expect(reportsOf([[newer, ...others], ...times(30, corrected)])).toEqual(["fire-status 2026-1"]);
  });
});

describe("replaced season", () => {
  const DAY = 24 * 60;
  const dated = (minutes: number) =>
    range(1, 20).map((number) =>
      fire(number, { startedAt: at(minutes - DAY + number), modifiedAt: at(minutes + number) }),
    );

  it("accepts, after a quarter of an hour, a list that is days older, and reports changes of fires known before", () => {
    const now = dated(0);
    const back = now.slice(0, 12).map((one) => ({ ...one, modifiedAt: at(-3 * DAY), statusId: 1 as const }));
    const { reports, verdicts } = watch([now, ...times(16, back), now]);
    expect(verdicts).toEqual(["first", ...times(14, "doubted"), "restarted", "compared", "compared"]);
    const changed = back.map(({ id }) => `fire-status ${id}`);
    // Fires that the old list lacked are not new when they come back.
    expect(reports.flat().toSorted()).toEqual([...changed, ...changed].toSorted());
  });

  it("ignores a list that is days older if it comes in only one or two responses in a row", () => {
    const now = dated(0);
    const back = now.map((one) => ({ ...one, modifiedAt: at(-3 * DAY), statusId: 1 as const }));
    const { reports, verdicts } = watch([now, back, back, now, back, now]);
    expect(reports.flat()).toEqual([]);
    expect(verdicts).not.toContain("restarted");
  });

  it("recognizes another season with the same fire numbers by the start dates of its fires", () => {
    const others = range(1, 30).map((number) =>
      fire(number, { startedAt: at(-number * DAY), sizeHa: number }),
    );
    const { reports, verdicts } = watch([dated(0), others, others, others, others]);
    expect(verdicts.at(3)).toBe("restarted");
    // Only this fire of the other season started less than a day before the last accepted response.
    expect(reports.flat()).toEqual(["fire-new 2026-1"]);
  });

  it("does not compare positions of different fires with the same number", () => {
    const place = (km: number) => ({ lon: -72.8, lat: 47.4 + km / 111.195 });
    const now = dated(0);
    const drifted = now.map((one) => ({ ...one, at: place(0.04) }));
    const others = now.map((one) => ({ ...one, startedAt: at(-50 * DAY), at: place(9) }));
    const moved = others.map((one) => ({ ...one, at: place(9.03) }));
    const { reports, known } = watch([now, drifted, ...times(4, others), moved]);
    expect(reports.flat()).toEqual([]);
    expect(known?.announced["2026-1"]?.lat).toBeCloseTo(place(9).lat);
  });

  it("when another season is accepted, reports the active fires that started meanwhile", () => {
    const began = (number: number, changes: Partial<Fire> = {}) =>
      fire(number, { startedAt: at(2), modifiedAt: at(2), ...changes });
    const others = [
      ...range(1, 20).map((number) => began(number, { startedAt: at(-9 * DAY) })),
      began(30),
      began(31, { statusId: 6 }),
      began(32, { startedAt: null }),
    ];
    expect(reportsOf([dated(0), others, others, others, others])).toEqual([
      "fire-new 2026-30",
      "fire-new 2026-32",
    ]);
  });

  it("recognizes another season after an empty list, because its fires started long before", () => {
    const summer = range(1, 40).map((number) => fire(number, { startedAt: at(-number * DAY) }));
    const { reports, verdicts } = watch([[], [], summer, summer, summer]);
    expect(reports.flat()).toEqual([]);
    expect(verdicts).toEqual(["first", "compared", "doubted", "doubted", "restarted"]);
  });

  it("reports no fire as gone when the list is emptied, and no fire as new when the list comes back", () => {
    const { reports, verdicts } = watch([dated(0), ...times(16, []), dated(0)]);
    expect(reports.flat()).toEqual([]);
    expect(verdicts.slice(1)).toEqual([...times(14, "partial"), "compared", "compared", "compared"]);
  });

  it("reports the first fire of a new year, and drops the old year's fires without a change", () => {
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
    const { reports, known } = watch(answers);
    expect(reports.flat()).toEqual(["fire-new 2027-1"]);
    expect(Object.keys(known?.fires ?? {}).toSorted()).toEqual(["2026-1", "2027-1"]);
  });
});

it("reports the current differences once after a long outage", () => {
  const before = fires(1, 2);
  const after = [
    fire(1, { statusId: 6, modifiedAt: at(7000) }),
    fire(2, { statusId: 5, sizeHa: 800, modifiedAt: at(7100) }),
    ...range(3, 40).map((number) => fire(number, { startedAt: at(100 * number), modifiedAt: at(7200) })),
  ];
  expect(watch([before, after, after, after]).reports).toEqual([
    [],
    [
      "fire-extinguished 2026-1",
      "fire-status 2026-2",
      ...range(3, 40).map((number) => `fire-new 2026-${number}`),
    ],
    // A size that jumps is only accepted if it lasts.
    ["fire-size 2026-2"],
    [],
  ]);
});
