import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { withFire } from "../support/any-fire.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { htmlBudgetOf, overBudget, weighing } from "../support/page-weight.ts";
import { PAGES } from "../support/screens.ts";
import { startWorld, type World } from "../support/world.ts";

/** Each of the map's screens in one language: the audit weighs every other page, and the map's without its engine. */
const MAPS = PAGES.filter(({ name }) => name.startsWith("map")).filter(
  ({ language }, at) => (language === "fr") === (Math.floor(at / 2) % 2 === 0),
);

test.for(MAPS)("$path keeps within every budget with its engine", async ({ path }, { open }) => {
  let weigh: ReturnType<typeof weighing> | undefined;
  await open(path, {
    width: 360,
    prepare: async (page) => {
      weigh = weighing(page);
    },
  });
  const weight = await weigh?.();
  expect(weight?.engine).toBeGreaterThan(0);
  if (weight) expect(overBudget(path, weight)).toEqual({});
});

const REAL_DAY = join(import.meta.dirname, "../../../shared/data/feux-2023-06-06.json");

/** Fires make the document heavier, and nothing else: the rest is weighed on a summer day. */
describe.skipIf(!existsSync(REAL_DAY))("with the 436 fires of 2023-06-06", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ fires: JSON.parse(readFileSync(REAL_DAY, "utf8")) });
  });
  afterAll(() => world.stop());

  test.for(PAGES)("the document of $path keeps within its budget", async ({ path, language }) => {
    const answer = await fetch(world.origin + (await withFire(world.origin, path)), {
      method: "HEAD",
      headers: { "user-agent": PERSON, cookie: `vigie-langue=${language}`, "accept-encoding": "br" },
    });
    expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, "br"]);
    const weight = Number(answer.headers.get("content-length"));
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(htmlBudgetOf(path));
  });
});
