import { data } from "react-router";
import { servicesContext } from "../context.ts";
import type { Route } from "./+types/province-sprite";
import { provinceSprite } from "./province-sprite.server.ts";
import { shapesOf } from "./zone-shapes.server.ts";

/** The map's drawing under its own version; a version of an earlier build or shape answers with the newest. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const sprite = provinceSprite(shapesOf(await context.get(servicesContext).situation.read()));
  if (!params.file.endsWith(".svg")) throw data(null, 404);
  const isCurrent = params.file === `${sprite.version}.svg`;
  return new Response(sprite.svg, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": isCurrent ? "public, max-age=31536000, immutable" : "no-cache",
    },
  });
}
