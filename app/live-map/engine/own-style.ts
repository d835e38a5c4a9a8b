import type { FilterSpecification, LayerSpecification } from "maplibre-gl";
import { GROUND } from "./ground-style.ts";
import { SOURCES } from "./record-style.ts";
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

/** Returns the two layers of an outline. */
export const outlineLayersOf = (name: OutlineName) => [`${name}-halo`, name] as const;

const OUTLINE_LAYERS: readonly string[] = OUTLINED.flatMap(({ id }) => outlineLayersOf(id));
export const isOutline = (layer: string): boolean => OUTLINE_LAYERS.includes(layer);

export const outlineLayers = (): LayerSpecification[] =>
  OUTLINED.flatMap(({ id, ...of }): LayerSpecification[] => [
    {
      id: `${id}-halo`,
      type: "line",
      ...of,
      filter: NOTHING,
      layout: { "line-join": "round" },
      paint: { "line-color": tokenColour("surface"), "line-width": 7 },
    },
    {
      id,
      type: "line",
      ...of,
      filter: NOTHING,
      layout: { "line-join": "round" },
      paint: { "line-color": tokenColour("ink"), "line-width": 3.5 },
    },
  ]);

/** Layers of the visitor's marks, over everything else. */
export const ownLayers = (): LayerSpecification[] => [
  {
    id: "subject-halo",
    type: "circle",
    source: OWN.subject,
    paint: {
      "circle-radius": 19,
      "circle-color": "transparent",
      "circle-stroke-color": tokenColour("surface"),
      "circle-stroke-width": 6,
    },
  },
  {
    id: "subject-ring",
    type: "circle",
    source: OWN.subject,
    paint: {
      "circle-radius": 20,
      "circle-color": "transparent",
      "circle-stroke-color": tokenColour("ink"),
      "circle-stroke-width": 3,
    },
  },
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
  {
    id: "measure-halo",
    type: "line",
    source: OWN.measure,
    paint: { "line-color": tokenColour("surface"), "line-width": 6 },
  },
  {
    id: "measure-line",
    type: "line",
    source: OWN.measure,
    paint: { "line-color": tokenColour("ink"), "line-width": 2.5, "line-dasharray": [2, 1] },
  },
  {
    id: "measure-points",
    type: "circle",
    source: OWN.measure,
    filter: ["==", ["geometry-type"], "Point"],
    paint: {
      "circle-radius": 5,
      "circle-color": tokenColour("surface"),
      "circle-stroke-color": tokenColour("ink"),
      "circle-stroke-width": 2.5,
    },
  },
  {
    id: "accuracy",
    type: "fill",
    source: OWN.position,
    filter: ["==", ["geometry-type"], "Polygon"],
    paint: { "fill-color": tokenColour("focus"), "fill-opacity": 0.18 },
  },
  {
    id: "position",
    type: "circle",
    source: OWN.position,
    filter: ["==", ["geometry-type"], "Point"],
    paint: {
      "circle-radius": 8,
      "circle-color": tokenColour("focus"),
      "circle-stroke-color": tokenColour("surface"),
      "circle-stroke-width": 3,
    },
  },
  {
    id: "pin",
    type: "symbol",
    source: OWN.pin,
    layout: { "icon-image": "pin", "icon-anchor": "bottom", "icon-allow-overlap": true },
  },
];
