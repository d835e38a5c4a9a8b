import { afterEach, expect, it } from "vitest";
import type { Story } from "#content/story.ts";
import { readSettings } from "#settings";
import { startSite } from "./app.double.ts";
import { createServices } from "./services.ts";

let stop: (() => Promise<void>) | null = null;
afterEach(() => stop?.());

it("a page that only exists in the content service is cached for all visitors, but a missing page is not", async () => {
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
