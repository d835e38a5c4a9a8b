import sharp from "sharp";
import { HOUR_MS } from "../../season/calendar.ts";
import { iso, roundTo, type SeasonView } from "../model/season-view.ts";
import { FORECAST_MS, KG_PER_MICROGRAM, runAt, SMOKE_LAYER, smokeAt } from "../model/smoke.ts";
import { fromMercator } from "../wfs/projection.ts";
import { xmlText } from "../xml-text.ts";
import { type Parameter, parametersOf, timesOf, WmsError } from "./parameters.ts";

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
/** Steps of concentration, micrograms per cubic metre, and their colours. */
type Scale = readonly (readonly [from: number, colour: Colour])[];

const DISCRETE: Scale = [
  [1, [222, 235, 247, 110]],
  [10, [254, 227, 145, 150]],
  [25, [254, 196, 79, 180]],
  [50, [236, 112, 20, 200]],
  [100, [140, 45, 4, 220]],
];
const WIDE: Scale = [
  [1, [230, 230, 230, 100]],
  [15, [200, 190, 180, 140]],
  [60, [150, 130, 110, 180]],
  [120, [110, 80, 60, 210]],
  [250, [60, 30, 20, 235]],
];

const STYLES = { "PM2.5_0to100ugm3_Dis": DISCRETE, "PM2.5_1to250ugm3": WIDE } as const;
type Style = keyof typeof STYLES;
const STYLE_NAMES = ["PM2.5_0to100ugm3_Dis", "PM2.5_1to250ugm3"] as const satisfies readonly Style[];

const isStyle = (name: string): name is Style => name in STYLES;

interface Options {
  readonly width: number;
  readonly height: number;
  readonly style: Style;
  readonly isTransparent: boolean;
}

/** Pixels between two computed values. Between them, values are interpolated. */
const CELL = 8;
const CLEAR: Colour = [255, 255, 255, 0];

