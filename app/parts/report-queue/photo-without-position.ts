/** How the notes of a device (EXIF) begin in every kind of file, in either order of bytes. */
const LITTLE = 0x49492a00;
const BIG = 0x4d4d002a;
const GPS = 0x8825;
const ENTRY_BYTES = 12;
/** Of a value of each type; longer ones than four bytes stand apart from their entry. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/**
 * A copy of a photo's file in which its place is zeros: for those that go as they are, since the browser cannot draw them anew. The
 * rest of what its device wrote is left, and never kept by the server.
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
      // They lead out of the file: there is no place to be found in them.
    }
  }
  return bytes;
}

/** As TIFF has it: a list of entries leads to the one of the place. @throws {RangeError} */
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
