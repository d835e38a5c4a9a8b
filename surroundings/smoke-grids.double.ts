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

/** Adds a position to a TIFF of the service: the size of a cell and the north-west corner. */
export function georeferenced(tiff: Uint8Array, cell: number, west: number, north: number): Uint8Array {
  const count = Buffer.from(tiff).readUInt16LE(8);
  const first = tiff.subarray(10, 10 + count * 12);
  const start = tiff.length + 2 + (count + 2) * 12 + 4;
  const entries = Buffer.alloc(24);
  for (const [index, [tag, length, at]] of [
    [33_550, 3, start] as const,
    [33_922, 6, start + 24] as const,
  ].entries()) {
    entries.writeUInt16LE(tag, index * 12);
    entries.writeUInt16LE(12, index * 12 + 2);
    entries.writeUInt32LE(length, index * 12 + 4);
    entries.writeUInt32LE(at, index * 12 + 8);
  }
  const head = Buffer.from(tiff.subarray(0, 8));
  head.writeUInt32LE(tiff.length, 4);
  const doubles = new Float64Array([cell, cell, 0, 0, 0, 0, west, north, 0]);
  return Buffer.concat([
    ...[head, tiff.subarray(8), Buffer.from([count + 2, 0]), first, entries, Buffer.alloc(4)],
    new Uint8Array(doubles.buffer),
  ]);
}
