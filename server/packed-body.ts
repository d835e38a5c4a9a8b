import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzip, gzipSync } from "node:zlib";

/**
 * How hard brotli works. Pages are packed again at each refresh: the home page of 64 KB becomes 11.5 KB in 1.0 ms at
 * quality 6, 10.6 KB in 25 ms at 10: worth it where most visits begin. Files are packed once per process. What may never
 * be asked for again costs less: quality 5 is the least that keeps 2,000 fires on the map under 60 KB.
 */
const QUALITIES = { once: 5, page: 6, hard: 10, file: 11 } as const;
export type Effort = keyof typeof QUALITIES;

const GZIP_LEVEL = 6;

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/**
 * The smallest window that holds the whole body: it packs as well. At the default of 4 MB each encoder's memory would
 * have all garbage of the process collected twice a second while odd pages are asked for.
 */
const windowBits = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 1)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/** The same bytes in memory of just their size: zlib hands a short result out in 16 KB of its own. */
function ofItsSize(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** What `make` makes, held while memory is plenty and made again when it was let go. */
function whileMemoryLasts(make: () => Buffer): () => Buffer {
  let held: WeakRef<Buffer> | null = null;
  return () => {
    const kept = held?.deref();
    if (kept !== undefined) return kept;
    const made = make();
    held = new WeakRef(made);
    return made;
  };
}

/**
 * A body that is kept once, as brotli packed it, which nearly every visitor takes: the others have it unpacked, or packed
 * by gzip, when they ask.
 */
export class PackedBody {
  readonly br: Buffer;
  readonly #unpacked: () => Buffer;
  readonly #gzipped: () => Buffer;

  constructor(br: Buffer) {
    this.br = br;
    this.#unpacked = whileMemoryLasts(() => brotliDecompressSync(br));
    this.#gzipped = whileMemoryLasts(() => ofItsSize(gzipSync(this.identity, { level: GZIP_LEVEL })));
  }

  get identity(): Buffer {
    return this.#unpacked();
  }

  get gzip(): Buffer {
    return this.#gzipped();
  }
}

/** Packs a body by gzip, off the main thread: a file of a megabyte would hold up everybody for 20 ms. */
export const gzipBody = async (body: Buffer): Promise<Buffer> =>
  ofItsSize(await zipped(body, { level: GZIP_LEVEL }));

/** Packs a body, off the main thread. */
export async function packBody(body: Buffer, effort: Effort): Promise<PackedBody> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITIES[effort],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
  };
  return new PackedBody(ofItsSize(await brotli(body, { params })));
}
