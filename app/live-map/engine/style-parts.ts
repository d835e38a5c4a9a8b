import type {
  CircleLayerSpecification,
  DataDrivenPropertyValueSpecification,
  FilterSpecification,
  LineLayerSpecification,
} from "maplibre-gl";
import { tokenColour } from "./tokens.ts";

/** Returns the paint of a text with a halo. */
export const haloed = (colour: string, halo = "surface", width = 2) => ({
  "text-color": tokenColour(colour),
  "text-halo-color": tokenColour(halo),
  "text-halo-width": width,
});

export const line = (
  id: string,
  source: string,
  colour: string,
  width: DataDrivenPropertyValueSpecification<number>,
  more?: LineLayerSpecification["paint"],
): LineLayerSpecification => ({
  ...{ id, type: "line", source },
  paint: { "line-color": tokenColour(colour), "line-width": width, ...more },
});

/** Returns a layer of discs. A null `fill` only draws the edge. */
export const discs = (
  id: string,
  source: string,
  look: {
    readonly radius: number;
    readonly fill: string | null;
    readonly edge: string;
    readonly width: number;
  },
  filter?: FilterSpecification,
): CircleLayerSpecification => ({
  ...{ id, type: "circle", source },
  ...(filter && { filter }),
  paint: {
    "circle-radius": look.radius,
    "circle-color": look.fill === null ? "transparent" : tokenColour(look.fill),
    "circle-stroke-color": tokenColour(look.edge),
    "circle-stroke-width": look.width,
  },
});
