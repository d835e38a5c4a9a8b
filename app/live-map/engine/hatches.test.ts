import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFICIENCIES, type Deficiency, difference } from "../../../tests/support/colour.ts";
import { HATCH_STROKES } from "./hatches.ts";

const css = readFileSync(new URL("../../design/tokens.css", import.meta.url), "utf8");
const [light = "", dark = ""] = css.split(/@media screen and \(prefers-color-scheme: dark\)/);
const coloursOf = (...texts: string[]) =>
  new Map(
    texts.flatMap((text) =>
      [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/gi)].map(([, name = "", hex = ""]) => [name, hex]),
    ),
  );
const THEMES = { light: coloursOf(light), dark: coloursOf(light, dark) };
const VISIONS: (Deficiency | undefined)[] = [undefined, ...(Object.keys(DEFICIENCIES) as Deficiency[])];
/** Difference between clearly distinct colours. A just noticeable difference is 2. */
const PLAIN = 20;

test.each(Object.entries(THEMES))(
  "in the %s theme a hatch's line or casing stands out from any danger colour",
  (_, colours) => {
    const hex = (name: string) => colours.get(name) ?? "";
    for (const vision of VISIONS)
      for (const line of ["ink", "error"])
        for (const level of [1, 2, 3, 4, 5]) {
          const ground = hex(`danger-${level}`);
          const apart = [hex(line), hex("surface")].map((each) => difference(each, ground, vision));
          expect(Math.max(...apart), `${line} on danger ${level}, ${vision}`).toBeGreaterThan(PLAIN);
          expect(difference(hex(line), hex("surface"), vision)).toBeGreaterThan(PLAIN);
        }
  },
);

test("a hatch's line and the casing on both sides are wide enough to be seen", () => {
  const [casing, line] = HATCH_STROKES;
  expect(line.width).toBeGreaterThanOrEqual(1.75);
  expect((casing.width - line.width) / 2).toBeGreaterThanOrEqual(0.9);
});
