import { expect, test } from "vitest";
import { withCurlyApostrophes } from "./apostrophe.ts";

test.each([
  ["La Vallée-de-l'Or", "La Vallée-de-l’Or"],
  ["Ayer's Cliff", "Ayer’s Cliff"],
  ["l'incendie d'aujourd'hui", "l’incendie d’aujourd’hui"],
  ["Île d’Anticosti", "Île d’Anticosti"],
  ["47° 26' 24\" N", "47° 26' 24\" N"],
])("the text %j is shown as %j", (text, shown) => {
  expect(withCurlyApostrophes(text)).toBe(shown);
});
