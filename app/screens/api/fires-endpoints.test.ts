import { expect, test } from "vitest";
import { exampleFire, exampleReading, exampleSituation } from "#fires/examples.double.ts";
import type { Services } from "#site-contract";
import { fire } from "./fires-endpoints.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");

/** Requests a fire. One fire is in the main list, the other is only among the contained fires. */
function ask(id: string) {
  const situation = exampleSituation({
    fires: exampleReading([exampleFire({ id: "2026-1" })]),
    containedFires: exampleReading([exampleFire({ id: "2026-2" })]),
  });
  const services = {
    situation: { read: async () => situation },
    siteUrl: "https://site.test",
  } as unknown as Services;
  return fire.answer({ services, now: NOW, parts: { id }, query: {} });
}

test("the API returns a fire of the main list or of the list of contained fires, and refuses an unknown fire", async () => {
  expect(await ask("2026-1")).toMatchObject({ id: "2026-1" });
  expect(await ask("2026-2")).toMatchObject({ id: "2026-2" });
  await expect(ask("2026-3")).rejects.toMatchObject({ code: "unknown-fire" });
});
