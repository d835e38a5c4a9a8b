import { createHash } from "node:crypto";
import { createServer } from "node:net";

/** First ports of the ranges. Two checkouts rarely use the same range, so both can run tests at once. */
const RANGES = [6700, 7700, 8700] as const;
/** Length of a range. Chromium blocks port 6697 and some below it, and 10080. */
const RANGE = 1_000;
const checkout = createHash("sha256")
  .update(import.meta.dirname)
  .digest()
  .readUInt32BE();
const FIRST = RANGES[checkout % RANGES.length] ?? RANGES[0];
/** Offsets of ports in a block: eleven for the sandbox, one for the site, one for the worker's health. */
export const DATABASE_OFFSET = 9;
export const SITE_OFFSET = 11;
export const WORKER_OFFSET = 12;
const BLOCK = 13;
const OWNERS = 4;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

const owner = Number(process.env.VITEST_POOL_ID ?? 0) % OWNERS;
const MOST = Math.floor(RANGE / BLOCK / OWNERS);
let requested = 0;

/**
 * Returns the first port of a free block for one sandbox, one site and one worker, another block at each call.
 * Blocks are divided between the global setup and the workers, so that they never compete for one. No block has
 * ports that the system assigns by itself.
 */
export async function freeBlock(): Promise<number> {
  for (let tries = 0; tries < MOST; tries++) {
    const first = FIRST + ((requested++ % MOST) * OWNERS + owner) * BLOCK;
    const ports = Array.from({ length: BLOCK }, (_, i) => first + i);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(`No free block of ${BLOCK} ports from ${FIRST} on`);
}
