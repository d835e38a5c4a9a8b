import { servicesContext } from "../context.ts";
import type { Route } from "./+types/sheet-file";
import { sheetAnswer } from "./sheet-answer.server.ts";
import { shapesOf } from "./zone-shapes.server.ts";

/** The file that a map's `<use>` paints from. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return sheetAnswer(params.file, shapesOf(await context.get(servicesContext).situation.read()));
}
