import { HOUR_MS } from "../../season/calendar.ts";
import type { SeasonView } from "../model/season-view.ts";
import { FORECAST_MS, KG_PER_MICROGRAM, runAt, SMOKE_LAYER, smokeAt } from "../model/smoke.ts";
import { type Parameter, parametersOf } from "../parameters.ts";
import { xmlText } from "../xml-text.ts";

class WcsError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const SHORT = 3;
const LONG = 4;
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;
const OFFSET_TAG = 273;

/** Returns a grid of numbers, which starts in the north-west, as an uncompressed TIFF of one band. */
function tiffOf(values: Float32Array, width: number): Buffer {
  const height = values.length / width;
  const entries = [
    [256, LONG, width],
    [257, LONG, height],
    [258, SHORT, 32],
    [259, SHORT, 1],
    [262, SHORT, 1],
    [OFFSET_TAG, LONG, 0],
    [277, SHORT, 1],
    [278, LONG, height],
    [279, LONG, values.byteLength],
    // Sample format: floating-point numbers.
    [339, SHORT, 3],
  ] as const;
  const directory = Buffer.alloc(2 + entries.length * ENTRY_BYTES + 4);
  directory.writeUInt16LE(entries.length);
  for (const [index, [tag, type, value]] of entries.entries()) {
    const at = 2 + index * ENTRY_BYTES;
    directory.writeUInt16LE(tag, at);
    directory.writeUInt16LE(type, at + 2);
    directory.writeUInt32LE(1, at + 4);
    directory.writeUInt32LE(tag === OFFSET_TAG ? HEADER_BYTES + directory.length : value, at + 8);
  }
  const header = Buffer.from([0x49, 0x49, 42, 0, HEADER_BYTES, 0, 0, 0]);
  return Buffer.concat([header, directory, Buffer.from(values.buffer, values.byteOffset, values.byteLength)]);
}

const LARGEST = 2048;
/** Matches one axis of a `SUBSET` or `SIZE`, such as `x(-81,-56)`, `lat(44,63)` or `x(250)`. */
const AXIS = /^(?:(x|lon|long)|y|lat)\(([^()]+)\)$/i;

/** Answers a WCS 2.0.1 request for the values of the smoke forecast, as GeoTIFF in degrees. */
export function answerWcs(view: SeasonView, url: URL): Response {
  const parameter = parametersOf(url);
  try {
    return getCoverage(view, url, parameter);
  } catch (error) {
    if (!(error instanceof WcsError)) throw error;
    return new Response(exception(error), {
      status: 400,
      headers: { "content-type": "text/xml; charset=UTF-8" },
    });
  }
}

const exception = ({ code, message }: WcsError) => `<?xml version='1.0' encoding="UTF-8" ?>
<ows:ExceptionReport version="2.0.1" xmlns:ows="http://www.opengis.net/ows/2.0">
  <ows:Exception exceptionCode="${code}"><ows:ExceptionText>${xmlText(message)}</ows:ExceptionText></ows:Exception>
</ows:ExceptionReport>
`;

function getCoverage(view: SeasonView, url: URL, parameter: Parameter): Response {
  if (parameter("version") !== "2.0.1" || parameter("request")?.toLowerCase() !== "getcoverage")
    throw new WcsError("InvalidParameterValue", "The sandbox only has GetCoverage of WCS version 2.0.1.");
  if (parameter("coverageid") !== SMOKE_LAYER)
    throw new WcsError("NoSuchCoverage", `Coverage '${parameter("coverageid")}' not found.`);
  if (parameter("format") !== "image/tiff")
    throw new WcsError("InvalidParameterValue", "Unrecognized value of the FORMAT parameter.");
  for (const name of ["subsettingcrs", "outputcrs"])
    if (parameter(name) !== "EPSG:4326") throw new WcsError("InvalidParameterValue", `Invalid ${name}.`);
  const { instant, run } = timesOf(view, parameter);
  const [subset, size] = [axesOf(url, "subset"), axesOf(url, "size")];
  const [west = Number.NaN, east = Number.NaN] = subset.x;
  const [south = Number.NaN, north = Number.NaN] = subset.y;
  const [[width = 0], [height = 0]] = [size.x, size.y];
  if (!(west < east && south < north))
    throw new WcsError("InvalidSubsetting", "Invalid lower and upper bounds.");
  if (![width, height].every((side) => Number.isInteger(side) && side > 0 && side <= LARGEST))
    throw new WcsError("InvalidParameterValue", "Invalid size of an axis.");
  const smoke = smokeAt(view, instant, run);
  const values = new Float32Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const lon = west + ((column + 0.5) * (east - west)) / width;
      const lat = north - ((row + 0.5) * (north - south)) / height;
      values[row * width + column] = smoke({ lon, lat }) * KG_PER_MICROGRAM;
    }
  return new Response(new Uint8Array(tiffOf(values, width)), { headers: { "content-type": "image/tiff" } });
}

/** Returns the requested hour, by default the current hour, and the time at which the forecast was made. */
function timesOf(view: SeasonView, parameter: Parameter): { instant: number; run: number } {
  const newest = runAt(view.now());
  const dim = parameter("dim_reference_time");
  const run = dim === undefined ? newest : Date.parse(dim);
  if (run !== newest && run !== newest - 12 * HOUR_MS)
    throw new WcsError("NoMatch", `No matching reference time: ${dim}`);
  const time = parameter("time");
  const instant = time ? Date.parse(time) : Math.floor(view.now() / HOUR_MS) * HOUR_MS;
  if (Number.isNaN(instant) || instant < run || instant > run + FORECAST_MS || instant % HOUR_MS !== 0)
    throw new WcsError("NoMatch", `msWMSApplyTime(): Time "${time}" is outside the layer's time extent.`);
  return { instant, run };
}

/** Returns the numbers of each axis from a parameter such as `SUBSET`, which appears once per axis. */
function axesOf(url: URL, wanted: string): { readonly x: readonly number[]; readonly y: readonly number[] } {
  const axes: { x: number[]; y: number[] } = { x: [], y: [] };
  for (const [name, value] of url.searchParams) {
    if (name.toLowerCase() !== wanted) continue;
    const [, eastward, numbers = ""] = AXIS.exec(value) ?? [];
    axes[eastward ? "x" : "y"] = numbers.split(",").map(Number);
  }
  return axes;
}
