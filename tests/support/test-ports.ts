import { createHash } from "node:crypto";
import { createServer } from "node:net";

/** Where ranges begin: two checkouts of the project rarely take one, so that their tests may run at the same time. */
const RANGES = [6100, 6700, 7200, 7700, 8200, 8700] as const;
/** The length of the shortest: Chromium refuses 6566, and 6665 to 6669. */
const RANGE = 466;
const checkout = createHash("sha256")
  .update(import.meta.dirname)
  .digest()
  .readUInt32BE();
const FIRST = RANGES[checkout % RANGES.length] ?? RANGES[0];
/** A sandbox takes ten ports, one per stand-in; the site stands after them, then the worker's health. */
export const DATABASE_OFFSET = 9;
export const SITE_OFFSET = 10;
export const WORKER_OFFSET = 11;
const BLOCK = 12;
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
let asked = 0;

/**
 * First port of a free block for one sandbox, one site and one worker, another one at each call. Blocks are shared out
 * among the global setup and the workers, so that two of them never race for one; and none is a port that the system
 * gives out by itself.
 */
export async function freeBlock(): Promise<number> {
  for (let tries = 0; tries < MOST; tries++) {
    const first = FIRST + ((asked++ % MOST) * OWNERS + owner) * BLOCK;
    const ports = Array.from({ length: BLOCK }, (_, i) => first + i);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(`No free block of ${BLOCK} ports from ${FIRST} on`);
}
