import sharp from "sharp";
import { expect, test } from "vitest";
import { createSmokeDrawing } from "./drawn-smoke.server.ts";
import { SMOKE_BOUNDS } from "./smoke-pictures.ts";

const [west, south, east, north] = SMOKE_BOUNDS;
const SIDE = 40;

/** Draws smoke in the western half of the picture. */
const westernSmoke = () => {
  const data = Buffer.alloc(SIDE * SIDE * 4);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++)
    if (pixel % SIDE < SIDE / 2) data.set([200, 80, 10, 255], pixel * 4);
  return sharp(data, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .webp({ lossless: true })
    .toBuffer();
};

test("a drawn picture has its smoke at the same places as the map's", async () => {
  // A drawing with degrees as its plane, and a margin outside the picture.
  const redraw = createSmokeDrawing({
    ...{ width: 60, height: 40 },
    toPoint: ([x, y]) => ({ lon: west + ((east - west) * x) / 40, lat: north - ((north - south) * y) / 40 }),
  });
  const { data, info } = await sharp(await redraw(await westernSmoke()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([30, 20]);
  const smoky = Array.from({ length: 30 * 20 }, (_, pixel) => (data[pixel * 4 + 3] ?? 0) > 0);
  expect(smoky).toEqual(Array.from({ length: 30 * 20 }, (_, pixel) => pixel % 30 < 10));
});
