import sharp from "sharp";
import { FireDataError } from "#fires/fire-data-error.ts";
import type { Bounds } from "#territory/bounds.ts";
import { type Ask, withQuery } from "./ask.server.ts";
import type { SmokeGrid, SmokeLayer } from "./model.ts";
import { CELL, GRID } from "./smoke-grid.ts";
import { comingHours, SMOKE_BOUNDS } from "./smoke-pictures.ts";

/** Tags of a GeoTIFF: the size of a cell, and the position of one of its cells. */
const [SCALE, TIE] = [33_550, 33_922];
const [ENTRY_BYTES, DOUBLE_BYTES] = [12, 8];

/**
 * Returns the bounds in a GeoTIFF of this size, in the units of the file; null if the file has no bounds.
 * @throws {RangeError} if the file is cut
 */
function boundsOfTiff(bytes: Uint8Array, columns: number, rows: number): Bounds | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = bytes[0] === 0x49;
  const directory = view.getUint32(4, isLittle);
  const entries = Array.from(
    { length: view.getUint16(directory, isLittle) },
    (_, index) => directory + 2 + index * ENTRY_BYTES,
  );
  function doublesOf(tag: number, count: number): readonly number[] | null {
    const entry = entries.find((at) => view.getUint16(at, isLittle) === tag);
    if (entry === undefined) return null;
    const start = view.getUint32(entry + 8, isLittle);
    return Array.from({ length: count }, (_, index) =>
      view.getFloat64(start + index * DOUBLE_BYTES, isLittle),
    );
  }
  const [scale, tie] = [doublesOf(SCALE, 2), doublesOf(TIE, 5)];
  if (scale === null || tie === null) return null;
  const [[width = 0, height = 0], [column = 0, row = 0, , x = 0, y = 0]] = [scale, tie];
  const [west, north] = [x - column * width, y + row * height];
  return [west, north - rows * height, west + columns * width, north];
}

const HOUR_MS = 3_600_000;
/** Hours between two grids that are kept: the forecast changes little in between. */
const EVERY_HOURS = 3;
/** Maximum number of simultaneous requests: the whole country shares the service. */
const AT_ONCE = 4;
/** Tenths of a microgram in a kilogram: the service's values are in kilograms per cubic metre. */
const TENTHS_PER_KG = 1e10;
const MOST_MICROGRAMS = 100_000;

/**
 * Reads the smoke over the province at an hour (WCS). The response must have exactly the requested size.
 * @throws {FireDataError}
 */
export async function readSmokeGrid(
  ask: Ask,
  address: string,
  { layer, from }: SmokeLayer,
  at: Date,
): Promise<SmokeGrid> {
  const [west, south, east, north] = SMOKE_BOUNDS;
  const url = withQuery(address, {
    ...{ service: "WCS", version: "2.0.1", request: "GetCoverage", coverageid: layer, format: "image/tiff" },
    ...{ subsettingcrs: "EPSG:4326", outputcrs: "EPSG:4326" },
    subset: [`x(${west},${east})`, `y(${south},${north})`],
    size: [`x(${GRID.columns})`, `y(${GRID.rows})`],
    ...{ time: isoHour(at), dim_reference_time: isoHour(from) },
  });
  const kilograms = await decoded(await ask.bytes(url, ["image/tiff"]));
  return { at, micrograms: kilograms.map(microgramsOf) };
}

const isoHour = (date: Date) => date.toISOString().replace(".000Z", "Z");

/** Converts kilograms to micrograms; NaN if the number is impossible, which means "no value". */
function microgramsOf(kilograms: number): number {
  const micrograms = Math.round(kilograms * TENTHS_PER_KG) / 10;
  return micrograms >= 0 && micrograms <= MOST_MICROGRAMS ? micrograms : Number.NaN;
}

/** Decodes a grid. @throws {FireDataError} if the bytes are no grid of the requested size and ground */
async function decoded(bytes: Uint8Array): Promise<Float32Array> {
  try {
    const picture = sharp(bytes, { limitInputPixels: GRID.columns * GRID.rows, failOn: "error" });
    const { format, width, height, channels, depth } = await picture.metadata();
    if (format !== "tiff" || width !== GRID.columns || height !== GRID.rows || channels !== 1)
      throw new Error("The grid has another size");
    if (depth !== "float" && depth !== "double") throw new Error("The grid has no values, but colours");
    const bounds = boundsOfTiff(bytes, GRID.columns, GRID.rows);
    if (bounds?.some((edge, at) => !(Math.abs(edge - SMOKE_BOUNDS[at as 0 | 1 | 2 | 3]) <= CELL)))
      throw new Error("The grid has another ground or projection");
    const { buffer, byteOffset, length } = await picture
      .toColourspace("b-w")
      .raw({ depth: "float" })
      .toBuffer();
    return new Float32Array(buffer.slice(byteOffset, byteOffset + length));
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new FireDataError("fire-data-shape", message, { cause });
  }
}

/** Returns the grids of the next two days, and reads unknown ones. After a failure, the next poll retries. */
export async function readSmokeGrids(
  ask: Ask,
  address: string,
  layer: SmokeLayer,
  { now, known }: { readonly now: Date; readonly known: readonly SmokeGrid[] },
): Promise<readonly SmokeGrid[]> {
  // The grid before the current hour is the nearest grid for half of the time.
  const since = new Date(+now - (EVERY_HOURS - 1) * HOUR_MS);
  const hours = comingHours(layer, since).filter((at) => (+at - +layer.from) % (EVERY_HOURS * HOUR_MS) === 0);
  const grids = new Map(known.map((grid) => [+grid.at, grid]));
  const missing = hours.filter((at) => !grids.has(+at));
  let isFailing = false;
  async function work(): Promise<void> {
    for (let at = missing.shift(); at !== undefined && !isFailing; at = missing.shift()) {
      try {
        grids.set(+at, await readSmokeGrid(ask, address, layer, at));
      } catch {
        isFailing = true;
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return hours.flatMap((at) => grids.get(+at) ?? []);
}
