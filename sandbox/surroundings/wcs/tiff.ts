const SHORT = 3;
const LONG = 4;
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;
const OFFSET_TAG = 273;

/** Writes a grid of numbers as an uncompressed TIFF of one band, from the north-west. */
export function tiffOf(values: Float32Array, width: number): Buffer {
  const height = values.length / width;
  const entries = [
    [256, LONG, width],
    [257, LONG, height],
    [258, SHORT, 32],
    [259, SHORT, 1],
    [262, SHORT, 1],
    [OFFSET_TAG, LONG, 0],
    [277, SHORT, 1],
    [278, LONG, height],
    [279, LONG, values.byteLength],
    // Floating-point numbers.
    [339, SHORT, 3],
  ] as const;
  const directory = Buffer.alloc(2 + entries.length * ENTRY_BYTES + 4);
  directory.writeUInt16LE(entries.length);
  for (const [index, [tag, type, value]] of entries.entries()) {
    const at = 2 + index * ENTRY_BYTES;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(1, at + 4);
    directory.writeUInt32LE(tag === OFFSET_TAG ? HEADER_BYTES + directory.length : value, at + 8);
  }
  const header = Buffer.from([0x49, 0x49, 42, 0, HEADER_BYTES, 0, 0, 0]);
  return Buffer.concat([header, directory, Buffer.from(values.buffer, values.byteOffset, values.byteLength)]);
}
