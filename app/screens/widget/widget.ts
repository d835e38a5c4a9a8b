import { languageOfPath } from "#plan/paths.ts";
import { servicesContext } from "../../context.ts";
import type { Route } from "./+types/widget";
import { widgetAnswer } from "./widget-answer.server.ts";

/** Serves a widget: a small document for a frame of another site, without the application. */
export function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  return widgetAnswer(searchParams, languageOfPath(pathname), context.get(servicesContext));
}
