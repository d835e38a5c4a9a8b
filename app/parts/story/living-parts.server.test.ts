import { expect, it } from "vitest";
import { exampleReading, exampleRestriction, exampleSituation } from "#fires/examples.ts";
import { regionShapes } from "#territory/shapes.server.ts";
import { livingParts } from "./living-parts.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const saguenay = regionShapes().areas.find(({ key }) => key === "02")?.geometry ?? null;

it("show in a region what its page does: an area over it counts, though no region is named", async () => {
  const unnamed = exampleRestriction({ id: "unnamed", regions: [], area: saguenay });
  const situation = exampleSituation({ restrictions: exampleReading([unnamed]) });
  const services = { situation: { read: async () => situation }, now: () => NOW };
  const restrictions = (region: string) => ({ component: "restrictions_in_force", region }) as const;
  const node = { type: "blok", bloks: [restrictions("02"), restrictions("17")] } as const;
  const parts = await livingParts({ body: { type: "doc", content: [node] } }, services, "fr");
  expect(parts?.restrictions["02"]?.groups).toHaveLength(1);
  expect(parts?.restrictions["17"]?.groups).toEqual([]);
});
