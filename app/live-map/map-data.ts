import { data } from "react-router";
import { servicesContext } from "../context.ts";
import { languageOfPath } from "../paths.ts";
import type { Route } from "./+types/map-data";
import { readMapChoices } from "./map-choices.ts";
import { placedRecords } from "./records.server.ts";

/**
 * The records of the map's address as GeoJSON, every page of them: what the interactive map draws and refreshes each
 * minute. `readAt` is the age of the oldest reading they come from.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { situation, now } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const choices = readMapChoices(searchParams, language);
  const placed = placedRecords(await situation.read(), { choices, language, now: now() });
  if (placed === null) throw data(null, 503);
  const features = placed.map(({ record, geometry }) => ({
    type: "Feature",
    geometry,
    properties: record,
  }));
  return Response.json({ type: "FeatureCollection", features });
}
