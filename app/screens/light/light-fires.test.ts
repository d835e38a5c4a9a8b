import { expect, test } from "vitest";
import { exampleFire } from "#fires/examples.double.ts";
import { lightFires } from "./light-fires.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const show = (fires: Parameters<typeof lightFires>[0]) => lightFires(fires, "fr", NOW);
const many = (count: number, changes: Parameters<typeof exampleFire>[0]) =>
  Array.from({ length: count }, (_, at) =>
    exampleFire({ id: `2026-${at + 1}`, number: at + 1, name: null, ...changes }),
  );
const namedIn = ({ regions }: ReturnType<typeof show>) =>
  regions.flatMap(({ listed }) => listed.map(({ number }) => number));

test("the light page's first list has fires that are out of control or large, and other active fires are in their region's list", () => {
  const shown = show([
    exampleFire({ id: "2026-1", number: 1, statusId: 4, sizeHa: 3 }),
    exampleFire({ id: "2026-2", number: 2, statusId: 4, sizeHa: 100 }),
    exampleFire({ id: "2026-3", number: 3, statusId: 3, sizeHa: null }),
    exampleFire({ id: "2026-4", number: 4, statusId: 6, sizeHa: 900 }),
  ]);
  expect(shown.worst.map(({ number }) => number)).toEqual([3, 2]);
  expect(namedIn(shown)).toEqual([1]);
  expect([shown.active, shown.worstCount, shown.left]).toEqual([3, 2, 0]);
});

test("an active fire that does not fit in the light page's first list is in its region's list", () => {
  const shown = show(many(60, { statusId: 3 }));
  expect([shown.worst.length, shown.worstCount]).toEqual([50, 60]);
  expect(namedIn(shown)).toHaveLength(10);
  expect(shown.regions).toMatchObject([{ code: "04", name: "Mauricie", count: 10 }]);
});

test("the light page counts all fires in their regions, including fires that are not listed", () => {
  const shown = show([
    ...many(450, { statusId: 5, sizeHa: 1 }),
    ...many(20, { statusId: 5, sizeHa: 0.5, region: null }),
  ]);
  expect(shown.regions.map(({ code, count }) => [code, count])).toEqual([
    ["04", 450],
    [null, 20],
  ]);
  expect(namedIn(shown).length + shown.left).toBe(470);
  expect(shown.left).toBe(70);
});
