import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { MANY_FIRES, manyFires } from "../support/many-fires.ts";
import { sandboxOf } from "../support/sandbox-of.ts";
import { firesNow, startWorld, type World } from "../support/world.ts";
import { ask } from "./contract.ts";

const WIRE_BUDGET = 200 * 1024;

let world: World;
beforeAll(async () => {
  world = await startWorld({ fires: manyFires(await firesNow(sandboxOf("summer").fireDataUrl)) });
});
afterAll(() => world.stop());

test("/fires returns 2,000 fires in one compressed response of less than 200 KB", async () => {
  const { status, problems, body } = await ask(world.origin, "/fires", "/fires");
  expect({ status, problems }).toEqual({ status: 200, problems: [] });
  expect(z.object({ features: z.array(z.unknown()) }).parse(body).features).toHaveLength(MANY_FIRES);
  const head = await fetch(`${world.origin}/api/v1/fires`, {
    method: "HEAD",
    headers: { "accept-encoding": "br" },
  });
  expect(head.headers.get("content-encoding")).toBe("br");
  expect(Number(head.headers.get("content-length"))).toBeLessThan(WIRE_BUDGET);
});
