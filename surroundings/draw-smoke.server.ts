import { setImmediate as otherRequests } from "node:timers/promises";
import sharp from "sharp";
import type { Point } from "#territory/point.ts";
import type { SmokeGrid } from "./model.ts";
import { smokeValueAt } from "./smoke-grid.ts";
import { fromMercator, mercator, SMOKE_BOUNDS, SMOKE_LOOKS, smokeBand } from "./smoke-pictures.ts";

/** A drawn map: its size, and the point on the ground for each position in the picture. */
export interface DrawnMap {
  readonly width: number;
  readonly height: number;
  readonly toPoint: (position: readonly [x: number, y: number]) => Point;
}

/** Draws the smoke of an hour as WebP. */
export type DrawSmoke = (grid: SmokeGrid) => Promise<Buffer>;

const CHANNELS = 4;
/** Number of rows that are drawn before other requests can run. */
const ROWS_AT_ONCE = 20;
const { period, ink, pale, wash, dark } = SMOKE_LOOKS;

/** Creates a function that draws smoke on a map. Bands are hatched, to keep the map's colours visible. */
export function createSmokeDrawing({ width, height, toPoint }: DrawnMap): DrawSmoke {
  return async (grid) => {
    const pixels = Buffer.alloc(width * height * CHANNELS);
    for (let y = 0; y < height; y += 1) {
      if (y % ROWS_AT_ONCE === 0) await otherRequests();
      for (let x = 0; x < width; x += 1) {
        const band = smokeBand(smokeValueAt(grid, toPoint([x + 0.5, y + 0.5])) ?? 0);
        if (band === "none") continue;
        const phase = (x + y) % period;
        const isBeside = phase === dark[band] || phase === period - 1;
        pixels.set(phase < dark[band] ? ink : isBeside ? pale : wash, (y * width + x) * CHANNELS);
      }
    }
    return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
      .webp({ lossless: true, effort: 4 })
      .toBuffer();
  };
}

const [west, south, east, north] = SMOKE_BOUNDS;
const [least, most] = [mercator({ lon: west, lat: south }), mercator({ lon: east, lat: north })];
/** Width of the pictures in pixels: two for each cell of the forecast. */
const WIDTH = 500;
const HEIGHT = Math.round((WIDTH * (most.y - least.y)) / (most.x - least.x));

/** Pictures for the interactive map, in the projection of web maps. */
export const SMOKE_MAP: DrawnMap = {
  ...{ width: WIDTH, height: HEIGHT },
  toPoint: ([x, y]) =>
    fromMercator({
      x: least.x + (x / WIDTH) * (most.x - least.x),
      y: most.y - (y / HEIGHT) * (most.y - least.y),
    }),
};

/** Pixels of the drawn map, in each direction, for one pixel of smoke: the forecast is even coarser. */
const SMALLER = 2;

/** Returns the map in the size of its smoke picture, which has fewer pixels. */
export const smallerMap = ({ width, height, toPoint }: DrawnMap): DrawnMap => ({
  ...{ width: width / SMALLER, height: height / SMALLER },
  toPoint: ([x, y]) => toPoint([x * SMALLER, y * SMALLER]),
});
