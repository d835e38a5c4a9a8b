import { join } from "node:path";
import { createRequestHandler } from "react-router";
import type { Situation } from "#fires/model.ts";
import { loadAppBuild } from "#server/app-build.ts";
import type { Services } from "#site-contract";
import { NATURAL_AREAS } from "#territory/natural-areas.ts";

/** What a page asks of a service that these renders do without. */
const away = () => Promise.reject(new Error("No such service in this render"));

/** Renders the built site's own addresses for a situation and a moment, without a server between. */
export async function renderSite(
  situation: Situation,
  now: Date,
): Promise<(path: string) => Promise<Response>> {
  const { router, entry } = await loadAppBuild(join(import.meta.dirname, "../../build"));
  const handle = createRequestHandler(router, "production");
  const services = {
    situation: { read: async () => situation },
    naturalAreas: { read: async () => NATURAL_AREAS },
    geocoder: { find: away },
    siteUrl: "http://localhost",
    gtmId: "",
    now: () => now,
  } as unknown as Services; // only what the pages under test ask for
  return (path) => handle(new Request(`http://localhost${path}`), entry.createLoadContext(services));
}
