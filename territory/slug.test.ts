import { expect, test } from "vitest";
import { slugify } from "./slug.ts";

test.each([
  ["Val d'Or-Senneterre", "val-d-or-senneterre"],
  ["Île d’Anticosti", "ile-d-anticosti"],
  ["Gaspésie–Îles-de-la-Madeleine", "gaspesie-iles-de-la-madeleine"],
  ["Saint-Louis-du-Ha! Ha!", "saint-louis-du-ha-ha"],
  ["Sacré-Cœur", "sacre-coeur"],
  ["  LG-3 ", "lg-3"],
  ["../<script>", "script"],
  ["!?", ""],
  ["ŒUVRE d’ÆGIDIUS", "oeuvre-d-aegidius"],
  ["a - b", "a-b"],
])("the slug of %j is %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});
