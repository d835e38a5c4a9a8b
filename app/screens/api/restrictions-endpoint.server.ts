import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import { restrictionsTouchingRegion } from "#fires/restriction-ground.server.ts";
import { restrictionsInForce, upcomingRestrictions } from "#fires/restriction-rules.ts";
import { REGIONS } from "#territory/regions.ts";
import { RESTRICTION_CODES } from "./codes.ts";
import { endpoint } from "./endpoint.server.ts";
import { known, meta } from "./meta.server.ts";
import { oneOf, someOf } from "./parameters.server.ts";
import { publishedArea } from "./published-area.server.ts";
import { restrictionId, restrictionProperties } from "./restriction-answer.server.ts";

const CODES = RESTRICTION_ORDER.map((type) => RESTRICTION_CODES[type]);

/** Restrictions in force, then announced restrictions. */
export const restrictions = endpoint({
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
