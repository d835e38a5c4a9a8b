import type { Bounds } from "#territory/bounds.ts";

/** Tags of a GeoTIFF: the size of a cell, and the position of a cell. */
const [SCALE, TIE] = [33_550, 33_922];
const [ENTRY_BYTES, DOUBLE_BYTES] = [12, 8];

/**
 * Returns the bounds that a GeoTIFF of this size gives, in its own units; null if it gives none.
 * @throws {RangeError} if it is cut
 */
export function boundsOfTiff(bytes: Uint8Array, columns: number, rows: number): Bounds | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = bytes[0] === 0x49;
  const directory = view.getUint32(4, isLittle);
  const entries = Array.from(
    { length: view.getUint16(directory, isLittle) },
    (_, index) => directory + 2 + index * ENTRY_BYTES,
  );
  function doublesOf(tag: number, count: number): readonly number[] | null {
    const entry = entries.find((at) => view.getUint16(at, isLittle) === tag);
    if (entry === undefined) return null;
    const start = view.getUint32(entry + 8, isLittle);
    return Array.from({ length: count }, (_, index) =>
      view.getFloat64(start + index * DOUBLE_BYTES, isLittle),
    );
  }
  const [scale, tie] = [doublesOf(SCALE, 2), doublesOf(TIE, 5)];
  if (scale === null || tie === null) return null;
  const [[width = 0, height = 0], [column = 0, row = 0, , x = 0, y = 0]] = [scale, tie];
  const [west, north] = [x - column * width, y + row * height];
  return [west, north - rows * height, west + columns * width, north];
}
