import { languageOfPath } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import type { Route } from "./+types/light";
import { lightAnswer } from "./light-answer.server.ts";

/** Serves the light page: the whole situation in one small document, without the application. */
export function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const url = new URL(request.url);
  return lightAnswer(url, languageOfPath(url.pathname), context.get(servicesContext));
}
