import sharp from "sharp";
import { fetchOutside, OutsideStatus } from "#territory/fetch-outside.server.ts";
import { withQuery } from "./ask.server.ts";
import type { SmokeLayer } from "./model.ts";
import { mercator, SMOKE_BOUNDS } from "./smoke-pictures.ts";

const MIB = 1024 * 1024;
const LIMITS = { source: "smoke-pictures", timeLimitMs: 15_000, mostBytes: MIB, types: ["image/png"] };
/** About the forecast's own resolution, 10 km: a larger picture shows nothing more. */
const WIDTH = 300;
/** Longest picture that is sent on: 48 of them are at most 1.2 MB. */
const MOST_BYTES = 25_000;

const [west, south, east, north] = SMOKE_BOUNDS;
const [least, most] = [mercator({ lon: west, lat: south }), mercator({ lon: east, lat: north })];
const HEIGHT = Math.round((WIDTH * (most.y - least.y)) / (most.x - least.x));

/** Size of each picture in pixels. */
export const SMOKE_SIZE = { width: WIDTH, height: HEIGHT } as const;

/** Returns the bytes of a picture, as WebP. */
export type FetchSmoke = (layer: SmokeLayer, hour: Date) => Promise<Buffer>;

const isoHour = (date: Date) => date.toISOString().replace(".000Z", "Z");

/**
 * Makes the client for pictures of the smoke forecast (WMS). The answer is decoded and written again: only a
 * picture of the requested size leaves the site.
 * @throws if the service fails, is slow or redirects elsewhere, or its answer is no such picture
 */
export function createSmokeClient(address: string, fetch?: typeof globalThis.fetch): FetchSmoke {
  return async ({ layer, style, from }, hour) => {
    const url = withQuery(address, {
      ...{ service: "WMS", version: "1.3.0", request: "GetMap", layers: layer, styles: style ?? "" },
      ...{ format: "image/png", transparent: "TRUE", crs: "EPSG:3857", width: WIDTH, height: HEIGHT },
      bbox: [least.x, least.y, most.x, most.y].map((metres) => metres.toFixed(2)).join(),
      ...{ time: isoHour(hour), dim_reference_time: isoHour(from) },
    });
    const answer = await fetchOutside(url, { ...LIMITS, fetch });
    if (answer.status !== 200) throw new OutsideStatus(answer.status);
    return written(Buffer.from(await answer.arrayBuffer()));
  };
}

/** @throws if the bytes are no picture of the requested size */
async function written(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: WIDTH * HEIGHT, failOn: "error" });
  const { format, width, height } = await picture.metadata();
  if (format !== "png" || width !== WIDTH || height !== HEIGHT)
    throw new Error("The answer is another picture");
  const exact = await picture.webp({ lossless: true, effort: 4 }).toBuffer();
  if (exact.length <= MOST_BYTES) return exact;
  const small = await sharp(bytes).webp({ quality: 40, alphaQuality: 40, effort: 4 }).toBuffer();
  if (small.length > MOST_BYTES) throw new Error("The picture is too large");
  return small;
}
