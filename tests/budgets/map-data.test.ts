import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { MANY_FIRES, manyFires } from "../support/many-fires.ts";
import { sandboxOf } from "../support/sandbox-of.ts";
import { startWorld, type World } from "../support/world.ts";

const KB = 1024;
const STATUSES = 6;

let world: World;
beforeAll(async () => {
  const answer = await fetch(`${sandboxOf("summer").fireDataUrl}/public/feux?intensive=true&nordique=true`);
  const some = z
    .array(z.looseObject({ NoFeu: z.number(), Lat: z.number().nullable() }))
    .parse(await answer.json());
  const fires = manyFires(some).map((like, at) => {
    const moved = like.Lat === null ? null : Number((like.Lat + ((at * 37) % 100) / 300).toFixed(4));
    return { ...like, Condition: { Id: at % STATUSES }, DateEteint: null, Lat: moved };
  });
  world = await startWorld({ fires });
});
afterAll(() => world.stop());

/** Returns the compressed size of a path's response, in bytes. */
async function weightOf(path: string): Promise<number> {
  const { status, headers } = await fetch(world.origin + path, {
    method: "HEAD",
    headers: { "accept-encoding": "br" },
  });
  expect([status, headers.get("content-encoding")]).toEqual([200, "br"]);
  return Number(headers.get("content-length"));
}

test("2,000 fires on the interactive map weigh at most 60 KB", async () => {
  const answer = await fetch(`${world.origin}/carte/donnees.json?protection=toutes`);
  expect(z.object({ features: z.array(z.unknown()) }).parse(await answer.json()).features).toHaveLength(
    MANY_FIRES,
  );
  expect(await weightOf("/carte/donnees.json?protection=toutes")).toBeLessThanOrEqual(60 * KB);
});

test("the map's page weighs at most 30 KB with 2,000 fires", async () => {
  expect(await weightOf("/carte/?protection=toutes")).toBeLessThanOrEqual(30 * KB);
});
