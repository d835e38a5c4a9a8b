import type { LoaderFunctionArgs } from "react-router";
import { servicesContext } from "../context.ts";
import { zoneShapesFile } from "./zone-shapes.server.ts";

/** The danger zones' shapes as GeoJSON, by number: fetched once, joined to each minute's danger in the browser. */
export async function loader({ context }: LoaderFunctionArgs) {
  const situation = await context.get(servicesContext).situation.read();
  return new Response(zoneShapesFile(situation), { headers: { "content-type": "application/geo+json" } });
}
