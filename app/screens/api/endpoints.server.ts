import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import { restrictionsTouchingRegion } from "#fires/restriction-ground.server.ts";
import { restrictionsInForce, upcomingRestrictions } from "#fires/restriction-rules.ts";
import { REGIONS } from "#territory/regions.ts";
import { AROUND_ENDPOINTS } from "./around/around-endpoints.server.ts";
import { RESTRICTION_CODES } from "./codes.ts";
import { danger } from "./danger-endpoint.server.ts";
import { type Endpoint, endpoint } from "./endpoint.server.ts";
import { fire, fires } from "./fires-endpoints.server.ts";
import { location, restrictionId, restrictionProperties } from "./location-endpoint.server.ts";
import { credit, known, meta } from "./meta.server.ts";
import { oneOf, oneRegion, someOf } from "./parameters.server.ts";
import { noDataYet } from "./problem.server.ts";
import { publishedArea } from "./published-area.server.ts";
import { ref, say } from "./shared-schemas.server.ts";
import { situation } from "./situation-endpoint.server.ts";
import { zones } from "./zones-endpoint.server.ts";

const CODES = RESTRICTION_ORDER.map((type) => RESTRICTION_CODES[type]);

/** Restrictions in force, then announced restrictions. */
const restrictions = endpoint({
  path: "/restrictions",
  media: "application/geo+json",
  id: "restrictions",
  summary: ["Restrictions in force and announced", "Restrictions en vigueur et annoncées"],
  text: say(
    "A GeoJSON FeatureCollection of areas. If the area of a restriction is not published, its geometry is null, but its regions are listed.",
    "Une FeatureCollection GeoJSON de territoires. Si le territoire d’une restriction n’est pas publié, sa géométrie est null, mais ses régions sont indiquées.",
  ),
  schema: "Restrictions",
  refusals: ["NoDataYet"],
  parameters: {
    state: oneOf(["in-force", "announced"], {
      ...say(
        "Only restrictions in force now, or only those announced for later.",
        "Seulement les restrictions en vigueur maintenant, ou seulement celles annoncées pour plus tard.",
      ),
      example: "in-force",
    }),
    type: someOf(CODES, {
      ...say(
        "Only restrictions of these types, separated by commas.",
        "Seulement les restrictions de ces types, séparés par des virgules.",
      ),
      schema: ref("RestrictionType"),
      example: ["open-fire-ban"],
    }),
    region: oneRegion(
      say(
        "Only restrictions that name this region or whose area extends into it.",
        "Seulement les restrictions pour lesquelles l’agence indique cette région, ou dont le territoire la touche.",
      ),
    ),
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
  id: "alertStatus",
  summary: ["The alert service", "Le service d’alerte"],
  text: say(
    "How fast alerts went out in the last 24 hours, by channel. The figures are at most 30 seconds old.",
    "Délai d’envoi des alertes des 24 dernières heures, par canal. Les chiffres datent d’au plus 30 secondes.",
  ),
  schema: "AlertStatus",
  refusals: ["NoDataYet"],
  async answer({ services }) {
    const status = await services.alertStatus.read();
    if (status === null) throw noDataYet("The state of the alerts cannot be read; try again shortly.");
    const { at, watchedAt, channels } = status;
    return { meta: { ...credit(services.siteUrl), count: channels.length }, at, watchedAt, channels };
  },
});

/** The 17 regions, to interpret the codes in other responses. */
const regions = endpoint({
  path: "/regions",
  id: "regions",
  summary: ["The 17 regions", "Les 17 régions"],
  text: say(
    "The codes that the other responses use, with the names in both languages.",
    "Les codes qu’utilisent les autres réponses, avec les noms dans les deux langues.",
  ),
  schema: "Regions",
  answer: ({ services }) => ({
    meta: { ...credit(services.siteUrl), count: REGIONS.length },
    regions: REGIONS.map(({ code, name }) => ({ code, name })),
  }),
});

/** All endpoints that return data. To add an endpoint, define it in its own file and add a line here. */
export const DATA_ENDPOINTS: readonly Endpoint[] = [
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
];
