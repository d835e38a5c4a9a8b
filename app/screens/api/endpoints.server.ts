import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import { restrictionsTouchingRegion } from "#fires/restriction-ground.server.ts";
import { restrictionsInForce, upcomingRestrictions } from "#fires/restriction-rules.ts";
import { areApproximate, zoneShapesOf } from "#fires/zone-of.server.ts";
import { REGIONS } from "#territory/regions.ts";
import { AROUND_ENDPOINTS } from "./around/around-endpoints.server.ts";
import { RESTRICTION_CODES } from "./codes.ts";
import { dangerDates, zoneDanger } from "./danger-answer.server.ts";
import { type Endpoint, endpoint } from "./endpoint.server.ts";
import { fire, fires } from "./fires-endpoints.server.ts";
import { location, restrictionId, restrictionProperties } from "./location-endpoint.server.ts";
import { credit, known, meta } from "./meta.server.ts";
import { oneOf, oneRegion, someOf } from "./parameters.server.ts";
import { noDataYet } from "./problem.server.ts";
import { publishedArea } from "./published-area.server.ts";
import { ref, say } from "./shared-schemas.server.ts";
import { situation } from "./situation-endpoint.server.ts";

/** Danger for three days in each zone, by zone number. */
const danger = endpoint({
  path: "/danger",
  id: "danger",
  summary: ["3-day fire danger outlook", "Le danger d’incendie sur trois jours"],
  text: say(
    "The level of each of the 65 zones for the day of the reading and the next 2 days.",
    "Le niveau de chacune des 65 zones pour le jour de la lecture et les deux jours suivants.",
  ),
  schema: "Danger",
  refusals: ["NoDataYet"],
  async answer({ services, now }) {
    const reading = (await services.situation.read()).danger;
    const rows = known(reading).toSorted((a, b) => a.zone - b.zone);
    const about = meta([reading], services.siteUrl, now);
    const [today, tomorrow, dayAfterTomorrow] = dangerDates(about.readAt);
    return {
      meta: { ...about, count: rows.length },
      dates: { today, tomorrow, dayAfterTomorrow },
      zones: rows.map((zone) => ({ number: zone.zone, name: zone.name, ...zoneDanger(zone) })),
    };
  },
});

/** Shapes of the zones: until the agency's shapes are read, the shapes that are packaged with the site. */
const zones = endpoint({
  path: "/zones",
  media: "application/geo+json",
  id: "zones",
  summary: ["Shapes of the fire danger rating zones", "Contours des zones de danger d’incendie"],
  text: say(
    "A GeoJSON FeatureCollection. Join it to /danger by zone number. It hardly ever changes, so store it.",
    "Une FeatureCollection GeoJSON. Joignez-la à /danger par le numéro de zone ; elle ne change presque jamais : conservez-la.",
  ),
  schema: "Zones",
  async answer({ services }) {
    const { value, readAt } = (await services.situation.read()).zoneShapes;
    const shapes = zoneShapesOf(value).toSorted((a, b) => a.zone - b.zone);
    return {
      type: "FeatureCollection",
      meta: {
        readAt,
        isApproximate: areApproximate(value),
        ...credit(services.siteUrl),
        count: shapes.length,
      },
      features: shapes.map(({ zone, name, geometry }) => ({
        type: "Feature",
        id: zone,
        geometry: publishedArea(geometry),
        properties: { number: zone, name },
      })),
    };
  },
});

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

/** All endpoints that return data. To add an endpoint, define it and add a line here. */
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
