import { createHash } from "node:crypto";
import { createServer } from "node:net";

/** First port of each range. Two checkouts rarely use the same range, so both can run tests at once. */
const RANGES = [6700, 7700, 8700] as const;
/** Number of ports in a range. No range has a port that Chromium blocks, such as 6697 or 10080. */
const RANGE = 1_000;
const checkout = createHash("sha256")
  .update(import.meta.dirname)
  .digest()
  .readUInt32BE();
const FIRST = RANGES[checkout % RANGES.length] ?? RANGES[0];
// Offsets of ports in a block. The sandbox has eleven ports, the site one, and the worker's health page one.
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
 * Returns the first port of a free block of ports for a sandbox, a site and a worker. Each call returns
 * another block. The global setup and the Vitest workers have different blocks, so they never compete for a
 * block. No block has ports that the system assigns by itself.
 */
export async function freeBlock(): Promise<number> {
  for (let tries = 0; tries < MOST; tries++) {
    const first = FIRST + ((requested++ % MOST) * OWNERS + owner) * BLOCK;
    const ports = Array.from({ length: BLOCK }, (_, i) => first + i);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(`No free block of ${BLOCK} ports from ${FIRST} on`);
}
