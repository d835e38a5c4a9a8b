import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE_AND_HEADER = 33;
const MAX_COLOURS = 256;

/** Undoes a PNG row's filter in place, given the row above (PNG specification, section 9). */
function unfilter(kind: number, row: Uint8Array, above: Uint8Array, bytes: number): void {
  for (let i = 0; i < row.length; i++) {
    const left = row[i - bytes] ?? 0;
    const up = above[i] ?? 0;
    const corner = above[i - bytes] ?? 0;
    const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
    const nearest = a <= b && a <= c ? left : b <= c ? up : corner;
    const guess = [0, left, up, (left + up) >> 1, nearest][kind] ?? 0;
    row[i] = (row[i] ?? 0) + guess;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * Converts a browser's screenshot (8-bit RGB or RGBA, not interlaced, opaque) to a palette of at most 256
 * colours. Flat drawings have few colours, and the file is a third of the size.
 */
export function withPalette(png: Buffer): Buffer {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const bytes = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = SIGNATURE_AND_HEADER; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") {
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    }
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * bytes;
  const rows: Uint8Array[] = [];
  const counts = new Map<number, number>();
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const row = new Uint8Array(raw.subarray(start + 1, start + 1 + stride));
    unfilter(raw[start] ?? 0, row, above, bytes);
    above = row;
    rows.push(row);
    for (let x = 0; x < stride; x += bytes) {
      const colour = ((row[x] ?? 0) << 16) | ((row[x + 1] ?? 0) << 8) | (row[x + 2] ?? 0);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_COLOURS)
    .map(([colour]) => colour);
  const indexOf = new Map<number, number>();
  for (const colour of counts.keys()) indexOf.set(colour, nearestIn(palette, colour));
  const lines = rows.map((row) => {
    const line = Buffer.alloc(width + 1);
    for (let x = 0; x < width; x++) {
      const at = x * bytes;
      const colour = ((row[at] ?? 0) << 16) | ((row[at + 1] ?? 0) << 8) | (row[at + 2] ?? 0);
      line[x + 1] = indexOf.get(colour) ?? 0;
    }
    return line;
  });
  const header = Buffer.from(png.subarray(16, 29));
  header[9] = 3;
  return Buffer.concat([
    png.subarray(0, 8),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]))),
    chunk("IDAT", deflateSync(Buffer.concat(lines), { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function nearestIn(palette: readonly number[], colour: number): number {
  const distance = (other: number) =>
    ((colour >> 16) - (other >> 16)) ** 2 +
    (((colour >> 8) & 255) - ((other >> 8) & 255)) ** 2 +
    ((colour & 255) - (other & 255)) ** 2;
  let best = 0;
  for (let i = 1; i < palette.length; i++) {
    if (distance(palette[i] ?? 0) < distance(palette[best] ?? 0)) best = i;
  }
  return best;
}
