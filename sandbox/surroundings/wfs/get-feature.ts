import type { Geometry } from "geojson";
import { type Bounds, boundsOf } from "#territory/bounds.ts";
import { type Parameter, parametersOf } from "../parameters.ts";
import { xmlText } from "../xml-text.ts";
import { projected, type Srs, srsOf } from "./projection.ts";

export type Row = Readonly<Record<string, string | number | null>>;

export interface Layer {
  readonly geometryName: string;
  /** Names of the properties, in order. */
  readonly fields: readonly string[];
  features(): readonly { readonly id: string; readonly geometry: Geometry; readonly row: Row }[];
}

/** A WFS server: its software, its layers and its clock. */
export interface Server {
  /** GeoServer filters by CQL and counts the matching features; MapServer does neither. */
  readonly kind: "geoserver" | "mapserver";
  /** Coordinate system of the response if the request has no `srsName`. */
  readonly defaultSrs: Srs;
  readonly layers: Readonly<Record<string, Layer>>;
  now(): number;
}

class WfsError extends Error {
  readonly code: string;
  readonly locator: string;

  constructor(code: string, locator: string, message: string) {
    super(message);
    this.code = code;
    this.locator = locator;
  }
}

const JSON_TYPE = "application/json;charset=UTF-8";
const FORMATS: Readonly<Record<Server["kind"], readonly string[]>> = {
  geoserver: ["application/json", "json"],
  mapserver: ["geojson"],
};
/** Parameters that our clients send. Others are refused, because ignoring one could give wrong features. */
const PARAMETERS = [
  ...["service", "version", "request", "typenames", "typename", "srsname", "outputformat", "count", "bbox"],
  "cql_filter",
];

/** Answers a WFS request. As on real servers, parameter names ignore case. Errors are XML with status 400. */
export function answerWfs(server: Server, url: URL): Response {
  const given = parametersOf(url);
  try {
    for (const name of url.searchParams.keys())
      if (!PARAMETERS.includes(name.toLowerCase()))
        throw new WfsError("OptionNotSupported", name, `The sandbox has no parameter ${name}`);
    return getFeature(server, (name) => given(name) || undefined);
  } catch (error) {
    if (!(error instanceof WfsError)) throw error;
    return new Response(exceptionXml(error), {
      status: 400,
      headers: { "content-type": "application/xml;charset=UTF-8" },
    });
  }
}

function getFeature(server: Server, parameter: Parameter): Response {
  const service = parameter("service");
  if (service?.toUpperCase() !== "WFS")
    throw new WfsError("InvalidParameterValue", "service", `No service: ( ${service ?? ""} )`);
  const request = parameter("request");
  if (request === undefined) throw new WfsError("MissingParameterValue", "request", "Missing request");
  if (request.toLowerCase() !== "getfeature")
    throw new WfsError("OperationNotSupported", "request", `No such operation ${request}`);
  const version = parameter("version") ?? "2.0.0";
  if (version !== "2.0.0")
    throw new WfsError("InvalidParameterValue", "version", `Unsupported version ${version}`);
  const name = parameter("typenames") ?? parameter("typename");
  if (name === undefined)
    throw new WfsError("MissingParameterValue", "typeNames", "The query should specify either typeName");
  const layer = server.layers[name];
  if (layer === undefined)
    throw new WfsError("InvalidParameterValue", "typeName", `Feature type ${name} unknown`);
  const srsName = parameter("srsname");
  const srs = srsName === undefined ? server.defaultSrs : srsOf(srsName);
  if (srs === null)
    throw new WfsError("InvalidParameterValue", "srsName", `Unable to find a CRS for ${srsName}`);

  const format = parameter("outputformat")?.toLowerCase() ?? "application/gml+xml; version=3.2";
  if (!FORMATS[server.kind].includes(format))
    throw new WfsError(
      "InvalidParameterValue",
      "outputFormat",
      `Failed to find response for output format ${format}`,
    );
  const count = parameter("count");
  if (count !== undefined && !/^\d+$/.test(count))
    throw new WfsError("InvalidParameterValue", "count", `Could not parse parameter count: ${count}`);

  const found = layer.features().filter(matching(server, layer, parameter));
  const features = found.slice(0, count === undefined ? undefined : Number(count)).map((feature) => ({
    type: "Feature",
    id: `${name.replace(/^\w+:/, "")}.${feature.id}`,
    geometry: projected(feature.geometry, srs),
    ...(server.kind === "geoserver" && { geometry_name: layer.geometryName }),
    properties: Object.fromEntries(layer.fields.map((field) => [field, feature.row[field] ?? null])),
  }));
  const crs = { type: "name", properties: { name: `urn:ogc:def:crs:EPSG::${srs}` } };
  const counts = {
    totalFeatures: found.length,
    numberMatched: found.length,
    numberReturned: features.length,
    timeStamp: new Date(server.now()).toISOString(),
  };
  const body =
    server.kind === "geoserver"
      ? { type: "FeatureCollection", features, ...counts, crs }
      : { type: "FeatureCollection", name, crs, features };
  return new Response(JSON.stringify(body), { headers: { "content-type": JSON_TYPE } });
}

