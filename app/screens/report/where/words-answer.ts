import { servicesContext } from "../../../context.ts";
import { languageOfPath } from "../../../paths.ts";
import type { Route } from "./+types/words-answer";
import { WORDS_PARAMETER } from "./where-paths.ts";
import { wordsFound } from "./words-found.server.ts";

/**
 * Serves the place that a person's words mean for a fire. Words are personal, so responses are not cached.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { geocoder, situation, naturalAreas } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const [{ fires }, areas] = await Promise.all([situation.read(), naturalAreas.read()]);
  const sources = { geocoder, fires: fires.value ?? [], areas };
  const words = searchParams.get(WORDS_PARAMETER) ?? "";
  return Response.json(await wordsFound(words, sources, languageOfPath(pathname)));
}