/** Draws values as a PNG. `valueAt` takes a position in pixels. */
function drawPicture(
  { width, height, style, isTransparent }: Options,
  valueAt: (x: number, y: number) => number,
): Promise<Buffer> {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  const grid = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      grid[row * columns + column] = valueAt(column * CELL, row * CELL);
  const between = (x: number, y: number) => {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    const [fx, fy] = [x / CELL - column, y / CELL - row];
    const at = (dx: number, dy: number) => grid[(row + dy) * columns + column + dx] ?? 0;
    const upper = at(0, 0) * (1 - fx) + at(1, 0) * fx;
    return upper * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
  };
  const scale: Scale = STYLES[style];
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = between(x + 0.5, y + 0.5);
      const [red, green, blue, alpha] = scale.findLast(([from]) => value >= from)?.[1] ?? CLEAR;
      pixels.set([red, green, blue, isTransparent ? alpha : 255], (y * width + x) * 4);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/** Returns the capabilities document, with only the requested layer if one is named. */
function capabilities(view: SeasonView, url: URL, layer: string, only: string | undefined): string {
  const now = view.now();
  const run = runAt(now);
  const hour = Math.min(run + FORECAST_MS, Math.floor(now / HOUR_MS) * HOUR_MS);
  const address = xmlText(`${url.origin}${url.pathname}?`);
  const online = `<DCPType><HTTP><Get><OnlineResource xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="${address}"/></Get></HTTP></DCPType>`;
  const styles = STYLE_NAMES.map((name) => `<Style><Name>${name}</Name><Title>${name}</Title></Style>`);
  const times = `${iso(run)}/${iso(run + FORECAST_MS)}/PT1H`;
  const layers =
    only !== undefined && only !== layer
      ? ""
      : `<Layer queryable="1" opaque="0" cascaded="0">
<Name>${layer}</Name>
<Title>RAQDPS - Fine particulate matter (PM2.5) from wildfire smoke at surface [µg/m³]</Title>
<EX_GeographicBoundingBox><westBoundLongitude>-170</westBoundLongitude><eastBoundLongitude>-40</eastBoundLongitude><southBoundLatitude>20</southBoundLatitude><northBoundLatitude>75</northBoundLatitude></EX_GeographicBoundingBox>
<Dimension name="time" units="ISO8601" default="${iso(hour)}" nearestValue="0">${times}</Dimension>
<Dimension name="reference_time" units="ISO8601" default="${iso(run)}" multipleValues="1" nearestValue="0">${iso(run - 12 * HOUR_MS)}/${iso(run)}/PT12H</Dimension>
${styles.join("\n")}
</Layer>
`;
  return `<?xml version='1.0' encoding="UTF-8" standalone="no" ?>
<WMS_Capabilities xmlns="http://www.opengis.net/wms" version="1.3.0">
<Service><Name>WMS</Name><Title>MSC GeoMet (sandbox)</Title></Service>
<Capability>
<Request>
<GetCapabilities><Format>text/xml</Format>${online}</GetCapabilities>
<GetMap><Format>image/png</Format>${online}</GetMap>
<GetFeatureInfo><Format>application/json</Format>${online}</GetFeatureInfo>
</Request>
<Exception><Format>XML</Format></Exception>
<Layer>
<Title>MSC GeoMet</Title>
<CRS>EPSG:4326</CRS>
<CRS>EPSG:3857</CRS>
<CRS>CRS:84</CRS>
${layers}</Layer>
</Capability>
</WMS_Capabilities>
`;
}

const LARGEST = 4096;

/** Answers a WMS request. As on the real server, an error is XML with status 200. */
export async function answerWms(view: SeasonView, url: URL): Promise<Response> {
  const parameter = parametersOf(url);
  try {
    if ((parameter("service") ?? "WMS").toUpperCase() !== "WMS")
      throw new WmsError("InvalidParameterValue", "msWMSDispatch(): SERVICE must be WMS.");
    switch (parameter("request")?.toLowerCase()) {
      case "getcapabilities":
        return xml(capabilities(view, url, SMOKE_LAYER, parameter("layer")));
      case "getmap":
        return await getMap(view, parameter);
      case "getfeatureinfo":
        return getFeatureInfo(view, parameter);
      case undefined:
        throw new WmsError(
          "MissingParameterValue",
          "msWMSDispatch(): Incomplete WMS request: REQUEST parameter missing",
        );
      default:
        throw new WmsError("OperationNotSupported", "msWMSDispatch(): Incomplete or unsupported WMS request");
    }
  } catch (error) {
    if (!(error instanceof WmsError)) throw error;
    return xml(exception(error));
  }
}

const xml = (text: string) => new Response(text, { headers: { "content-type": "text/xml; charset=UTF-8" } });

const exception = ({ code, message }: WmsError) => `<?xml version='1.0' encoding="UTF-8" standalone="no" ?>
<ServiceExceptionReport version="1.3.0" xmlns="http://www.opengis.net/ogc">
<ServiceException code="${code}">
${xmlText(message)}
</ServiceException>
</ServiceExceptionReport>
`;

async function getMap(view: SeasonView, parameter: Parameter): Promise<Response> {
  const { instant, run } = timesOf(view, parameter);
  requireLayer(parameter("layers"));
  const style = parameter("styles") || STYLE_NAMES[0];
  if (!isStyle(style))
    throw new WmsError("StyleNotDefined", `msWMSLoadGetMapParams(): Invalid style (${style}).`);
  const format = parameter("format") ?? "";
  if (!/^image\/png/.test(format))
    throw new WmsError("InvalidFormat", `msWMSLoadGetMapParams(): Unsupported output format (${format}).`);
  const { width, height, placeOf } = gridOf(parameter);
  const smoke = smokeAt(view, instant, run);
  const isTransparent = parameter("transparent")?.toUpperCase() === "TRUE";
  const picture = await drawPicture({ width, height, style, isTransparent }, (x, y) => smoke(placeOf(x, y)));
  return new Response(new Uint8Array(picture), { headers: { "content-type": "image/png" } });
}

function getFeatureInfo(view: SeasonView, parameter: Parameter): Response {
  const { instant, run } = timesOf(view, parameter);
  requireLayer(parameter("query_layers"));
  const format = parameter("info_format");
  if (format !== "application/json")
    throw new WmsError("InvalidFormat", `Unsupported INFO_FORMAT value (${format ?? ""}).`);
  const { width, height, placeOf } = gridOf(parameter);
  const [i, j] = ["i", "j"].map((name) => Number(parameter(name) ?? Number.NaN));
  if (i === undefined || j === undefined || !(i >= 0 && i < width && j >= 0 && j < height))
    throw new WmsError("InvalidPoint", "msWMSFeatureInfo(): Invalid I or J parameters.");
  const place = placeOf(i + 0.5, j + 0.5);
  const properties = {
    value: smokeAt(view, instant, run)(place) * KG_PER_MICROGRAM,
    ...{ class: "", time: iso(instant), dim_reference_time: iso(run) },
  };
  const geometry = { type: "Point", coordinates: [roundTo(place.lon, 5), roundTo(place.lat, 5), 0] };
  const feature = { type: "Feature", id: SMOKE_LAYER, geometry, properties };
  return Response.json({ type: "FeatureCollection", layer: SMOKE_LAYER, features: [feature] });
}

function requireLayer(name: string | undefined): void {
  if (name !== SMOKE_LAYER)
    throw new WmsError(
      "LayerNotDefined",
      `msWMSLoadGetMapParams(): WMS server error. Invalid layer(s) given in the LAYERS parameter. A layer might be disabled for this request. (${name ?? ""})`,
    );
}

/** Returns the picture's size, and the place of each of its pixels. */
function gridOf(parameter: Parameter) {
  if (parameter("version") !== "1.3.0")
    throw new WmsError("InvalidParameterValue", "The sandbox only has WMS version 1.3.0.");
  const [width, height] = ["width", "height"].map((name) => Number(parameter(name)));
  const isSize = (side: number | undefined): side is number =>
    Number.isInteger(side) && Number(side) > 0 && Number(side) <= LARGEST;
  if (!isSize(width) || !isSize(height))
    throw new WmsError(
      "InvalidParameterValue",
      `msWMSLoadGetMapParams(): Image size out of range, WIDTH and HEIGHT must be between 1 and ${LARGEST} pixels.`,
    );
  const sides = (parameter("bbox") ?? "").split(",").map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = sides;
  if (sides.length !== 4 || sides.some(Number.isNaN) || a >= c || b >= d)
    throw new WmsError("InvalidBBox", "msWMSLoadGetMapParams(): Invalid values for BBOX.");
  const crs = parameter("crs")?.toUpperCase();
  // Version 1.3.0 puts the latitude first in EPSG:4326, and only there.
  const [west, south, east, north] = crs === "EPSG:4326" ? [b, a, d, c] : [a, b, c, d];
  if (crs !== "EPSG:4326" && crs !== "CRS:84" && crs !== "EPSG:3857")
    throw new WmsError("InvalidCRS", "msWMSLoadGetMapParams(): Unsupported CRS namespace (CRS).");
  const placeOf = (x: number, y: number) => {
    const [east0, north0] = [west + ((east - west) * x) / width, north - ((north - south) * y) / height];
    return crs === "EPSG:3857" ? fromMercator(east0, north0) : { lon: east0, lat: north0 };
  };
  return { width, height, placeOf };
}
