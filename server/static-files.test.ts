import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { startSite } from "./app.double.ts";
import { loadStaticFiles, packStaticFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "vigie-files-"));
mkdirSync(join(folder, "client/assets"), { recursive: true });
const SCRIPT = "export const level = 'extreme';\n".repeat(20);
writeFileSync(join(folder, "client/assets/root-1.js"), SCRIPT);
writeFileSync(join(folder, "client/assets/root-1.js.map"), "{}");
writeFileSync(join(folder, "client/robots.txt"), "User-agent: *\n");
writeFileSync(join(folder, "secret.txt"), "hidden words");
afterAll(() => rmSync(folder, { recursive: true }));

it("the files of the build are loaded and compressed, without source maps", async () => {
  const files = await loadStaticFiles(join(folder, "client"));
  const script = files.get("/assets/root-1.js");
  expect(brotliDecompressSync((await script?.body("br")) ?? "").toString()).toBe(SCRIPT);
  expect([...files.keys()].toSorted()).toEqual(["/assets/root-1.js", "/robots.txt"]);
});

it("each file extension has its media type, and tells whether files are worth compressing", async () => {
  const typed = join(folder, "typed");
  mkdirSync(typed);
  const expected: Record<string, readonly [string, boolean]> = {
    "a.css": ["text/css; charset=utf-8", true],
    "a.html": ["text/html; charset=utf-8", true],
    "a.ico": ["image/vnd.microsoft.icon", false],
    "a.js": ["text/javascript; charset=utf-8", true],
    "a.json": ["application/json", true],
    "a.mjs": ["text/javascript; charset=utf-8", true],
    "a.png": ["image/png", false],
    "a.svg": ["image/svg+xml", true],
    "a.txt": ["text/plain; charset=utf-8", true],
    "a.webmanifest": ["application/manifest+json", true],
    "a.webp": ["image/webp", false],
    "a.woff2": ["font/woff2", false],
    "a.constructor": ["application/octet-stream", false],
    a: ["application/octet-stream", false],
  };
  for (const name of [...Object.keys(expected), ".hidden", "a.js.map"])
    writeFileSync(join(typed, name), name);
  const files = await loadStaticFiles(typed);
  expect(
    Object.fromEntries(
      [...files].map(([path, { contentType, isCompressible }]) => [
        path.slice(1),
        [contentType, isCompressible],
      ]),
    ),
  ).toEqual(expected);
  expect((await loadStaticFiles(join(folder, "nowhere"))).size).toBe(0);
});

it("the digest of a file depends on the file's content", async () => {
  const files = await loadStaticFiles(join(folder, "client"));
  const digest = createHash("sha256").update(SCRIPT).digest("base64url").slice(0, 22);
  expect(files.get("/assets/root-1.js")?.digest).toBe(digest);
  expect((await files.get("/assets/root-1.js")?.body("identity"))?.toString()).toBe(SCRIPT);
});

it("a file is compressed with gzip only one time, for all requests", async () => {
  const script = (await loadStaticFiles(join(folder, "client"))).get("/assets/root-1.js");
  const [first, second] = await Promise.all([script?.body("gzip"), script?.body("gzip")]);
  expect(second).toBe(first);
  expect(gunzipSync(first ?? "").toString()).toBe(SCRIPT);
  expect(first?.buffer.byteLength).toBe(first?.length);
});

it("a file is served from the copy that the build compressed, which has no address of its own", async () => {
  const built = join(folder, "built");
  mkdirSync(join(built, "assets"), { recursive: true });
  writeFileSync(join(built, "assets/root-1.js"), SCRIPT);
  writeFileSync(join(built, "assets/root-1.js.map"), "{}");
  writeFileSync(join(built, "fire.png"), SCRIPT);
  await packStaticFiles(built);
  expect(readdirSync(built, { recursive: true }).toSorted()).toEqual([
    "assets",
    "assets/root-1.js",
    "assets/root-1.js.br",
    "assets/root-1.js.map",
    "fire.png",
  ]);
  const files = await loadStaticFiles(built);
  expect([...files.keys()].toSorted()).toEqual(["/assets/root-1.js", "/fire.png"]);
  const script = files.get("/assets/root-1.js");
  expect(await script?.body("br")).toEqual(readFileSync(join(built, "assets/root-1.js.br")));
  for (const encoding of ["identity", "gzip"] as const) {
    const body = (await script?.body(encoding)) ?? Buffer.alloc(0);
    expect((encoding === "gzip" ? gunzipSync(body) : body).toString()).toBe(SCRIPT);
  }
  expect(script?.digest).toBe(
    (await loadStaticFiles(join(folder, "client"))).get("/assets/root-1.js")?.digest,
  );
});

it("a browser can keep files with a hash in their name forever, and other files for an hour", async () => {
  const { origin, server } = await startSite({ files: await loadStaticFiles(join(folder, "client")) });
  const cachingOf = async (path: string) => {
    const { headers } = await fetch(origin + path);
    return [headers.get("cache-control"), headers.get("cache-tag")];
  };
  const forEver = "public, max-age=31536000, immutable";
  expect(await cachingOf("/assets/root-1.js")).toEqual([forEver, "vigie, assets"]);
  expect(await cachingOf("/robots.txt")).toEqual([
    "public, max-age=3600, s-maxage=3600, stale-while-revalidate=300, stale-if-error=86400",
    "vigie, files",
  ]);
  await server.stop();
});

it("a file that a browser has gets 304, a missing file gets 404, and no file outside the folder is served", async () => {
  const { origin, server } = await startSite({ files: await loadStaticFiles(join(folder, "client")) });
  const first = await fetch(`${origin}/assets/root-1.js`);
  expect(await first.text()).toBe(SCRIPT);
  const etag = first.headers.get("etag") ?? "";
  expect((await fetch(`${origin}/assets/root-1.js`, { headers: { "if-none-match": etag } })).status).toBe(
    304,
  );
  const missing = await fetch(`${origin}/assets/none.js`);
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
  for (const path of [
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/root-1.js.map",
  ]) {
    expect(await (await fetch(origin + path)).text(), path).not.toContain("hidden words");
    expect((await fetch(origin + path)).headers.get("content-type"), path).not.toContain("json");
  }
  await server.stop();
});
