import { languageOfPath } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import { cachedCards } from "../../live-map/card/held-cards.server.ts";
import { writeCards } from "../../live-map/card/held-cards.ts";
import { readMapChoices } from "../../live-map/choices/map-choices.ts";
import type { Route } from "./+types/map-cards";

/** Serves the cards of all records on the map, so that the interactive map opens a card without a request. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { situation: service, naturalAreas, surroundings, now } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const choices = readMapChoices(searchParams, language);
  const [situation, areas] = await Promise.all([service.read(), naturalAreas.read()]);
  const options = { choices, language, now: now(), areas, surroundings: surroundings.read() };
  return Response.json(writeCards(await cachedCards(situation, options)));
}
