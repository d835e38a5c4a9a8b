import { servicesContext } from "../../context.ts";
import { answers } from "../../parts/account/answers.server.ts";
import { languageOfPath } from "../../paths.ts";
import type { Route } from "./+types/answers";

/** What holds at the points and became of the fires that are asked about; kept nowhere. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return answers(searchParams, languageOfPath(pathname), context.get(servicesContext));
}
