import { createExpression, latest, validateStyleMin } from "@maplibre/maplibre-gl-style-spec";
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

it.each(SCHEMA_NAMES)(
  "the map with tiles of %s shows the borders of regions and the land outside Quebec",
  (schema) => {
    const layers = mapStyle(groundOf(schema), "fr").layers.filter(
      (layer) => "source" in layer && layer.source === "ground",
    );
    expect(layers.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["dusk", "region-lines", "region-names", "subject-region"]),
    );
  },
);

it("the map credits the service of its tiles, and no other source", () => {
  const credits = SCHEMA_NAMES.map((schema) => {
    const { detail } = mapStyle(groundOf(schema), "en").sources;
    return detail && "attribution" in detail ? (detail.attribution ?? "") : "";
  });
  expect(credits).toEqual(SCHEMA_NAMES.map((schema) => GROUND_SCHEMAS[schema].attribution));
});

/** Properties of places in each schema, the largest first. */
const TOWNS: [(typeof SCHEMA_NAMES)[number], ...object[]][] = [
  ["vigie", { rank: 0 }, { rank: 1 }, { rank: 3 }],
  [
    "openmaptiles",
    { class: "city", rank: 2 },
    { class: "city", rank: 7 },
    { class: "city" },
    { class: "town", rank: 9 },
    { class: "town", rank: 12 },
  ],
  [
    "protomaps",
    { kind_detail: "city", population: 1_762_949 },
    { kind_detail: "city", population: 542_298 },
    { kind_detail: "city" },
    { kind_detail: "town", population: "31000" },
    { kind_detail: "town", population: 9000 },
    { kind_detail: "hamlet", population: 99_000_000 },
  ],
  [
    "shortbread",
    { kind: "city", population: 1_762_949 },
    { kind: "state_capital", population: 542_298 },
    { kind: "town", population: 31_000 },
    { kind: "village" },
  ],
];

it.each(TOWNS)("labels of the largest towns are placed first: %s", (schema, ...towns) => {
  const labels = mapStyle(groundOf(schema), "fr").layers.find(({ id }) => id === "places");
  const key = labels?.type === "symbol" ? labels.layout?.["symbol-sort-key"] : undefined;
  const expression = createExpression(key, { type: "number" } as never);
  if (expression.result === "error") throw new Error(JSON.stringify(expression.value));
  const keyOf = (properties: object) => {
    const found = expression.value.evaluate({ zoom: 8 }, { type: 1, properties: { ...properties } });
    return typeof found === "number" ? found : Number.NaN;
  };
  const keys = towns.map(keyOf);
  expect(keys).toEqual([...keys].sort((a, b) => a - b));
  expect(new Set(keys).size).toBe(towns.length);
});
