import { join } from "node:path";
import { createRequestHandler } from "react-router";
import type { Situation } from "#fires/model.ts";
import type { DatedChange } from "#history/history-service.ts";
import { loadAppBuild } from "#server/app-build.ts";
import { createServices } from "#server/services.ts";
import { readSettings } from "#settings";

/** URL of all services that the rendering could call. No program listens at this URL. */
const AWAY = "http://127.0.0.1:1";

/**
 * Returns a function that renders a path of the built site for a situation and a moment, without a server.
 * `changes` are the changes since yesterday.
 */
export async function renderSite(
  situation: Situation,
  now: Date,
  changes?: readonly DatedChange[],
): Promise<(path: string) => Promise<Response>> {
  const { router, entry } = await loadAppBuild(join(import.meta.dirname, "../../build"));
  const handle = createRequestHandler(router, "production");
  const settings = readSettings({
    NODE_ENV: "test",
    SITE_URL: "http://localhost",
    FIRE_DATA_URL: AWAY,
    CONTENT_URL: AWAY,
    CONTENT_TOKEN: "none",
    GEOCODER_URL: AWAY,
    DATABASE_URL: "postgres://postgres@127.0.0.1:1/postgres",
  });
  const made = createServices(settings).services;
  const value = { followedSince: new Date(0), watchedAt: now, changes: changes ?? [] };
  const services = {
    ...made,
    situation: { ...made.situation, read: async () => situation },
    ...(changes && { history: { ...made.history, since: async () => ({ value, isFailing: false }) } }),
    now: () => now,
  };
  return (path) => handle(new Request(settings.SITE_URL + path), entry.createLoadContext(services));
}
