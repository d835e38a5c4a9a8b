import type { Geometry } from "geojson";
import { boundsOf } from "#territory/bounds.ts";
import { xmlText } from "../xml-text.ts";
import { CqlError, type Filter, type Row, readCql } from "./cql.ts";
import { projected, type Srs, srsOf } from "./projection.ts";

export interface Layer {
  readonly geometryName: string;
  /** Names of the properties, in order. */
  readonly fields: readonly string[];
  features(): readonly { readonly id: string; readonly geometry: Geometry; readonly row: Row }[];
}

/** A server's own ways. */
export interface Server {
  /** GeoServer filters by CQL and counts what matches; MapServer does neither. */
  readonly kind: "geoserver" | "mapserver";
  /** System of the answer if the request has no `srsName`. */
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
  geoserver: ["application/json", "json", "csv"],
  mapserver: ["geojson", "application/json; subtype=geojson", "text/csv", "csv"],
};
const MOST = 1_000_000;

/** Answers a WFS request. Parameter names ignore case, as the servers do; an error is XML with status 400. */
export function answerWfs(server: Server, url: URL): Response {
  const given = new Map([...url.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  try {
    return getFeature(server, (name) => given.get(name) || undefined, url);
  } catch (error) {
    if (!(error instanceof WfsError)) throw error;
    return new Response(exceptionXml(error), {
      status: 400,
      headers: { "content-type": "application/xml;charset=UTF-8" },
    });
  }
}

type Parameter = (name: string) => string | undefined;

function getFeature(server: Server, parameter: Parameter, url: URL): Response {
  const service = parameter("service");
  if (service?.toUpperCase() !== "WFS")
    throw new WfsError("InvalidParameterValue", "service", `No service: ( ${service ?? ""} )`);
  const request = parameter("request");
  if (request === undefined) throw new WfsError("MissingParameterValue", "request", "Missing request");
  if (request.toLowerCase() !== "getfeature")
    throw new WfsError("OperationNotSupported", "request", `No such operation ${request}`);
  const version = parameter("version") ?? "2.0.0";
  if (!["1.0.0", "1.1.0", "2.0.0"].includes(version))
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

  const found = layer.features().filter(matching(server, layer, parameter));
  const page = sorted(found, layer, parameter("sortby")).slice(...pageOf(parameter));
  const isHits = parameter("resulttype")?.toLowerCase() === "hits";
  const format = parameter("outputformat")?.toLowerCase();
  if (format === undefined || isHits) return gml(found.length, isHits ? 0 : page.length, server.now());
  if (!FORMATS[server.kind].includes(format))
    throw new WfsError(
      "InvalidParameterValue",
      "outputFormat",
      `Failed to find response for output format ${format}`,
    );
  const fields = fieldsOf(layer, parameter("propertyname"));
  if (format.endsWith("csv")) return csv(fields, page);
  const features = page.map(({ id, geometry, row }) => ({
    type: "Feature",
    id: `${name.replace(/^\w+:/, "")}.${id}`,
    geometry: fields.hasGeometry ? projected(geometry, srs) : null,
    ...(server.kind === "geoserver" && { geometry_name: layer.geometryName }),
    properties: Object.fromEntries(fields.names.map((field) => [field, row[field] ?? null])),
  }));
  const crs = { type: "name", properties: { name: `urn:ogc:def:crs:EPSG::${srs}` } };
  const counts = {
    totalFeatures: found.length,
    numberMatched: found.length,
    numberReturned: features.length,
    timeStamp: new Date(server.now()).toISOString(),
    ...nextLink(url, parameter, found.length),
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
    const [west, south, east, north] = bounds;
    return west <= box.east && east >= box.west && south <= box.north && north >= box.south;
  };
}

function filterOf(cql: string, layer: Layer): Filter {
  try {
    return readCql(cql, layer.fields);
  } catch (error) {
    if (!(error instanceof CqlError)) throw error;
    throw new WfsError("NoApplicableCode", "", `Could not parse CQL filter list.\n${error.message}`);
  }
}

/** Reads a box: north first if its fifth part is a URN, east first otherwise. */
function boxOf(text: string) {
  const [a, b, c, d, srs = ""] = text.split(",");
  const [x0, y0, x1, y1] = [a, b, c, d].map(Number);
  if ([x0, y0, x1, y1].some((side) => side === undefined || Number.isNaN(side)))
    throw new WfsError("InvalidParameterValue", "bbox", `Illegal bounding box ${text}`);
  const [west = 0, south = 0, east = 0, north = 0] = srs.startsWith("urn:")
    ? [y0, x0, y1, x1]
    : [x0, y0, x1, y1];
  return { west, south, east, north };
}

function sorted(found: readonly Found[], layer: Layer, order: string | undefined): readonly Found[] {
  if (order === undefined) return found;
  const [field = "", direction = "A"] = order.split(/[ +]/);
  if (!layer.fields.includes(field))
    throw new WfsError("InvalidParameterValue", "sortBy", `Illegal property name: ${field}`);
  const sign = direction.toUpperCase().startsWith("D") ? -1 : 1;
  const value = ({ row }: Found) => row[field] ?? "";
  return [...found].sort((x, y) => sign * (value(x) < value(y) ? -1 : value(x) > value(y) ? 1 : 0));
}

function pageOf(parameter: Parameter): [number, number] {
  const whole = (name: string, otherwise: number) => {
    const text = parameter(name);
    if (text === undefined) return otherwise;
    if (/^\d+$/.test(text)) return Number(text);
    throw new WfsError("InvalidParameterValue", name, `Could not parse parameter ${name}: ${text}`);
  };
  const start = whole("startindex", 0);
  return [start, start + whole("count", whole("maxfeatures", MOST))];
}

function fieldsOf(layer: Layer, list: string | undefined) {
  const names = list
    ?.replace(/[()]/g, "")
    .split(",")
    .map((name) => name.trim());
  const unknown = names?.find((name) => name !== layer.geometryName && !layer.fields.includes(name));
  if (unknown !== undefined)
    throw new WfsError(
      "InvalidParameterValue",
      "propertyName",
      `Requested property: ${unknown} is not available`,
    );
  return {
    hasGeometry: names?.includes(layer.geometryName) ?? true,
    names: layer.fields.filter((field) => names?.includes(field) ?? true),
  };
}

function nextLink(url: URL, parameter: Parameter, matched: number) {
  const [start, end] = pageOf(parameter);
  if (end >= matched || parameter("count") === undefined) return {};
  const next = new URL(url);
  for (const name of [...next.searchParams.keys()])
    if (name.toLowerCase() === "startindex") next.searchParams.delete(name);
  next.searchParams.set("STARTINDEX", String(end));
  return start < end
    ? { links: [{ title: "next page", type: "application/json", rel: "next", href: next.href }] }
    : {};
}

function csv(fields: { names: readonly string[] }, page: readonly Found[]): Response {
  const cell = (value: unknown) => {
    const text = String(value ?? "");
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = [
    ["FID", ...fields.names].join(","),
    ...page.map(({ id, row }) => [id, ...fields.names.map((name) => row[name])].map(cell).join(",")),
  ];
  return new Response(`${lines.join("\r\n")}\r\n`, { headers: { "content-type": "text/csv;charset=UTF-8" } });
}

/** Returns the counts only: no client of ours reads GML. */
function gml(matched: number, returned: number, now: number): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<wfs:FeatureCollection xmlns:wfs="http://www.opengis.net/wfs/2.0" numberMatched="${matched}" numberReturned="${returned}" timeStamp="${new Date(now).toISOString()}"/>\n`;
  return new Response(xml, { headers: { "content-type": "application/gml+xml; version=3.2" } });
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
