import { readdirSync, statSync } from "node:fs";
import { expect, it } from "vitest";

const FONT_BYTES = 50_000;
const SCENE_BYTES = 4096;

function sizes(folder: string, ending: string): number[] {
  const url = new URL(`${folder}/`, import.meta.url);
  return readdirSync(url)
    .filter((name) => name.endsWith(ending))
    .map((name) => statSync(new URL(name, url)).size);
}

it("all fonts together have at most 50,000 bytes", () => {
  const fonts = sizes("fonts", ".woff2");
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((a, b) => a + b)).toBeLessThanOrEqual(FONT_BYTES);
});

it("every scene has at most 4,096 bytes", () => {
  expect(Math.max(...sizes("scenes", ".svg"))).toBeLessThanOrEqual(SCENE_BYTES);
});
