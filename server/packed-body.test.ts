import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { packBody } from "./packed-body.ts";

const TEXT = Buffer.from("incendie ".repeat(500));

it("a packed body gives the same content in every encoding", async () => {
  const packed = await packBody(TEXT, "page");
  expect(brotliDecompressSync(packed.br)).toEqual(TEXT);
  expect(gunzipSync(packed.gzip)).toEqual(TEXT);
  expect(packed.identity).toEqual(TEXT);
  expect(packed.br.length).toBeLessThan(TEXT.length);
});

it("a short packed body uses no more memory than its compressed size", async () => {
  const { br, gzip } = await packBody(TEXT, "file");
  for (const packed of [br, gzip]) expect(packed.buffer.byteLength).toBe(packed.length);
});

it("a packed body makes its gzip and its uncompressed form once, and reuses them while memory is plentiful", async () => {
  const packed = await packBody(TEXT, "once");
  expect(packed.gzip).toBe(packed.gzip);
  expect(packed.identity).toBe(packed.identity);
});

it("a body compressed as a file is smaller than a body that is sent only once", async () => {
  const text = Buffer.from(Array.from({ length: 4000 }, (_, i) => `${(i * 7919) % 1009} feu `).join(""));
  const [lazy, file] = await Promise.all([packBody(text, "once"), packBody(text, "file")]);
  expect(file.br.length).toBeLessThan(lazy.br.length);
});
