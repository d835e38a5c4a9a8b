import { expect, test } from "vitest";
import { isNamed } from "./thinned-names.ts";

const MONTHS = [
  "Oct",
  "Nov",
  "Dec",
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
];
/** Names that stand on a chart that begins with one of the months. */
function named(first: number, every: number, turn = MONTHS.indexOf("Jan") - first): string {
  const months = MONTHS.slice(first);
  return months.filter((_, at) => isNamed(at, turn, every)).join(" ");
}

test("the month in which the year changes has its name, and the first where it has the room", () => {
  expect(named(0, 2)).toBe("Oct Jan Mar May Jul Sep Nov");
  expect(named(0, 3)).toBe("Oct Jan Apr Jul Oct");
  expect(named(1, 2)).toBe("Nov Jan Mar May Jul Sep Nov");
  expect(named(1, 3)).toBe("Jan Apr Jul Oct");
  expect(named(2, 2)).toBe("Jan Mar May Jul Sep Nov");
});

test("months of one year are counted from the first", () => {
  expect(named(4, 2, 0)).toBe("Feb Apr Jun Aug Oct");
});
