/** First bytes of EXIF metadata in every file format, in both byte orders. */
const LITTLE = 0x49492a00;
const BIG = 0x4d4d002a;
const GPS = 0x8825;
const ENTRY_BYTES = 12;
/**
 * Size in bytes of one value of each TIFF type. A value longer than four bytes is stored outside its entry.
 */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/**
 * Returns a copy of a photo's file with its location blanked, for files that the browser cannot redraw. Other
 * metadata stays; the server never stores it.
 */
export function withoutPosition(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(file);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 8 <= bytes.length; at += 1) {
    const start = view.getUint32(at);
    if (start !== LITTLE && start !== BIG) continue;
    try {
      blankGps(bytes, at);
    } catch {
      // The offsets point outside the file, so there is no location to find.
    }
  }
  return bytes;
}

/** Follows the TIFF structure: an entry of the main list points to the GPS list. @throws {RangeError} */
function blankGps(bytes: Uint8Array<ArrayBuffer>, start: number): void {
  const view = new DataView(bytes.buffer, start);
  const isLittle = view.getUint32(0) === LITTLE;
  const short = (at: number) => view.getUint16(at, isLittle);
  const long = (at: number) => view.getUint32(at, isLittle);
  const entriesOf = (list: number) =>
    Array.from({ length: short(list) }, (_, index) => list + 2 + index * ENTRY_BYTES);
  for (const entry of entriesOf(long(4))) {
    if (short(entry) !== GPS) continue;
    const list = long(entry + 8);
    for (const each of entriesOf(list)) {
      const length = (TYPE_BYTES[short(each + 2)] ?? 0) * long(each + 4);
      if (length > 4) bytes.fill(0, start + long(each + 8), start + long(each + 8) + length);
      bytes.fill(0, start + each, start + each + ENTRY_BYTES);
    }
    bytes.fill(0, start + list, start + list + 2);
    bytes.fill(0, start + entry, start + entry + ENTRY_BYTES);
  }
}
