import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { z } from "zod";
import { startWorld, type World } from "../support/world.ts";
import { ask } from "./contract.ts";

const MANY = 2000;
const WIRE_BUDGET = 200 * 1024;

let world: World;
beforeAll(async () => {
  const fires = await fetch(`${inject("summerFireData")}/public/feux?intensive=true&nordique=true`);
  const some = z.array(z.looseObject({ NoFeu: z.number() })).parse(await fires.json());
  const many = Array.from({ length: MANY }, (_, at) => ({ ...some[at % some.length], NoFeu: at + 1 }));
  world = await startWorld({ fires: many });
});
afterAll(() => world.stop());

test("2,000 fires are all told, in one answer that a phone can carry", async () => {
  const { status, problems, body } = await ask(world.origin, "/fires", "/fires");
  expect({ status, problems }).toEqual({ status: 200, problems: [] });
  expect(z.object({ features: z.array(z.unknown()) }).parse(body).features).toHaveLength(MANY);
  const head = await fetch(`${world.origin}/api/v1/fires`, {
    method: "HEAD",
    headers: { "accept-encoding": "br" },
  });
  expect(head.headers.get("content-encoding")).toBe("br");
  expect(Number(head.headers.get("content-length"))).toBeLessThan(WIRE_BUDGET);
});
