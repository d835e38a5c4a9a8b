import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzip, gzipSync } from "node:zlib";

/**
 * Brotli qualities. Pages are compressed again at each refresh. The home page of 64 KB becomes 11.5 KB in
 * 1.0 ms at quality 6, and 10.6 KB in 25 ms at quality 10. Only pages where most visits begin get quality 10.
 * Files are compressed once per process. Responses that are perhaps never requested again get a cheap
 * quality: 5 is the lowest that keeps 2,000 fires on the map under 60 KB.
 */
const QUALITIES = { once: 5, page: 6, hard: 10, file: 11 } as const;
export type Effort = keyof typeof QUALITIES;

const GZIP_LEVEL = 6;

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/**
 * Returns the bits of the smallest window that holds the whole body: a larger window compresses no better.
 * With the default (4 MB), each encoder's memory would cause full garbage collections twice a second while
 * pages with a query are requested.
 */
const windowBits = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 1)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/** Copies bytes into memory of their exact size: zlib returns a short result in a buffer of 16 KB. */
function inExactMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Returns the result of `make`, kept while memory is plentiful and made again after garbage collection. */
function cachedWeakly(make: () => Buffer): () => Buffer {
  let cached: WeakRef<Buffer> | null = null;
  return () => {
    const existing = cached?.deref();
    if (existing !== undefined) return existing;
    const made = make();
    cached = new WeakRef(made);
    return made;
  };
}

/** A body in memory, stored only in brotli, which nearly all browsers accept, and unpacked for the others. */
export class PackedBody {
  readonly br: Buffer;
  readonly #unpacked: () => Buffer;
  readonly #gzipped: () => Buffer;

  constructor(br: Buffer) {
    this.br = br;
    this.#unpacked = cachedWeakly(() => brotliDecompressSync(br));
    this.#gzipped = cachedWeakly(() => inExactMemory(gzipSync(this.identity, { level: GZIP_LEVEL })));
  }

  get identity(): Buffer {
    return this.#unpacked();
  }

  get gzip(): Buffer {
    return this.#gzipped();
  }
}

/** Compresses a body with gzip, off the main thread: a megabyte would block all requests for 20 ms. */
export const gzipBody = async (body: Buffer): Promise<Buffer> =>
  inExactMemory(await zipped(body, { level: GZIP_LEVEL }));

/** Compresses a body with brotli, off the main thread. */
export async function packBody(body: Buffer, effort: Effort): Promise<PackedBody> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITIES[effort],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
  };
  return new PackedBody(inExactMemory(await brotli(body, { params })));
}
