import { afterEach, expect, it } from "vitest";
import type { Story } from "#content/story.ts";
import { readSettings } from "#settings";
import { startSite } from "./app.double.ts";
import { createServices } from "./services.ts";

let stop: (() => Promise<void>) | null = null;
afterEach(() => stop?.());

it("a page of editors at an address without a screen is rendered once for all visitors, unlike missing addresses", async () => {
  const env = { NODE_ENV: "test", SITE_URL: "https://site.test" };
  const { services } = createServices(readSettings(env));
  const story = async (path: string) => (path === "uncached/evacuations" ? ({} as Story) : null);
  const site = await startSite({ env, services: { ...services, content: { ...services.content, story } } });
  stop = async () => {
    site.server.server.closeAllConnections();
    await site.server.stop();
  };
  const visit = (path: string) => fetch(site.origin + path, { headers: { cookie: "langue=fr" } });
  for (const _ of [1, 2, 3]) await visit("/uncached/evacuations/");
  expect(site.renders()).toBe(1);
  for (const _ of [1, 2]) await visit("/uncached/nothing/");
  expect(site.renders()).toBe(3);
});
