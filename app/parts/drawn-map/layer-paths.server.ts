import { type GeoContext, type GeoStream, geoIdentity, geoPath, geoTransform } from "d3-geo";
import type { GroundLayer } from "./ground-layer.server.ts";
import type { Drawable } from "./projection.server.ts";
import type { SheetPlan } from "./sheet-plan.server.ts";

/**
 * Writes path data as relative steps, which compress 20% better than absolute positions. Paths can be joined:
 * each starts with an absolute position. Steps go between rounded corners, so errors do not add up.
 */
export class RelativePath implements GeoContext {
  #data = "";
  #at: Corner = [0, 0];
  #start: Corner = [0, 0];
  #isBegun = false;
  readonly #unit: number;

  /** @param digits decimals of the coordinates */
  constructor(digits: number) {
    this.#unit = 10 ** digits;
  }

  beginPath(): void {
    this.#data = "";
  }

  moveTo(x: number, y: number): void {
    this.#start = this.#rounded(x, y);
    this.#isBegun = false;
  }

  lineTo(x: number, y: number): void {
    const corner = this.#rounded(x, y);
    const from = this.#isBegun ? this.#at : this.#start;
    // A shape too small for two corners is left out: a position without a line is not path data.
    if (corner.every((part, i) => part === from[i])) return;
    if (!this.#isBegun) this.#begin();
    const pair = this.#pair(this.#step(corner));
    this.#data += this.#data.endsWith("l") || pair.startsWith("-") ? pair : ` ${pair}`;
    this.#at = corner;
  }

  closePath(): void {
    if (!this.#isBegun) return;
    this.#data += "z";
    this.#at = this.#start;
    this.#isBegun = false;
  }

  /** Writes the start of a line. Pairs after `m` are steps; pairs after `M` would be positions. */
  #begin(): void {
    this.#data +=
      this.#data === "" ? `M${this.#pair(this.#start)}l` : `m${this.#pair(this.#step(this.#start))}`;
    this.#at = this.#start;
    this.#isBegun = true;
  }

  /** Never called, because maps have no point geometries. @throws always */
  arc(): void {
    throw new Error("arcs are not supported");
  }

  toString(): string {
    return this.#data;
  }

  #rounded = (x: number, y: number): Corner => [Math.round(x * this.#unit), Math.round(y * this.#unit)];
  #step = ([x, y]: Corner): Corner => [x - this.#at[0], y - this.#at[1]];

  #pair([x, y]: Corner): string {
    const [first, second] = [this.#number(x), this.#number(y)];
    return second.startsWith("-") ? first + second : `${first} ${second}`;
  }

  /** Formats -0.5 as `-.5`, without the redundant zero. */
  #number = (value: number) => String(value / this.#unit).replace(/^(-?)0\./, "$1.");
}

/** A corner, in whole units of the last decimal. */
type Corner = readonly [x: number, y: number];

export interface PathOptions {
  /** Decimals of the coordinates. */
  readonly digits: number;
  /** How far paths extend beyond the edges, so that strokes along the cut stay out of view. */
  readonly margin: number;
}

export interface Stroke {
  readonly id: string;
  /** Area of the shape in square drawing units; infinite for a line. */
  readonly area: number;
  /** Path data. */
  readonly d: string;
}

export interface PathDrawer {
  /** Draws the shapes of a layer. `detail` is in square drawing units. */
  paths(layer: GroundLayer, detail: number): Stroke[];
}

/** Creates a drawer of layers on a sheet, which clips them to the sheet and its margin. */
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
