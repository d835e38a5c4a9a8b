import { servicesContext } from "../../context.ts";
import type { Route } from "./+types/v1";
import { answerV1 } from "./v1-answer.server.ts";

export function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  return answerV1(new URL(request.url), context.get(servicesContext));
}
