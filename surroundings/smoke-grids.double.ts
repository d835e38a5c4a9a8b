import type { SmokeGrid } from "./model.ts";
import { GRID } from "./smoke-grid.ts";

const CELLS = GRID.columns * GRID.rows;

/** Returns a grid with one value everywhere. */
export const evenGrid = (at: Date, micrograms: number): SmokeGrid => ({
  at,
  micrograms: new Float32Array(CELLS).fill(micrograms),
});

/** Returns a TIFF of 32-bit floating-point numbers, as the service sends it. */
export function coverage(
  values: Float32Array,
  width: number = GRID.columns,
  height: number = GRID.rows,
): Uint8Array {
  const tags = [256, 257, 258, 259, 262, 273, 277, 278, 279, 339];
  const start = 8 + 2 + tags.length * 12 + 4;
  const numbers = [width, height, 32, 1, 1, start, 1, height, values.byteLength, 3];
  const head = Buffer.alloc(start);
  head.write("II*\0");
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(tags.length, 8);
  for (const [index, tag] of tags.entries()) {
    head.writeUInt32LE(tag | (4 << 16), 10 + index * 12);
    head.writeUInt32LE(1, 14 + index * 12);
    head.writeUInt32LE(numbers[index] ?? 0, 18 + index * 12);
  }
  return Buffer.concat([head, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)]);
}
