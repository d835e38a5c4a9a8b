import { expect, test } from "vitest";
import type { ClosedRoad } from "#surroundings/model.ts";
import { pointAt } from "#territory/distance.ts";
import { compareRoads, type RoadsAnswer } from "./compare-roads.ts";
import { type RoadsReading, roadsReading } from "./road-state.ts";

const START = Date.parse("2026-07-02T12:00:00Z");
const AT = { lat: 48.4, lon: -71 };
const east = (km: number) => pointAt(AT, 90, km);
const FIRE = { number: 12, name: "Lac Clair", km: 4 };

const road = (facts: Partial<ClosedRoad> = {}): ClosedRoad => ({
  ...{ id: "1", route: "155", place: "Km 40", direction: "Nord", municipality: "La Tuque", at: AT },
  ...{ obstruction: "Fermeture complète", cause: null, duration: null, detour: null, since: null },
  ...facts,
});

type Step = Partial<RoadsAnswer> & { readonly roads: readonly ClosedRoad[] };
const isNear = ({ at }: ClosedRoad) => ({ fire: FIRE, at });
const isFar = () => null;

/** Compares each answer with the stored form of the answer before. @returns the changes of each answer */
function compare(steps: readonly Step[]) {
  let known: RoadsReading | null = null;
  return steps.map((step, minute) => {
    const receivedAt = new Date(START + minute * 60_000);
    const answer = { receivedAt, isWhole: true, fireOf: isNear, ...step };
    const { next, changes } = compareRoads(known, answer, new Date(START + minute * 60_000));
    known = roadsReading.parse(JSON.parse(JSON.stringify(next)));
    return changes;
  });
}
const kinds = (steps: readonly Step[]) =>
  compare(steps).map((changes) => changes.map(({ kind, subject }) => `${kind} ${subject}`).join(", "));
const FIRST: Step = { roads: [] };
const CLOSED = "road-closed road-1";
const OPEN = "road-reopened road-1";

test("roads that are closed at the first reading are never announced, neither as closed nor as reopened", () => {
  expect(kinds([{ roads: [road()] }, { roads: [road()] }, FIRST, FIRST, FIRST])).toEqual([
    "",
    "",
    "",
    "",
    "",
  ]);
});

test("a closed road near a fire is announced once, and its end after two readings without the road", () => {
  expect(kinds([FIRST, { roads: [road()] }, { roads: [road()] }, FIRST, FIRST, FIRST])).toEqual([
    ...["", CLOSED, "", "", OPEN, ""],
  ]);
});

test("a road that is absent from one reading stays closed", () => {
  const closed = { roads: [road()] };
  expect(kinds([FIRST, closed, FIRST, closed, FIRST, closed])).toEqual(["", CLOSED, "", "", "", ""]);
});

test("a road is announced when a fire comes near, and stays closed when the fire is out", () => {
  const far = { roads: [road()], fireOf: isFar };
  expect(kinds([{ roads: [] }, far, { roads: [road()] }, far, far, FIRST, FIRST])).toEqual([
    ...["", "", CLOSED, "", "", "", OPEN],
  ]);
});

test("the end of a closure names the fire of its start, even if that fire is far away by then", () => {
  const [, , , end] = compare(
    [FIRST, { roads: [road()] }, { roads: [road()], fireOf: isFar }, FIRST, FIRST].slice(0, 5),
  );
  expect(end).toEqual([]);
  const all = compare([FIRST, { roads: [road()] }, { roads: [road()], fireOf: isFar }, FIRST, FIRST]).flat();
  expect(all.map(({ after }) => after.fire?.number)).toEqual([12, 12]);
});

test.each([
  ["a reading with a dropped record", { roads: [], isWhole: false }],
  ["the same reading, compared again", { roads: [], receivedAt: new Date(START + 2 * 60_000) }],
])("%s does not end a closure", (_, repeated: Step) => {
  expect(kinds([FIRST, { roads: [road()] }, FIRST, repeated, repeated, FIRST])).toEqual([
    ...["", CLOSED, "", "", "", OPEN],
  ]);
});

test("an answer that is older than the previous answer announces no change and delays no end", () => {
  const closed = { roads: [road()] };
  const late = { ...closed, receivedAt: new Date(START + 60_000) };
  expect(kinds([FIRST, closed, FIRST, late, FIRST, late, late])).toEqual(["", CLOSED, "", "", OPEN, "", ""]);
});

test("an earlier answer dated by a clock that was ahead does not delay new closures", () => {
  const ahead = { roads: [], receivedAt: new Date(START + 3_600_000) };
  expect(kinds([FIRST, ahead, { roads: [road()] }])).toEqual(["", "", CLOSED]);
});

test.each([
  ["the same id", road({ route: "132", at: east(50) })],
  ["the same route within 2 km", road({ id: "2", place: null, direction: "Sud", at: east(1.9) })],
  ["the same route and place", road({ id: "2", direction: "Sud", at: east(30) })],
])("two records with %s are one road", (_, other) => {
  const both = { roads: [road(), other] };
  expect(kinds([FIRST, both, { roads: [other] }, FIRST, FIRST])).toEqual(["", CLOSED, "", "", OPEN]);
  expect(kinds([FIRST, { roads: both.roads.toReversed() }])).toEqual(["", CLOSED]);
});

test.each([
  ["the same route, 2.1 km away", road({ id: "2", place: null, at: east(2.1) })],
  ["another route at the same place", road({ id: "2", route: "169" })],
  ["no route, at the same place", road({ id: "2", route: null })],
])("a second record with %s is of another road", (_, other) => {
  expect(kinds([FIRST, { roads: [road(), other] }])).toEqual(["", `${CLOSED}, road-closed road-2`]);
});

test("two records without a route, at different places, are two roads", () => {
  const roads = [road({ route: null }), road({ id: "2", route: null, at: east(1) })];
  expect(kinds([FIRST, { roads }])).toEqual(["", `${CLOSED}, road-closed road-2`]);
});

test("a road whose record gets another id is announced once, and ends once", () => {
  const renamed = { roads: [road({ id: "9" })] };
  expect(kinds([FIRST, { roads: [road()] }, renamed, renamed, FIRST, FIRST])).toEqual([
    ...["", CLOSED, "", "", "", OPEN],
  ]);
});

test("a road that closes again after it reopened is announced again", () => {
  const closed = { roads: [road()] };
  expect(kinds([FIRST, closed, FIRST, FIRST, closed])).toEqual(["", CLOSED, "", OPEN, CLOSED]);
});

test("a road without a number that gets a new id at each reading is announced once", () => {
  const street = (id: string) => ({ roads: [road({ id, route: null, place: "Chemin du Lac" })] });
  expect(kinds([FIRST, street("1"), street("2"), street("3"), FIRST, FIRST])).toEqual([
    ...["", CLOSED, "", "", "", OPEN],
  ]);
});

test("a long road is announced as closed at the part near the fire, and as reopened there even if the fire moved away", () => {
  const line = [AT, east(60), east(90)];
  const long = { roads: [road({ line })], fireOf: () => ({ fire: FIRE, at: east(90) }) };
  const away = { roads: [road({ line })], fireOf: isFar };
  const changes = compare([FIRST, long, away, FIRST, FIRST]).flat();
  expect(changes.map(({ kind, after }) => [kind, after.at])).toEqual([
    ["road-closed", east(90)],
    ["road-reopened", east(90)],
  ]);
});
