import { z } from "zod";
import { FireDataError } from "#fires/fire-data-error.ts";
import { type Ask, withQuery } from "./ask.server.ts";
import type { SmokeLayer } from "./model.ts";
import { readSmokeGrids } from "./read-smoke-grid.server.ts";
import { readXml } from "./read-xml.server.ts";
import type { BatchAnswer, RecordBatch } from "./record-batch.ts";
import { utc } from "./wire.ts";

/** Parts of the smoke layer's name that do not change between seasons. */
const LAYER = /RAQDPS.*PM2\.5.*Smoke/i;
/** Usual name of the layer, to request only its description. A service without it describes all layers. */
const USUAL = "RAQDPS.Sfc_PM2.5-WildfireSmokePlume";
/** Maximum depth of nested layers. No map server has more levels. */
const DEEPEST = 20;

const wireLayer = z.object({
  Name: z.string(),
  Dimension: z.array(z.object({ "@name": z.string(), "#text": z.string() }).nullable().catch(null)),
});
const wireCapabilities = z.object({
  WMS_Capabilities: z.object({ Capability: z.object({ Layer: z.array(z.unknown()) }) }),
});

/** Time extent of the layer: first hour, last hour and step in hours. */
const EXTENT = /^([^\s/]+)\/([^\s/]+)\/PT(\d{1,2})H$/;

export async function readSmoke(
  ask: Ask,
  address: string,
  now: Date,
  known: RecordBatch<SmokeLayer> | null,
): Promise<BatchAnswer<SmokeLayer>> {
  const query = { service: "WMS", version: "1.3.0", request: "GetCapabilities", layer: USUAL };
  const xml = await ask.text(withQuery(address, query), ["text/xml", "application/xml"]);
  const parsed = wireCapabilities.safeParse(readXml(xml));
  const layers = parsed.success ? layersIn(parsed.data.WMS_Capabilities.Capability.Layer) : [];
  const smoke = layers.flatMap((layer) => smokeOf(layer) ?? [])[0];
  if (smoke === undefined) throw new FireDataError("fire-data-shape", "The service has no layer of smoke");
  const before = known?.records[0];
  // The values of a forecast run do not change, so known grids of the same run are kept.
  const isKnown = before && +before.from === +smoke.from && before.layer === smoke.layer;
  const grids = await readSmokeGrids(ask, address, smoke, { now, known: (isKnown && before.grids) || [] });
  const records = [{ ...smoke, ...(grids.length > 0 && { grids }) }];
  return { value: { records, takenAt: smoke.from, isWhole: true }, dropped: 0 };
}

function layersIn(layers: readonly unknown[], depth = 0): unknown[] {
  return layers.flatMap((layer) => {
    const inner = typeof layer === "object" && layer !== null && "Layer" in layer ? layer.Layer : null;
    return [layer, ...(Array.isArray(inner) && depth < DEEPEST ? layersIn(inner, depth + 1) : [])];
  });
}

function smokeOf(given: unknown): SmokeLayer | null {
  const { data: layer } = wireLayer.safeParse(given);
  if (layer === undefined || !LAYER.test(layer.Name)) return null;
  const time = layer.Dimension.find((dimension) => dimension?.["@name"] === "time")?.["#text"].trim() ?? "";
  const [, first, last, hours] = EXTENT.exec(time) ?? [];
  const [from, until] = [utc.safeParse(first).data, utc.safeParse(last).data];
  if (from === undefined || until === undefined || until < from || Number(hours) < 1) return null;
  return { layer: layer.Name, from, until, stepHours: Number(hours) };
}
