import { servicesContext } from "../../context.ts";
import { zoneShapesFile } from "../../live-map/records/zone-shapes.server.ts";
import type { Route } from "./+types/zone-shapes";

/** Serves the zones' shapes as GeoJSON. The browser fetches them once, and the danger levels each minute. */
export async function loader({ context }: Route.LoaderArgs) {
  const situation = await context.get(servicesContext).situation.read();
  return new Response(zoneShapesFile(situation), { headers: { "content-type": "application/geo+json" } });
}
