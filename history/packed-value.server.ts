import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Version of packed values. During a deployment, programs only share with their own version. */
export const SHAPE = "1 ";

export const pack = (value: unknown): Promise<Buffer> => compress(serialize(value), FAST);

/** Unpacks a value of a program of this version. */
export const unpack = async <T>(packed: Uint8Array): Promise<T> => deserialize(await decompress(packed));
