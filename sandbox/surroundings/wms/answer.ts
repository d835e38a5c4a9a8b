import { iso, roundTo, type SeasonView } from "../model/season-view.ts";
import { KG_PER_MICROGRAM, SMOKE_LAYER, smokeAt } from "../model/smoke.ts";
import { fromMercator } from "../wfs/projection.ts";
import { xmlText } from "../xml-text.ts";
import { capabilities } from "./capabilities.ts";
import { type Parameter, parametersOf, timesOf, WmsError } from "./parameters.ts";
import { drawPicture, isStyle, STYLE_NAMES } from "./picture.ts";

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
