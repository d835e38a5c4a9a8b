import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { withFire } from "../support/any-fire.ts";
import { expect, newPerson, test } from "../support/browse.ts";
import { budgetOf, type PageWeight, weighPage } from "../support/page-weight.ts";
import { PAGES } from "../support/screens.ts";
import { startWorld, type World } from "../support/world.ts";

const REAL_DAY = join(import.meta.dirname, "../../../shared/data/feux-2023-06-06.json");

async function weigh(origin: string, path: string): Promise<PageWeight> {
  const context = await newPerson(path, { origin, width: 360 });
  try {
    return await weighPage(await context.newPage(), origin + (await withFire(origin, path)));
  } finally {
    await context.close();
  }
}

/** The parts that weigh too much, with their weight. */
function overBudget(path: string, weight: PageWeight): Partial<PageWeight> {
  const budget = budgetOf(path);
  const parts = Object.entries(weight) as [keyof PageWeight, number][];
  return Object.fromEntries(parts.filter(([part, amount]) => amount > budget[part]));
}

test.for(PAGES)("$path keeps within every budget on a summer day", async ({ path }) => {
  expect(overBudget(path, await weigh(inject("summer"), path))).toEqual({});
});

describe.skipIf(!existsSync(REAL_DAY))("with the 436 fires of 2023-06-06", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ fires: JSON.parse(await readFile(REAL_DAY, "utf8")) });
  });
  afterAll(() => world.stop());

  test.for(PAGES)("$path keeps within every budget", async ({ path }) => {
    expect(overBudget(path, await weigh(world.origin, path))).toEqual({});
  });
});
