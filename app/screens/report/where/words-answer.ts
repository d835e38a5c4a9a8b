import { languageOfPath } from "#plan/paths.ts";
import { WORDS_PARAMETER } from "#plan/where-paths.ts";
import { servicesContext } from "../../../context.ts";
import type { Route } from "./+types/words-answer";
import { wordsFound } from "./words-found.server.ts";

/** Serves the place that a typed text means. The text is personal, so responses are not cached. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { geocoder, situation, naturalAreas } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const [{ fires }, areas] = await Promise.all([situation.read(), naturalAreas.read()]);
  const sources = { geocoder, fires: fires.value ?? [], areas };
  const words = searchParams.get(WORDS_PARAMETER) ?? "";
  return Response.json(await wordsFound(words, sources, languageOfPath(pathname)));
}
