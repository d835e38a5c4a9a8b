import { REGIONS } from "#territory/regions.ts";
import { endpoint } from "./endpoint.server.ts";
import { credit } from "./meta.server.ts";

/** The 17 regions, to interpret the codes in other responses. */
export const regions = endpoint({
  path: "/regions",
  answer: ({ services }) => ({
    meta: { ...credit(services.siteUrl), count: REGIONS.length },
    regions: REGIONS.map(({ code, name }) => ({ code, name })),
  }),
});
