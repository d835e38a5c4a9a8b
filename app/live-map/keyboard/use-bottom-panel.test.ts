import { expect, test } from "vitest";
import { heightAt, nextHeight, PANEL_HEIGHTS, scrollOf } from "./use-bottom-panel.ts";

test.each([
  ["peek", 0],
  ["half", 300],
  ["full", 700],
] as const)(
  "a panel 700 px from the top, in a window of 800 px, is at height %s when the page is scrolled by %d px",
  (height, scroll) => {
    expect(scrollOf(height, 700, 800)).toBe(scroll);
    expect(heightAt(scroll, 700, 800)).toBe(height);
    expect(heightAt(scroll + 40, 700, 800)).toBe(height);
  },
);

test("a panel scrolled past its top stays full, and its button cycles through the heights", () => {
  expect(heightAt(9000, 700, 800)).toBe("full");
  expect(PANEL_HEIGHTS.map(nextHeight)).toEqual(["half", "full", "peek"]);
});

test("the page is not scrolled to show half the panel if the window already shows half of it", () => {
  expect(scrollOf("half", 200, 800)).toBe(0);
});
