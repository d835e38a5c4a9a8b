import { areApproximate, zoneShapesOf } from "#fires/zone-of.server.ts";
import { endpoint } from "./endpoint.server.ts";
import { credit } from "./meta.server.ts";
import { publishedArea } from "./published-area.server.ts";
import { say } from "./shared-schemas.server.ts";

/** Shapes of the zones: until the agency's shapes are read, the shapes that are packaged with the site. */
export const zones = endpoint({
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
    const situation = await services.situation.read();
    const { value, readAt } = situation.zoneShapes;
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
