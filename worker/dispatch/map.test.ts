import { expect, it } from "vitest";
import { labelsOf, type Mark, WIDTH } from "./map.ts";

const A: Mark = { name: "2026-601", x: 300, y: 200 };
const names = (marks: readonly Mark[], reports: readonly { x: number; y: number }[] = []) =>
  labelsOf(marks, reports).map(({ name, side, isSmall }) => [name, side, isSmall]);

it("the map places a name to the right of its mark, or to the left if there is no room", () => {
  expect(names([A])).toEqual([["2026-601", "start", false]]);
  expect(names([{ ...A, x: WIDTH - 20 }])).toEqual([["2026-601", "end", false]]);
});

it("a name that would cover another name goes to the other side, is small, or is omitted", () => {
  const between = { name: "2026-532", x: 295, y: 207 };
  expect(names([A, between])).toEqual([
    ["2026-601", "start", false],
    ["2026-532", "end", false],
  ]);
  expect(names([A, between, { name: "2026-595", x: 300, y: 224 }])[2]).toEqual(["2026-595", "start", true]);
  expect(names([A, { ...A, name: "2026-1" }, { ...A, name: "2026-2" }])).toHaveLength(2);
});

it("a name that would cover a report goes to the other side, or is omitted", () => {
  expect(names([A], [{ x: 340, y: 205 }])).toEqual([["2026-601", "end", false]]);
  expect(
    names(
      [A],
      [
        { x: 330, y: 205 },
        { x: 270, y: 205 },
      ],
    ),
  ).toEqual([]);
});
