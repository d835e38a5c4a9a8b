import { describe, expect, it, vi } from "vitest";
import type { FetchTile, TileAddress } from "#territory/tiles.server.ts";
import { TileCache } from "./tile-cache.ts";

const DAY_MS = 24 * 3_600_000;
const START = Date.parse("2026-07-01T12:00:00Z");
const TILE: TileAddress = { set: "vigie", z: 4, x: 4, y: 5 };

/** A cache in front of a tile server that returns each tile's address, or fails if the test wants a failure. */
function setUp(fetchTile?: FetchTile) {
  const state = { fails: false, requests: [] as string[], now: START, failures: 0 };
  const ask: FetchTile = async ({ z, x, y }) => {
    state.requests.push(`${z}/${x}/${y}`);
    if (state.fails) throw new Error("down");
    return Buffer.from(x === 0 ? "" : `tile ${z}/${x}/${y}`);
  };
  const cache = new TileCache(
    fetchTile ?? ask,
    () => state.now,
    () => (state.failures += 1),
  );
  const read = async (address = TILE) => {
    const { body, failed } = await cache.read(address);
    return [body?.identity.toString() ?? null, failed];
  };
  return { state, cache, read };
}

it("each tile is requested at most once a day, separately from other tiles", async () => {
  const { state, read } = setUp();
  expect(await read()).toEqual(["tile 4/4/5", false]);
  state.now = START + DAY_MS;
  expect(await read()).toEqual(["tile 4/4/5", false]);
  expect(await read({ ...TILE, z: 5 })).toEqual(["tile 5/4/5", false]);
  expect(state.requests).toEqual(["4/4/5", "5/4/5"]);
  state.now = START + DAY_MS + 1;
  await read();
  expect(state.requests).toHaveLength(3);
});

it("caches an empty tile as null, and does not request it again", async () => {
  const { state, read } = setUp();
  const empty = { ...TILE, x: 0, y: 0 };
  expect([await read(empty), await read(empty)]).toEqual([
    [null, false],
    [null, false],
  ]);
  expect(state.requests).toHaveLength(1);
});

describe("a failed tile", () => {
  it("a failed tile is empty, and is not requested again for ten seconds", async () => {
    const { state, read } = setUp();
    state.fails = true;
    expect(await read()).toEqual([null, true]);
    state.fails = false;
    state.now = START + 10_000;
    expect(await read()).toEqual([null, true]);
    expect([state.requests.length, state.failures]).toEqual([1, 1]);
    state.now = START + 10_001;
    expect(await read()).toEqual(["tile 4/4/5", false]);
  });

  it("if the request for a tile fails, the old tile is served if there is one", async () => {
    const { state, read } = setUp();
    await read();
    state.now = START + DAY_MS + 1;
    state.fails = true;
    expect([await read(), await read()]).toEqual([
      ["tile 4/4/5", true],
      ["tile 4/4/5", true],
    ]);
    expect(state.requests).toHaveLength(2);
  });
});

it("simultaneous reads of a tile cause one request to the tile server", async () => {
  const { state, read } = setUp();
  expect(await Promise.all([read(), read(), read()])).toHaveLength(3);
  expect(state.requests).toHaveLength(1);
});

it("sixteen tiles are requested at a time, and the next one as soon as one arrives or fails", async () => {
  const waiting: PromiseWithResolvers<Buffer>[] = [];
  const { cache } = setUp(() => {
    const tile = Promise.withResolvers<Buffer>();
    waiting.push(tile);
    return tile.promise;
  });
  const all = Array.from({ length: 20 }, (_, x) => cache.read({ ...TILE, z: 8, x: x + 1, y: 0 }));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  await settle();
  expect(waiting).toHaveLength(16);
  waiting[0]?.reject(new Error("down"));
  await all[0];
  await settle();
  expect(waiting).toHaveLength(17);
  for (let at = 1; at < 20; at += 1) {
    waiting[at]?.resolve(Buffer.from("tile"));
    await all[at];
    await settle();
  }
  expect(waiting).toHaveLength(20);
});

it("tiles that wait four seconds for a tile server that hangs fail, and are never requested", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    let requested = 0;
    const { cache } = setUp(() => {
      requested += 1;
      return new Promise(() => {});
    });
    const all = Array.from({ length: 18 }, (_, x) => cache.read({ ...TILE, z: 8, x: x + 1, y: 0 }));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await Promise.all(all.slice(16))).toEqual([
      { body: null, failed: true },
      { body: null, failed: true },
    ]);
    expect(requested).toBe(16);
  } finally {
    vi.useRealTimers();
  }
});
