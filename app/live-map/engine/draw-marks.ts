import type { LayerSpecification } from "maplibre-gl";
import type { RiskWords } from "../around/around-view.ts";
import { heatCellOf } from "../around/heat-cell.ts";
import type { AroundLayer } from "../choices/around-layers.ts";
import type { AroundLook } from "./draw-around.ts";
import type { DrawingKit } from "./live-map.ts";

/** ID of the map layer directly above the marks: fires cover the marks. */
const MARKS_UNDER = "fires";
/** ID of the map layer directly above the words for the air's risk: place names have priority over them. */
const WORDS_UNDER = "places";
const SIDE = 48;

const LOOKS: Readonly<Record<string, { fill: string; stroke: string; width: number }>> = {
  air: { fill: "surface", stroke: "ink", width: 2 },
  roads: { fill: "error", stroke: "surface", width: 2 },
  heat: { fill: "", stroke: "ember-strong", width: 2.5 },
  neighbours: { fill: "surface", stroke: "ink", width: 2.5 },
};

const pointLayer = (
  name: AroundLayer,
  source: string,
  { tokenColour, textFont }: DrawingKit,
): LayerSpecification => ({
  ...{ id: source, type: "symbol", source },
  layout: {
    "icon-image": source,
    "icon-size":
      name === "heat" ? ["interpolate", ["linear"], ["zoom"], 4, 0.4, 9, 0.8] : name === "air" ? 1 : 0.85,
    // A mark never displaces the name of a place.
    ...{ "icon-allow-overlap": true, "icon-ignore-placement": true },
    ...(name === "air" && {
      ...{ "text-field": ["get", "index"], "text-font": textFont, "text-size": 11 },
      ...{ "text-allow-overlap": true, "text-ignore-placement": true },
    }),
  },
  paint: { "text-color": tokenColour("ink") },
});

/** Layer with the words for the air's risk next to a station's mark, where there is room. */
const airWords = (source: string, { tokenColour, textFont }: DrawingKit): LayerSpecification => ({
  ...{ id: `${source}-words`, type: "symbol", source },
  layout: {
    ...{ "text-field": ["get", "risk"], "text-font": textFont, "text-size": 12 },
    ...{ "text-variable-anchor": ["top", "bottom", "left", "right"], "text-radial-offset": 1.1 },
  },
  paint: {
    "text-color": tokenColour("ink"),
    "text-halo-color": tokenColour("surface"),
    "text-halo-width": 2,
  },
});

/** Returns the look of layers of points. They are off by default: this file only loads when one is on. */
export const marksLook = (risks: RiskWords | undefined): AroundLook => ({
  layersOf: (name, source, kit) => [
    [pointLayer(name, source, kit), MARKS_UNDER],
    ...(name === "air" ? [[airWords(source, kit), WORDS_UNDER] as const] : []),
  ],

  imageOf: ({ name, mark }, { drawImage, tokenColour }) =>
    drawImage(SIDE, (context) => {
      const { fill = "", stroke = "ink", width = 2 } = LOOKS[name] ?? {};
      context.scale(SIDE / 26, SIDE / 26);
      context.translate(1, 1);
      const path = new Path2D(mark);
      context.lineJoin = "round";
      context.lineCap = "round";
      if (fill === "") {
        context.lineWidth = width + 2.5;
        context.strokeStyle = tokenColour("surface");
        context.stroke(path);
      } else {
        context.fillStyle = tokenColour(fill);
        context.fill(path);
      }
      context.lineWidth = width;
      context.strokeStyle = tokenColour(stroke);
      context.stroke(path);
    }),

  lineOf(name, { geometry }) {
    const [lon = 0, lat = 0] = geometry.type === "Point" ? geometry.coordinates : [];
    return name === "heat" ? heatCellOf({ lon, lat }) : null;
  },

  /** Returns the texts of an air station: its index and its risk. */
  wordsOf({ properties }) {
    const { index, risk } = properties ?? {};
    const shown = typeof index === "number" ? (index > 10 ? "10+" : String(Math.round(index))) : "–";
    return { index: shown, risk: risks?.[risk as keyof RiskWords] ?? "" };
  },
});
