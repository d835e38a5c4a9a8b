import type { FilterSpecification, LayerSpecification } from "maplibre-gl";
import { GROUND } from "./ground-style.ts";
import { SOURCES } from "./record-style.ts";
import { discs, line } from "./style-parts.ts";
import { tokenColour } from "./tokens.ts";

/** Sources of the visitor's marks: the subject, the position, the pin and the measured line. */
export const OWN = { subject: "subject", position: "position", pin: "pin", measure: "measure" } as const;

export const NOTHING: FilterSpecification = ["==", ["literal", 1], 0];

/** Strong outlines of the page's subject or the focused record: a dark line inside a light one. */
const OUTLINED = [
  { id: "subject-zone", source: SOURCES.zones },
  { id: "subject-region", source: GROUND, "source-layer": "regions" },
  { id: "subject-area", source: SOURCES.areas },
  { id: "subject-park", source: SOURCES.parks },
] as const;
export type OutlineName = (typeof OUTLINED)[number]["id"];

export const outlineLayersOf = (name: OutlineName) => [`${name}-halo`, name] as const;

const OUTLINE_LAYERS: readonly string[] = OUTLINED.flatMap(({ id }) => outlineLayersOf(id));
export const isOutline = (layer: string): boolean => OUTLINE_LAYERS.includes(layer);

export const outlineLayers = (): LayerSpecification[] =>
  OUTLINED.flatMap(({ id, source, ...of }) => {
    const shared = { ...of, filter: NOTHING, layout: { "line-join": "round" } } as const;
    return [
      { ...line(`${id}-halo`, source, "surface", 7), ...shared },
      { ...line(id, source, "ink", 3.5), ...shared },
    ];
  });

const POINTS: FilterSpecification = ["==", ["geometry-type"], "Point"];

/** Layers of the visitor's marks, over everything else. */
export const ownLayers = (): LayerSpecification[] => [
  discs("subject-halo", OWN.subject, { radius: 19, fill: null, edge: "surface", width: 6 }),
  discs("subject-ring", OWN.subject, { radius: 20, fill: null, edge: "ink", width: 3 }),
  {
    id: "subject-mark",
    type: "symbol",
    source: OWN.subject,
    filter: ["has", "status"],
    layout: {
      "icon-image": ["concat", "fire-", ["to-string", ["get", "status"]]],
      "icon-size": 0.9,
      "icon-allow-overlap": true,
    },
  },
  {
    id: "measure-area",
    type: "fill",
    source: OWN.measure,
    filter: ["==", ["geometry-type"], "Polygon"],
    paint: { "fill-color": tokenColour("ink"), "fill-opacity": 0.14 },
  },
  line("measure-halo", OWN.measure, "surface", 6),
  line("measure-line", OWN.measure, "ink", 2.5, { "line-dasharray": [2, 1] }),
  discs("measure-points", OWN.measure, { radius: 5, fill: "surface", edge: "ink", width: 2.5 }, POINTS),
  {
    id: "accuracy",
    type: "fill",
    source: OWN.position,
    filter: ["==", ["geometry-type"], "Polygon"],
    paint: { "fill-color": tokenColour("focus"), "fill-opacity": 0.18 },
  },
  discs("position", OWN.position, { radius: 8, fill: "focus", edge: "surface", width: 3 }, POINTS),
  {
    id: "pin",
    type: "symbol",
    source: OWN.pin,
    layout: { "icon-image": "pin", "icon-anchor": "bottom", "icon-allow-overlap": true },
  },
];
