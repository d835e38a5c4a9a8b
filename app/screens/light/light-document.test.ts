import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STYLE } from "./light-document.server.tsx";

const tokens = readFileSync(new URL("../../design/tokens.css", import.meta.url), "utf8");

test("every colour of the light page is a colour of the site's design", () => {
  const colours = STYLE.match(/#[0-9a-f]{3,6}\b/gi) ?? [];
  expect(colours.length).toBeGreaterThan(20);
  expect(colours.filter((colour) => !tokens.includes(colour))).toEqual([]);
});

test.for(["ink", "paper", "line", "edge", "spruce", "ember", "on-ember"])(
  "the light page has the same light and dark values of the colour --%s as other pages",
  (name) => {
    const values = (css: string) => [...css.matchAll(new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, "g"))];
    expect(values(STYLE).map(([, colour]) => colour)).toEqual(values(tokens).map(([, colour]) => colour));
  },
);
