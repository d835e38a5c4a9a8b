import { describe, expect, test } from "vitest";
import { SCREENS, type Screen } from "./site-map.ts";

const ROWS: readonly (readonly [name: string, row: Screen])[] = [...Object.entries(SCREENS)];

describe.each(ROWS)("the screen %s follows the specification's rules for route names", (name, row) => {
  test("a screen's layout is `map` if its name contains `map`, `empty` if its name contains `redirection`, and else `default`", () => {
    const layout = name.includes("map") ? "map" : name.includes("redirection") ? "empty" : "default";
    expect(row.layout).toBe(layout);
  });

  test("only a screen with `current-situation` in its name is counted as a page of the current situation", () => {
    expect(row.isSituation).toBe(name.includes("current-situation"));
  });

  test("only a screen with `profile` in its name needs a sign-in and shows its toasts at the bottom", () => {
    const isProfile = name.includes("profile");
    expect(row.toasts).toBe(isProfile ? "bottom" : "top");
    expect(row.access).toBe(isProfile ? "signed in" : "public");
  });

  test("another site can only frame a screen with the layout `map`", () => {
    expect(row.isFramable).toBe(row.layout === "map");
  });
});
