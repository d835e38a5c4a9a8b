import { latest, validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
import { expect, it, vi } from "vitest";
import { GROUND_SCHEMAS, SCHEMA_NAMES } from "#territory/ground-schemas.ts";
import { LANGUAGES } from "#territory/language.ts";
import { mapStyle } from "./style.ts";

// Replaces the page's colours, which need a document.
vi.mock("./tokens.ts", () => ({ tokenColour: () => "#123456" }));

const groundOf = (schema: (typeof SCHEMA_NAMES)[number]) => ({
  schema,
  maxZoom: 14,
  attribution: GROUND_SCHEMAS[schema].attribution,
});

it.each(SCHEMA_NAMES)("the style for tiles of %s is valid in both languages", (schema) => {
  for (const language of LANGUAGES)
    expect(validateStyleMin(mapStyle(groundOf(schema), language) as never, latest)).toEqual([]);
});

it.each(SCHEMA_NAMES)("each map has the limits of regions and the land of neighbours: %s", (schema) => {
  const layers = mapStyle(groundOf(schema), "fr").layers.filter(
    (layer) => "source" in layer && layer.source === "ground",
  );
  expect(layers.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["dusk", "region-lines", "region-names", "subject-region"]),
  );
});

it("the map credits the tile service, and only it", () => {
  const credits = SCHEMA_NAMES.map((schema) => {
    const { detail } = mapStyle(groundOf(schema), "en").sources;
    return detail && "attribution" in detail ? (detail.attribution ?? "") : "";
  });
  expect(credits).toEqual(SCHEMA_NAMES.map((schema) => GROUND_SCHEMAS[schema].attribution));
});
