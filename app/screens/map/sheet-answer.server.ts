import { data } from "react-router";
import type { ZoneShape } from "#fires/model.ts";
import { frameOfId } from "../../parts/drawn-map/sheet-plan.server.ts";
import { sheetDrawing } from "../../parts/drawn-map/sheets.server.ts";

const FILE = /^([\w-]+)\.([\w-]+)\.svg$/;

/**
 * Returns the drawing of a map by its file name, which contains a version. A name with an older version gets
 * the newest drawing.
 * @throws a 404 if the name matches no drawing
 */
export function sheetAnswer(file: string, zones: readonly ZoneShape[]): Response {
  const [, id = "", version] = FILE.exec(file) ?? [];
  const frame = frameOfId(id);
  const sheet = frame && sheetDrawing(frame, zones);
  if (!sheet) throw data(null, 404);
  return new Response(sheet.svg, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": sheet.version === version ? "public, max-age=31536000, immutable" : "no-cache",
    },
  });
}
