import { expect, it } from "vitest";
import { exampleReading, exampleRestriction, exampleSituation } from "#fires/examples.double.ts";
import type { Situation } from "#fires/model.ts";
import { regionShapes } from "#territory/shapes.server.ts";
import { livingParts } from "./living-parts.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const saguenay = regionShapes().areas.find(({ key }) => key === "02")?.geometry ?? null;

/** Returns the restrictions that a story shows for some regions. */
async function reportLines(regions: readonly string[], restrictions: Situation["restrictions"]) {
  const situation = exampleSituation({ restrictions });
  const services = { situation: { read: async () => situation }, now: () => NOW };
  const bloks = regions.map((region) => ({ component: "restrictions_in_force", region }) as const);
  const node = { type: "blok", bloks } as const;
  const parts = await livingParts({ body: { type: "doc", content: [node] } }, services, "fr");
  return parts?.restrictions;
}

it("a region's restrictions include unnamed areas that overlap it, as on its page", async () => {
  const unnamed = exampleRestriction({ id: "unnamed", regions: [], area: saguenay });
  const lines = await reportLines(["02", "17"], exampleReading([unnamed]));
  expect(lines?.["02"]?.groups).toHaveLength(1);
  expect(lines?.["17"]?.groups).toEqual([]);
});

it("the restrictions are in doubt if one could not be read", async () => {
  const reading = exampleReading([]);
  expect((await reportLines(["17"], reading))?.["17"]).toMatchObject({ groups: [], doubt: { why: null } });
  const lines = await reportLines(["17"], { ...reading, dropped: 1 });
  expect(lines?.["17"]).toMatchObject({ groups: [], doubt: { why: "incomplete" } });
});

it("live parts inside an accordion item are found", async () => {
  const inside = { type: "blok", bloks: [{ component: "active_fires" }] } as const;
  const items = [{ title: "Combien de feux ?", text: { type: "doc", content: [inside] } }] as const;
  const node = { type: "blok", bloks: [{ component: "accordion", items }] } as const;
  const services = { situation: { read: async () => exampleSituation() }, now: () => NOW };
  const parts = await livingParts({ body: { type: "doc", content: [node] } }, services, "fr");
  expect(parts).toMatchObject({ activeFires: null, restrictions: {} });
});
