import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The content codings the site speaks, best first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/**
 * How hard brotli and gzip work. Pages are compressed again at each refresh: the home page of 64 KB becomes 11.5 KB in
 * 1.0 ms at quality 6, 10.6 KB in 25 ms at 10: worth it where most visits begin. Files are compressed once per process. What may never be asked for again
 * costs less of both: brotli's quality 5 is the least that keeps 2,000 fires on the map under 60 KB.
 */
const EFFORTS = {
  once: { brotli: 5, gzip: 1 },
  page: { brotli: 6, gzip: 6 },
  hard: { brotli: 10, gzip: 6 },
  file: { brotli: 11, gzip: 6 },
} as const;
export type Effort = keyof typeof EFFORTS;

/**
 * The smallest window that holds the whole body: it compresses as well. At the default of 4 MB each encoder's memory
 * would have all garbage of the process collected twice a second while odd pages are asked for.
 */
const windowBits = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 1)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/** The body in each compressed encoding; compression runs off the main thread. */
export async function encodeBody(
  body: Buffer,
  effort: Effort,
): Promise<Readonly<Record<Exclude<Encoding, "identity">, Buffer>>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: EFFORTS[effort].brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
  };
  const [br, gzipped] = await Promise.all([
    brotli(body, { params }),
    gunzippable(body, { level: EFFORTS[effort].gzip }),
  ]);
  return { br, gzip: gzipped };
}

const NAMES_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/i;

/** The best encoding an Accept-Encoding header takes; `identity` when it says nothing we know. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  // What nearly every browser sends: no need to read the rest.
  if (NAMES_BROTLI.test(accepted)) return "br";
  const refused = new Set<string>();
  const taken = new Set<string>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...options] = part.split(";").map((piece) => piece.trim());
    const isRefused = options.some((option) => /^q=0(\.0*)?$/.test(option));
    (isRefused ? refused : taken).add(name);
  }
  const isTaken = (name: Encoding) => taken.has(name) || (taken.has("*") && !refused.has(name));
  return ENCODINGS.find(isTaken) ?? "identity";
}
