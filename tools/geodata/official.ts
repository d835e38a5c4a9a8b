import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import mapshaper from "mapshaper";
import { exact, packAreas, writeGeometry } from "./layers.ts";
import { regionsOfSda, zonesOfZdi } from "./official-layers.ts";
import { NATURAL_EARTH, neighbourSource, provinceSource } from "./sources.ts";

const SDA =
  "https://diffusion.mern.gouv.qc.ca/diffusion/RGQ/Vectoriel/Theme/Regional/SDA_100k/SHP/BDAT(adm)_SHP.zip";
const ZDI = "https://www.sopfeu.qc.ca/layers/zdi.json";
const DOWNLOAD_LIMIT_MS = 10 * 60_000;

const SDA_CREDIT = "SDA, © Gouvernement du Québec, MRNF (CC BY 4.0)";
const ZDI_CREDIT = "© Gouvernement du Québec (CC BY 4.0)";

async function read(from: string): Promise<Uint8Array> {
  if (!from.startsWith("https://")) return readFile(from);
  const reply = await fetch(from, { signal: AbortSignal.timeout(DOWNLOAD_LIMIT_MS) });
  if (!reply.ok) throw new Error(`${from} responded ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
}

/** Returns the layer `regio_s` of a zip of shapefiles, in degrees. */
export async function readRegions(zip: Uint8Array): Promise<{ features: readonly unknown[] }> {
  const commands =
    "-i sda.zip encoding=utf8 -proj wgs84 target=regio_s -o regions.json format=geojson target=regio_s";
  const { "regions.json": text } = await mapshaper.applyCommands(commands, { "sda.zip": zip });
  return JSON.parse(String(text));
}

export async function packOfficial(sda: Uint8Array, zdi: Uint8Array) {
  return packAreas({
    province: exact(provinceSource(), NATURAL_EARTH),
    neighbours: exact(neighbourSource(), NATURAL_EARTH),
    regions: exact(regionsOfSda(await readRegions(sda)), SDA_CREDIT),
    zones: exact(zonesOfZdi(JSON.parse(new TextDecoder().decode(zdi))), ZDI_CREDIT),
  });
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { sda: { type: "string", default: SDA }, zdi: { type: "string", default: ZDI } },
  });
  writeGeometry("areas.json", await packOfficial(await read(values.sda), await read(values.zdi)));
}
