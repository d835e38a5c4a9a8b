import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { startSite } from "./app-for-tests.ts";
import { loadStaticFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "vigie-files-"));
mkdirSync(join(folder, "client/assets"), { recursive: true });
const SCRIPT = "export const level = 'extreme';\n".repeat(20);
writeFileSync(join(folder, "client/assets/root-1.js"), SCRIPT);
writeFileSync(join(folder, "client/assets/root-1.js.map"), "{}");
writeFileSync(join(folder, "client/robots.txt"), "User-agent: *\n");
writeFileSync(join(folder, "secret.txt"), "hidden words");
afterAll(() => rmSync(folder, { recursive: true }));

it("serves hashed files for ever, others for a while, compressed", async () => {
  const files = await loadStaticFiles(join(folder, "client"));
  const script = files.get("/assets/root-1.js");
  expect(script?.cacheControl).toBe("public, max-age=31536000, immutable");
  expect(brotliDecompressSync((await script?.body("br")) ?? "").toString()).toBe(SCRIPT);
  expect(files.get("/robots.txt")?.cacheControl).toBe("public, max-age=3600");
  expect([...files.keys()].toSorted()).toEqual(["/assets/root-1.js", "/robots.txt"]);
});

it("answers 304 for a file that a browser has, 404 for a missing one, and nothing outside its folder", async () => {
  const { origin, server } = await startSite({ files: await loadStaticFiles(join(folder, "client")) });
  const first = await fetch(`${origin}/assets/root-1.js`);
  expect(await first.text()).toBe(SCRIPT);
  const etag = first.headers.get("etag") ?? "";
  expect((await fetch(`${origin}/assets/root-1.js`, { headers: { "if-none-match": etag } })).status).toBe(
    304,
  );
  expect((await fetch(`${origin}/assets/none.js`)).status).toBe(404);
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
