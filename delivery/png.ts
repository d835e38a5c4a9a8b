import { constants, crc32, deflateSync } from "node:zlib";

/** A picture with few colours. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Rows created by `emptyRows` and painted by `spanPainter`. */
  readonly rows: Uint8Array;
  /** Up to 16 colours, as `[red, green, blue]`. */
  readonly palette: readonly (readonly [number, number, number])[];
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 4;
/** Returns the number of bytes in a row: one for the filter (0: no filter), then one for every two pixels. */
const rowBytes = (width: number) => 1 + Math.ceil(width / 2);

/** Creates a picture's rows in PNG layout, all in the palette's first colour. */
export const emptyRows = (width: number, height: number): Uint8Array =>
  new Uint8Array(rowBytes(width) * height);

/** Returns a function that paints a row from `left` to `right`, both included and within the picture. */
export function spanPainter({ rows, width }: Pick<Picture, "rows" | "width">) {
  const bytes = rowBytes(width);
  return (y: number, left: number, right: number, colour: number): void => {
    const start = y * bytes + 1;
    const [first, end] = [start + ((left + 1) >> 1), start + ((right + 1) >> 1)];
    // Both ends can be half a byte. The upper half of a byte is its first pixel.
    if (left % 2 === 1) rows[first - 1] = ((rows[first - 1] ?? 0) & 0xf0) | colour;
    if (right % 2 === 0) rows[end] = ((rows[end] ?? 0) & 0x0f) | (colour << BITS);
    if (first < end) rows.fill((colour << BITS) | colour, first, end);
  };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

/** Run-length compression for flat drawings: smaller than zlib's default, in half of the time. */
const FLAT = { level: 1, strategy: constants.Z_RLE, memLevel: 4, chunkSize: 4_096 };

/** Encodes a picture as PNG (ISO/IEC 15948): a palette, four bits a pixel. */
export function png({ width, height, rows, palette }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Uint8Array.from(palette.flat())),
    chunk("IDAT", deflateSync(rows, FLAT)),
    chunk("IEND", new Uint8Array()),
  ]);
}
