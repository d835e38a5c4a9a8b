import { expect, test } from "vitest";
import { isNamed } from "./column-chart.tsx";

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
/** Returns the names shown on a chart that starts with the given month. */
function named(first: number, every: number, turn = MONTHS.indexOf("Jan") - first): string {
  const months = MONTHS.slice(first);
  return months.filter((_, at) => isNamed(at, turn, every)).join(" ");
}

test("a chart of two years names January, every second or third month from January, and the first month if there is room", () => {
  expect(named(0, 2)).toBe("Oct Jan Mar May Jul Sep Nov");
  expect(named(0, 3)).toBe("Oct Jan Apr Jul Oct");
  expect(named(1, 2)).toBe("Nov Jan Mar May Jul Sep Nov");
  expect(named(1, 3)).toBe("Jan Apr Jul Oct");
  expect(named(2, 2)).toBe("Jan Mar May Jul Sep Nov");
});

test("a chart of a single year names the first month, and every second month from it", () => {
  expect(named(4, 2, 0)).toBe("Feb Apr Jun Aug Oct");
});
