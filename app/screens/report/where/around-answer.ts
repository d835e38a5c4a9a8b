import { languageOfPath } from "#plan/paths.ts";
import { AROUND_PARAMETER } from "#plan/where-paths.ts";
import { readRoundedPosition } from "#territory/read-position.ts";
import { servicesContext } from "../../../context.ts";
import type { Route } from "./+types/around-answer";
import { aroundPoint } from "./around.server.ts";

/** Serves known facts about a rounded point, especially the agency's fires. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { situation, now } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const at = readRoundedPosition(searchParams.get(AROUND_PARAMETER) ?? "");
  if (at === null) return Response.json({ error: "not a rounded position" }, { status: 400 });
  return Response.json(aroundPoint(await situation.read(), at, languageOfPath(pathname), now()));
}
