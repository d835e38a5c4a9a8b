import { expect, it, vi } from "vitest";
import { createTileClient } from "./tiles.server.ts";

const clientOf = (answer: () => Response | Promise<Response>) => {
  const get = vi.fn<typeof fetch>(async () => answer());
  return { get, tile: createTileClient({ template: "http://tiles.test/{z}/{x}/{y}.mvt", fetch: get }) };
};
const tileOf = (bytes: number) =>
  new Response("x".repeat(bytes), { headers: { "content-type": "application/x-protobuf" } });
const ADDRESS = { z: 4, x: 5, y: 6 };

it("the client requests a tile by its position and returns the tile's bytes", async () => {
  const { get, tile } = clientOf(() => tileOf(3));
  expect((await tile(ADDRESS)).toString()).toBe("xxx");
  expect(get.mock.calls[0]?.[0]).toBe("http://tiles.test/4/5/6.mvt");
});

it.each([204, 404])("a response with the status %i means an empty tile", async (status) => {
  const { tile } = clientOf(() => new Response(null, { status }));
  expect(await tile(ADDRESS)).toHaveLength(0);
});

it("a tile of up to two megabytes is accepted, and a larger tile is refused", async () => {
  const most = 2 * 1024 * 1024;
  expect(await clientOf(() => tileOf(most)).tile(ADDRESS)).toHaveLength(most);
  await expect(clientOf(() => tileOf(most + 1)).tile(ADDRESS)).rejects.toMatchObject({
    code: "outside-size",
    message: expect.stringContaining(String(most)),
  });
});

it("a tile that takes longer than the time limit is reported as a timeout", async () => {
  vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort());
  const { tile, get } = clientOf(() => Promise.reject(new Error("aborted")));
  await expect(tile(ADDRESS)).rejects.toMatchObject({ code: "outside-time" });
  expect(get.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

it.each([
  [{ code: "outside-type" }, () => new Response("", { status: 203 })],
  [{ status: 500 }, () => new Response("", { status: 500 })],
  [{ code: "outside-type" }, () => Response.json({})],
  [{ code: "outside-size" }, () => tileOf(3 * 1024 * 1024)],
  [{ message: "fetch failed" }, () => Promise.reject(new TypeError("fetch failed"))],
] as const)("a failed request for a tile is rejected with the reason: %o", async (reason, answer) => {
  await expect(clientOf(answer).tile(ADDRESS)).rejects.toMatchObject(reason);
});