type Found = ReturnType<Layer["features"]>[number];

function matching(server: Server, layer: Layer, parameter: Parameter): (feature: Found) => boolean {
  const cql = server.kind === "geoserver" ? parameter("cql_filter") : undefined;
  const bbox = parameter("bbox");
  if (cql !== undefined && bbox !== undefined)
    throw new WfsError(
      "NoApplicableCode",
      "",
      "bbox and cql_filter both specified but are mutually exclusive",
    );
  const filter = cql === undefined ? () => true : filterOf(cql, layer);
  const box = bbox === undefined ? null : boxOf(bbox);
  return ({ row, geometry }) => {
    if (!filter(row, server.now())) return false;
    const bounds = box && boundsOf([geometry]);
    if (!box || !bounds) return true;
    return bounds[0] <= box[2] && bounds[2] >= box[0] && bounds[1] <= box[3] && bounds[3] >= box[1];
  };
}

type Filter = (row: Row, now: number) => boolean;

const unreadable = (message: string) =>
  new WfsError("NoApplicableCode", "", `Could not parse CQL filter list.\n${message}`);

const COMPARISON = /^(\S+?)\s*(>=|<=)\s*([^\s<>=]+)$/;

/** Parses a CQL filter: comparisons joined by AND. Operands are properties, numbers and now(). */
function filterOf(cql: string, { fields }: Layer): Filter {
  const comparisons = cql.split(/\s+AND\s+/i).map((text): Filter => {
    const [, left, sign, right] = COMPARISON.exec(text.trim()) ?? [];
    if (left === undefined || right === undefined) throw unreadable(`Encountered "${text}".`);
    const [one, other] = sign === ">=" ? [left, right] : [right, left];
    const [most, least] = [operandOf(one, fields), operandOf(other, fields)];
    return (row, now) => most(row, now) >= least(row, now);
  });
  return (row, now) => comparisons.every((isMet) => isMet(row, now));
}

const DATE = /^\d{4}-\d{2}-\d{2}(T.*)?$/;

/** Returns a function that gives an operand's number or instant; NaN for null, which matches nothing. */
function operandOf(text: string, fields: readonly string[]): (row: Row, now: number) => number {
  if (text === "now()") return (_, now) => now;
  if (/^-?\d+(\.\d+)?$/.test(text)) return () => Number(text);
  if (!/^[A-Za-z_]\w*$/.test(text)) throw unreadable(`Encountered "${text}".`);
  if (!fields.includes(text)) throw unreadable(`Illegal property name: ${text}.`);
  return (row) => {
    const value = row[text] ?? Number.NaN;
    if (typeof value === "number") return value;
    if (!DATE.test(value)) throw unreadable(`${text} has no order.`);
    return Date.parse(value);
  };
}

/** Parses a box in degrees: west, south, east, north. */
function boxOf(text: string): Bounds {
  const [srs, ...parts] = text.split(",").reverse();
  const sides = parts.reverse().map(Number);
  if (srs !== "EPSG:4326" || sides.length !== 4 || sides.some(Number.isNaN))
    throw new WfsError("InvalidParameterValue", "bbox", `Illegal bounding box ${text}`);
  return sides as unknown as Bounds;
}

function exceptionXml({ code, locator, message }: WfsError): string {
  const at = locator === "" ? "" : ` locator="${xmlText(locator)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<ows:ExceptionReport xmlns:ows="http://www.opengis.net/ows/1.1" version="2.0.0">
<ows:Exception exceptionCode="${code}"${at}>
<ows:ExceptionText>${xmlText(message)}</ows:ExceptionText>
</ows:Exception>
</ows:ExceptionReport>
`;
}
