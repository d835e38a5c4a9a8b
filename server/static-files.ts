import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Encoding } from "./encoding.ts";
import { gzipBody, type PackedBody, packBody } from "./packed-body.ts";

/** A file of the build, held in memory: once packed, as that alone, and by gzip once somebody asked. */
export interface StaticFile {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly digest: string;
  readonly isCompressible: boolean;
  body(encoding: Encoding): Promise<Buffer>;
}

/** Files by their path on the site (`/assets/root-abc.js`). */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";
const DIGEST_CHARACTERS = 22;

/** [media type, worth compressing] by extension. */
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

function staticFile(path: string, content: Buffer): StaticFile {
  const extension = extname(path);
  const [contentType, isCompressible] = isKnown(extension) ? TYPES[extension] : UNKNOWN_TYPE;
  let held: Buffer | Promise<PackedBody> = content;
  let gzipped: Promise<Buffer> | null = null;
  return {
    contentType,
    isCompressible,
    cacheControl: path.startsWith("/assets/") ? IMMUTABLE : ONE_HOUR,
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

/** Reads every file under a folder; source maps stay unserved. An absent folder has no files. */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith(".") || entry.name.endsWith(".map")) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    files.set(path, staticFile(path, await readFile(file)));
  }
  return files;
}

/** Compresses every file ahead of the first visitor, one after the other to leave room for requests. */
export async function compressAhead(files: StaticFiles): Promise<void> {
  for (const file of files.values()) if (file.isCompressible) await file.body("br");
}
