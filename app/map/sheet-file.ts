import { data } from "react-router";
import { servicesContext } from "../context.ts";
import type { Route } from "./+types/sheet-file";
import { frameOfId } from "./sheet-plan.server.ts";
import { sheetDrawing } from "./sheets.server.ts";
import { shapesOf } from "./zone-shapes.server.ts";

const FILE = /^([\w-]+)\.([\w-]+)\.svg$/;

/** A map's drawing under its own version; a version of an earlier build or shape answers with the newest. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [, id = "", version] = FILE.exec(params.file) ?? [];
  const frame = frameOfId(id);
  const zones = shapesOf(await context.get(servicesContext).situation.read());
  const sheet = frame && sheetDrawing(frame, zones);
  if (!sheet) throw data(null, 404);
  return new Response(sheet.svg, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": sheet.version === version ? "public, max-age=31536000, immutable" : "no-cache",
    },
  });
}
