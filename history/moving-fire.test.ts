import { describe, expect, it } from "vitest";
import { exampleFire } from "#fires/examples.double.ts";
import type { Fire } from "#fires/model.ts";
import { compareFires, type FiresComparison } from "./compare-fires.ts";
import { stateOf } from "./fire-state.ts";
import { type FiresReading, firesReading } from "./fires-reading.ts";

const START = new Date("2026-07-02T12:00:00Z");
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const fire = (number: number, changes: Partial<Fire> = {}) =>
  exampleFire({ id: `2026-${number}`, number, modifiedAt: START, ...changes });
const others = [fire(2)];

/** Compares responses one minute apart. */
function watch(answers: readonly (readonly Fire[])[]) {
  let known: FiresReading | null = null;
  const steps: FiresComparison[] = [];
  for (const [minute, list] of answers.entries()) {
    const listed = new Map(list.map((one) => [one.id, stateOf(one)]));
    const step = compareFires(known, { listed, dropped: 0, lostZones: new Map() }, at(minute));
    steps.push(step);
    known = step.next;
  }
  return {
    reports: steps.map(({ changes }) => changes.map(({ kind, subject }) => `${kind} ${subject}`)),
    changes: steps.flatMap(({ changes }) => changes),
    known,
  };
}

describe("fire that moves by less than its rounding at each poll", () => {
  const HOME = { lon: -72.8, lat: 47.4 };
  /** Returns a response with the fire moved north by steps of 100 metres. */
  const moved = (steps: number) => [fire(1, { at: { ...HOME, lat: HOME.lat + steps / 1111.95 } })];
  const polls = (...places: readonly number[]) => watch(places.map(moved));
  const stepsOf = (place: { lat: number } | null | undefined) =>
    Math.round(((place?.lat ?? 0) - HOME.lat) * 11_119.5) / 10;
  const steps = (places: readonly number[]) =>
    polls(...places).changes.map(({ before, after }) => `${stepsOf(before?.at)} to ${stepsOf(after?.at)}`);

  it("reports the position of a fire each time that it differs from the last announced position", () => {
    const tenPolls = Array.from({ length: 11 }, (_, poll) => poll * 0.4);
    expect(steps(tenPolls)).toEqual(["0 to 0.8", "0.8 to 1.6", "1.6 to 2.4", "2.4 to 3.2", "3.2 to 4"]);
  });

  it.each([
    ["is not reported if the fire comes back", [0, 0.4, 0, -0.4, 0, 0.4, 0.2], []],
    [
      "is reported again when the fire returns after an announced move",
      [0, 0.4, 0.8, 0.4, 0],
      ["0 to 0.8", "0.8 to 0"],
    ],
    ["of 300 metres is reported at once: it can enter a place's radius", [0, 3], ["0 to 3"]],
    ["is reported once if the fire stays", [0, 0.3, 0.6, 0.6, 0.6], ["0 to 0.6"]],
  ])("a fire's move %s", (_, places, expected) => {
    expect(steps(places)).toEqual(expected);
  });

  it("compares a fire with its first announced position: when the fire was new, or when its location became known", () => {
    const appears = watch([others, ...[0, 0.4, 0.8].map((step) => [...others, ...moved(step)])]);
    expect(appears.reports.flat()).toEqual(["fire-new 2026-1", "fire-located 2026-1"]);
    const known = watch([[fire(1, { at: null })], ...[0, 0.4, 0.8].map(moved)]);
    expect(known.reports).toEqual([[], ["fire-located 2026-1"], [], ["fire-located 2026-1"]]);
  });

  it("compares a fire with its announced position after its other fields change, and after the fire left the list", () => {
    const [[near = fire(1)], [far = fire(1)]] = [moved(0.4), moved(0.8)] as const;
    const held = { ...near, statusId: 4, modifiedAt: at(1) } as const;
    const { changes } = watch([
      [...moved(0), fire(2)],
      [held, fire(2)],
      others,
      others,
      others,
      others,
      [{ ...far, statusId: 4, modifiedAt: at(2) }, fire(2)],
    ]);
    expect(changes.map(({ kind }) => kind)).toEqual(["fire-status", "fire-gone", "fire-located"]);
    expect([stepsOf(changes[0]?.before?.at), stepsOf(changes[2]?.before?.at)]).toEqual([0, 0]);
  });

  it("does not report a position of a fire that is doubted", () => {
    expect(steps([0, 0.4, 800, 0.4, 0])).toEqual([]);
    expect(steps([0, 0.4, 800, 800])).toEqual(["0 to 800"]);
  });

  it("compares a fire with its announced position after a restart, or with its last position in an older reading", () => {
    const { known } = polls(0, 0.4);
    const stored = JSON.parse(JSON.stringify(known));
    const next = (reading: unknown) => {
      const listed = new Map(moved(0.8).map((one) => [one.id, stateOf(one)]));
      return compareFires(
        firesReading.parse(reading),
        { listed, dropped: 0, lostZones: new Map() },
        at(3),
      ).changes.map(({ kind }) => kind);
    };
    expect(next(stored)).toEqual(["fire-located"]);
    const { announced: _, ...older } = stored;
    expect(next(older)).toEqual([]);
  });
});
