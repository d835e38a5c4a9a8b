import { languageOfPath } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { readMapChoices } from "../../live-map/choices/map-choices.ts";
import { recordFeature } from "../../live-map/records/record-feature.ts";
import { placedRecords } from "../../live-map/records/records.server.ts";
import { EVERYWHERE } from "../../live-map/records/within.server.ts";
import { dataAge } from "../../parts/data-age/data-age.ts";
import type { Route } from "./+types/map-data";

/**
 * Serves the records that the map's address selects as GeoJSON, without paging, for the interactive map to
 * draw and refresh each minute. `readAt` is the time of the oldest reading that the map's page shows. Returns
 * 503 until the records have been read.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { situation: service, naturalAreas, surroundings, now } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const choices = readMapChoices(searchParams, language);
  const [situation, areas] = await Promise.all([service.read(), naturalAreas.read()]);
  const placed = placedRecords(situation, {
    ...{ choices, language, now: now(), areas, surroundings: surroundings.read(), within: EVERYWHERE },
  });
  if (placed === null) {
    const { t } = textsOf(language);
    const error = t("missing.title");
    return Response.json(
      { error, help: t("missing.text", { number: t("emergency.number") }) },
      { status: 503 },
    );
  }
  const { fires, danger, restrictions } = situation;
  const features = placed.map(recordFeature);
  const { readAt } = dataAge([fires, danger, restrictions]);
  return Response.json(
    { type: "FeatureCollection", readAt, features },
    { headers: { "content-type": "application/geo+json" } },
  );
}
