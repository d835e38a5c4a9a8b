import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describe, expect, test } from "vitest";
import { ChunkedWrites } from "./chunked-writes.ts";

/** Returns the chunks as written. A later reader could get several as one. */
async function piecesOf(pieces: readonly string[]): Promise<Buffer[]> {
  const sent: Buffer[] = [];
  const large = new ChunkedWrites().on("data", (piece: Buffer) => sent.push(piece));
  await pipeline(Readable.from(pieces.map((piece) => Buffer.from(piece))), large);
  return sent;
}

describe("chunks of an email to the mail server", () => {
  test("joins many small chunks into one", async () => {
    const sent = await piecesOf(["Subject: Feu\r\n", "\r\n", "Un feu brûle.", "\r\n"]);
    expect(sent.map(String)).toEqual(["Subject: Feu\r\n\r\nUn feu brûle.\r\n"]);
  });

  test("writes a large email while the rest is read, complete and in order", async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `${at}\r\n`);
    const sent = await piecesOf(lines);
    expect(sent.length).toBeGreaterThan(1);
    expect(String(Buffer.concat(sent))).toBe(lines.join(""));
  });

  test("writes no chunk for empty input", async () => {
    expect(await piecesOf([])).toEqual([]);
  });
});
