import { zoneShapesOf } from "#fires/zone-of.server.ts";
import { servicesContext } from "../../context.ts";
import type { Route } from "./+types/sheet-file";
import { sheetAnswer } from "./sheet-answer.server.ts";

/** Serves the drawing that a map's `<use>` element refers to. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { zoneShapes } = await context.get(servicesContext).situation.read();
  return sheetAnswer(params.file, zoneShapesOf(zoneShapes.value));
}
