import sharp from "sharp";
import type { Point } from "#territory/point.ts";
import { mercator, SMOKE_BOUNDS } from "./smoke-pictures.ts";

/** A drawn map: its size, and the point under each position. */
export interface DrawnMap {
  readonly width: number;
  readonly height: number;
  readonly toPoint: (position: readonly [x: number, y: number]) => Point;
}

/** The picture is this many times smaller than the drawing: the forecast is coarser still. */
const SMALLER = 2;
const CHANNELS = 4;

/** Makes a function that redraws pictures of smoke for a drawn map, which has another projection. */
export function createSmokeDrawing({
  width,
  height,
  toPoint,
}: DrawnMap): (picture: Buffer) => Promise<Buffer> {
  const [columns, rows] = [width / SMALLER, height / SMALLER];
  const [west, south, east, north] = SMOKE_BOUNDS;
  const [least, most] = [mercator({ lon: west, lat: south }), mercator({ lon: east, lat: north })];
  /** Place in the picture of each pixel of the drawing, as a share of its sides; computed at first use. */
  let places: Float64Array | null = null;
  function placed(): Float64Array {
    if (places) return places;
    places = new Float64Array(columns * rows * 2);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const at = mercator(toPoint([(column + 0.5) * SMALLER, (row + 0.5) * SMALLER]));
        const pixel = 2 * (row * columns + column);
        places[pixel] = (at.x - least.x) / (most.x - least.x);
        places[pixel + 1] = (most.y - at.y) / (most.y - least.y);
      }
    return places;
  }
  return async (picture) => {
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const drawn = Buffer.alloc(columns * rows * CHANNELS);
    for (const [index, x] of placed().entries()) {
      if (index % 2 === 1) continue;
      const y = placed()[index + 1] ?? -1;
      if (x < 0 || x >= 1 || y < 0 || y >= 1) continue;
      const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * CHANNELS;
      data.copy(drawn, (index / 2) * CHANNELS, from, from + CHANNELS);
    }
    return sharp(drawn, { raw: { width: columns, height: rows, channels: CHANNELS } })
      .webp({ lossless: true, effort: 4 })
      .toBuffer();
  };
}
