import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import { restrictionsTouchingRegion } from "#fires/restriction-ground.server.ts";
import { restrictionsInForce, upcomingRestrictions } from "#fires/restriction-rules.ts";
import { REGIONS } from "#territory/regions.ts";
import { AROUND_ENDPOINTS, isServed } from "./around/around-endpoints.server.ts";
import { RESTRICTION_CODES } from "./codes.ts";
import { danger } from "./danger-endpoint.server.ts";
import { type Endpoint, endpoint } from "./endpoint.server.ts";
import { fire, fires } from "./fires-endpoints.server.ts";
import { location, restrictionId, restrictionProperties } from "./location-endpoint.server.ts";
import { credit, known, meta } from "./meta.server.ts";
import { openapi } from "./openapi.server.ts";
import { oneOf, someOf } from "./parameters.server.ts";
import { ApiProblem } from "./problem.server.ts";
import { publishedArea } from "./published-area.server.ts";
import { situation } from "./situation-endpoint.server.ts";
import { zones } from "./zones-endpoint.server.ts";

const CODES = RESTRICTION_ORDER.map((type) => RESTRICTION_CODES[type]);

/** Restrictions in force, then announced restrictions. */
const restrictions = endpoint({
  path: "/restrictions",
  media: "application/geo+json",
  parameters: {
    state: oneOf(["in-force", "announced"]),
    type: someOf(CODES),
    region: oneOf(REGIONS.map(({ code }) => code)),
  },
  async answer({ services, now, query: { state, type, region } }) {
    const { restrictions } = await services.situation.read();
    const all = known(restrictions);
    const meant = [
      ...(state === "announced" ? [] : restrictionsInForce(all, now)),
      ...(state === "in-force" ? [] : upcomingRestrictions(all, now)),
    ].filter((each) => type === undefined || type.includes(RESTRICTION_CODES[each.type]));
    const found = region === undefined ? meant : restrictionsTouchingRegion(meant, region);
    return {
      type: "FeatureCollection",
      meta: { ...meta([restrictions], services.siteUrl, now), count: found.length },
      features: found.map((each) => ({
        type: "Feature",
        id: restrictionId(each),
        geometry: each.area && publishedArea(each.area),
        properties: restrictionProperties(each, now),
      })),
    };
  },
});

/** Delays of alerts by channel over the last 24 hours. */
const alerts = endpoint({
  path: "/alerts/status",
  async answer({ services }) {
    const status = await services.alertStatus.read();
    if (status === null)
      throw new ApiProblem("no-data-yet", "The state of the alerts cannot be read; try again shortly.");
    const { at, watchedAt, channels } = status;
    return { meta: { ...credit(services.siteUrl), count: channels.length }, at, watchedAt, channels };
  },
});

/** The API's own machine-readable description, with the addresses of this site's sources. */
const description = endpoint({
  path: "/openapi.json",
  answer: ({ services }) => {
    const surroundings = services.surroundings.read();
    const served = Object.entries(openapi.paths).filter(([path]) => isServed(path, surroundings));
    return { ...openapi, paths: Object.fromEntries(served) };
  },
});

/** The 17 regions, to interpret the codes in other responses. */
const regions = endpoint({
  path: "/regions",
  answer: ({ services }) => ({
    meta: { ...credit(services.siteUrl), count: REGIONS.length },
    regions: REGIONS.map(({ code, name }) => ({ code, name })),
  }),
});

/**
 * Every address of the API. To add one, add a file like these, a line here, and its path in
 * `openapi.server.ts`.
 */
export const ENDPOINTS: readonly Endpoint[] = [
  situation,
  fires,
  fire,
  danger,
  zones,
  restrictions,
  regions,
  location,
  ...AROUND_ENDPOINTS,
  alerts,
  description,
];
