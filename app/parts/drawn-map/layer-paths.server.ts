import { type GeoStream, geoIdentity, geoPath, geoTransform } from "d3-geo";
import type { GroundLayer } from "./ground-layer.server.ts";
import type { Drawable } from "./projection.server.ts";
import { RelativePath } from "./relative-path.server.ts";
import type { SheetPlan } from "./sheet-plan.server.ts";

/** Options for drawing paths. */
export interface PathOptions {
  /** Decimals of the coordinates. */
  readonly digits: number;
  /** How far paths extend beyond the edges, so that strokes along the cut stay out of view. */
  readonly margin: number;
}

/** A drawn shape. */
export interface Stroke {
  readonly id: string;
  /** In square drawing units; infinite for a line. */
  readonly area: number;
  /** Path data. */
  readonly d: string;
}

export interface PathDrawer {
  /** Draws the shapes of a layer. `detail` is in square drawing units. */
  paths(layer: GroundLayer, detail: number): Stroke[];
}

/** Creates a function that draws layers on a sheet and clips them to it. */
export function createPathDrawer(
  { width, height, planePerUnit, fromPlane, toPlane }: SheetPlan,
  { digits, margin }: PathOptions,
): PathDrawer {
  const [left, top, right, bottom] = [-margin, -margin, width + margin, height + margin];
  const corners = [
    toPlane([left, top]),
    toPlane([right, top]),
    toPlane([left, bottom]),
    toPlane([right, bottom]),
  ];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const cut = geoIdentity().clipExtent([
    [left, top],
    [right, bottom],
  ]);
  const moved = geoTransform({
    point(x, y) {
      this.stream.point(...fromPlane([x, y]));
    },
  });
  const drawn = { stream: (output: GeoStream) => moved.stream(cut.stream(output)) };
  const path = (shape: Drawable) => {
    const data = new RelativePath(digits);
    geoPath(drawn, data)(shape);
    return data.toString();
  };
  return {
    paths: (layer, detail) =>
      layer
        .within(
          [
            [Math.min(...xs), Math.min(...ys)],
            [Math.max(...xs), Math.max(...ys)],
          ],
          detail * planePerUnit ** 2,
        )
        .flatMap(({ id, area, shape }) => {
          const d = path(shape);
          return d ? [{ id, area: area / planePerUnit ** 2, d }] : [];
        }),
  };
}
