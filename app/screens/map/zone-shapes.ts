import { servicesContext } from "../../context.ts";
import { zoneShapesFile } from "../../parts/live-map/records/zone-shapes.server.ts";
import type { Route } from "./+types/zone-shapes";

/** The danger zones' shapes as GeoJSON, by number: fetched once, joined to each minute's danger in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const situation = await context.get(servicesContext).situation.read();
  return new Response(zoneShapesFile(situation), { headers: { "content-type": "application/geo+json" } });
}
