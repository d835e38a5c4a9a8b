import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, extname, join, relative, sep } from "node:path";
import type { Encoding } from "./encoding.ts";
import { gzipBody, PackedBody, packBody } from "./packed-body.ts";

/** A file of the build in memory, in brotli from the build, and in gzip once a visitor needs gzip. */
export interface StaticFile {
  readonly contentType: string;
  readonly digest: string;
  readonly isCompressible: boolean;
  body(encoding: Encoding): Promise<Buffer>;
}

/** Files by their path on the site (`/assets/root-abc.js`). */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const DIGEST_CHARACTERS = 22;
/** Extension of the compressed copy that the build writes next to a file, with brotli at its best quality. */
const PACKED = ".br";

/** Media type of each extension, and whether its files are worth compressing. */
const TYPES = {
  ".css": ["text/css; charset=utf-8", true],
  ".html": ["text/html; charset=utf-8", true],
  ".ico": ["image/vnd.microsoft.icon", false],
  ".js": ["text/javascript; charset=utf-8", true],
  ".json": ["application/json", true],
  ".mjs": ["text/javascript; charset=utf-8", true],
  ".png": ["image/png", false],
  ".svg": ["image/svg+xml", true],
  ".txt": ["text/plain; charset=utf-8", true],
  ".webmanifest": ["application/manifest+json", true],
  ".webp": ["image/webp", false],
  ".woff2": ["font/woff2", false],
} satisfies Record<string, readonly [string, boolean]>;

const UNKNOWN_TYPE = ["application/octet-stream", false] as const;
const isKnown = (extension: string): extension is keyof typeof TYPES => Object.hasOwn(TYPES, extension);

function typeOf(path: string): readonly [contentType: string, isCompressible: boolean] {
  const extension = extname(path);
  return isKnown(extension) ? TYPES[extension] : UNKNOWN_TYPE;
}

/** Makes the file of a path from its content, and from its brotli copy if there is one. */
export function staticFile(path: string, content: Buffer, packed?: Buffer): StaticFile {
  const [contentType, isCompressible] = typeOf(path);
  let held: Buffer | PackedBody | Promise<PackedBody> =
    packed === undefined ? content : new PackedBody(packed);
  let gzipped: Promise<Buffer> | null = null;
  return {
    contentType,
    isCompressible,
    digest: createHash("sha256").update(content).digest("base64url").slice(0, DIGEST_CHARACTERS),
    async body(encoding) {
      if (Buffer.isBuffer(held)) {
        if (encoding === "identity") return held;
        held = packBody(held, "file");
      }
      const packed = await held;
      if (encoding !== "gzip") return packed[encoding];
      gzipped ??= gzipBody(packed.identity);
      return gzipped;
    },
  };
}

/** Returns the files under a folder to serve, without source maps and compressed copies. */
async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const all = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const packed = new Set(all.filter((file) => file.endsWith(PACKED)));
  const isServed = (file: string) =>
    !basename(file).startsWith(".") && !file.endsWith(".map") && !packed.has(file);
  return { served: all.filter(isServed), packed };
}

/** Reads every file under a folder, and its compressed copy if it exists. A missing folder has no files. */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const { served, packed } = await filesIn(folder);
  for (const file of served) {
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    const beside = file + PACKED;
    const body = packed.has(beside) ? await readFile(beside) : undefined;
    files.set(path, staticFile(path, await readFile(file), body));
  }
  return files;
}

/**
 * Writes a compressed copy of each compressible file under a folder, once for all starts of the site. This
 * takes five seconds of processor time, for which the first visitors after a start would otherwise wait.
 */
export async function packStaticFiles(folder: string): Promise<void> {
  const { served } = await filesIn(folder);
  const pack = async (file: string) => {
    const { br } = await packBody(await readFile(file), "file");
    await writeFile(file + PACKED, br);
  };
  await Promise.all(served.filter((file) => typeOf(file)[1]).map(pack));
}
