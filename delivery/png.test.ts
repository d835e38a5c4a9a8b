import sharp from "sharp";
import { expect, it } from "vitest";
import { emptyRows, png, spanPainter } from "./png.ts";

const PALETTE = [
  [1, 2, 3],
  [40, 50, 60],
  [200, 100, 0],
] as const;

it.each([6, 7])(
  "paints only the pixels of a span in a row of %i pixels, from any start to any end",
  async (width) => {
    for (let left = 0; left < width; left++)
      for (let right = left; right < width; right++) {
        const picture = { width, height: 3, rows: emptyRows(width, 3), palette: PALETTE };
        const paint = spanPainter(picture);
        paint(1, 0, width - 1, 1);
        paint(1, left, right, 2);
        const { data } = await sharp(png(picture)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        const reds = Array.from({ length: width }, (_, x) => data[(width + x) * 3]);
        expect(reds).toEqual(reds.map((_, x) => (x >= left && x <= right ? 200 : 40)));
        expect([data[0], data[2 * width * 3]]).toEqual([1, 1]);
      }
  },
);
