import { describe, expect, test } from "vitest";
import { SCREENS, type Screen } from "./site-map.ts";

const ROWS: readonly (readonly [name: string, row: Screen])[] = [...Object.entries(SCREENS)];

describe.each(ROWS)("%s stands as the specification's rules on route names say", (name, row) => {
  test("a name with map has the map's layout, one with redirection the empty one, any other the default", () => {
    const layout = name.includes("map") ? "map" : name.includes("redirection") ? "empty" : "default";
    expect(row.layout).toBe(layout);
  });

  test("a name with current-situation, and no other, changes the event that is counted", () => {
    expect(row.isSituation).toBe(name.includes("current-situation"));
  });

  test("a name with profile, and no other, has its toasts at the bottom, for whoever signed in", () => {
    const isProfile = name.includes("profile");
    expect(row.toasts).toBe(isProfile ? "bottom" : "top");
    expect(row.access).toBe(isProfile ? "signed in" : "public");
  });

  test("another site may show it only if it is a map", () => {
    expect(row.isFramable).toBe(row.layout === "map");
  });
});
