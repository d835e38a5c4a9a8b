import { expect, test } from "vitest";
import { heightAt, nextHeight, PANEL_HEIGHTS, scrollOf } from "./use-bottom-panel.ts";

test.each([
  ["peek", 0],
  ["half", 300],
  ["full", 700],
] as const)("a panel that begins at 700 in a window of 800 is at %s when scrolled %d", (height, scroll) => {
  expect(scrollOf(height, 700, 800)).toBe(scroll);
  expect(heightAt(scroll, 700, 800)).toBe(height);
  expect(heightAt(scroll + 40, 700, 800)).toBe(height);
});

test("a panel scrolled past its top stays full, and its button cycles through the heights", () => {
  expect(heightAt(9000, 700, 800)).toBe("full");
  expect(PANEL_HEIGHTS.map(nextHeight)).toEqual(["half", "full", "peek"]);
});

test("a window that already shows half the panel needs no scrolling for half", () => {
  expect(scrollOf("half", 200, 800)).toBe(0);
});
