import { type Bounds, boundsOf } from "#territory/bounds.ts";
import type { SeasonView } from "../model/season-view.ts";
import { COLLECTIONS, type Collection, type Item } from "./collections.ts";

const USUAL_LIMIT = 500;
const MOST = 10_000;

class RefusedRequest extends Error {
  readonly status: 400 | 404;
  readonly code: string;

  constructor(status: 400 | 404, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const invalid = (message: string) => new RefusedRequest(400, "InvalidParameterValue", message);

/** Answers a path below the API's root: collections, one collection, its items, one item. */
export function answerFeatures(view: SeasonView, url: URL, root: string): Response {
  try {
    const [first, name, items, id, ...more] = url.pathname.slice(root.length).split("/").filter(Boolean);
    const format = url.searchParams.get("f") ?? "json";
    if (format !== "json") throw invalid("Invalid format requested");
    if (first === undefined) return json(landing(url, root));
    if (first !== "collections" || more.length > 0) throw notFound("Path not found");
    if (name === undefined)
      return json({
        collections: Object.keys(COLLECTIONS).map((each) => description(each, url, root)),
        links: [{ rel: "self", type: "application/json", href: url.href }],
      });
    const collection = COLLECTIONS[name];
    if (collection === undefined) throw notFound("Collection not found");
    if (items === undefined) return json(description(name, url, root));
    if (items === "queryables" && id === undefined) return json(queryables(collection, name));
    if (items !== "items") throw notFound("Path not found");
    if (id !== undefined) return json(oneItem(collection.items(view), decodeURIComponent(id)));
    return json(page(view, collection, url));
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error;
    const { status, code, message } = error;
    return json({ code, type: code, description: message }, status);
  }
}

const notFound = (message: string) => new RefusedRequest(404, "NotFound", message);
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": status === 200 ? "application/geo+json" : "application/json" },
  });

const landing = (url: URL, root: string) => ({
  title: "MSC GeoMet (sandbox)",
  links: [{ rel: "data", type: "application/json", href: `${url.origin}${root}/collections` }],
});

function description(id: string, url: URL, root: string) {
  const { title, description } = COLLECTIONS[id] ?? {};
  const href = `${url.origin}${root}/collections/${id}/items`;
  return {
    ...{ id, title, description, itemType: "feature" },
    links: [{ rel: "items", type: "application/geo+json", href }],
  };
}

const queryables = ({ fields, title }: Collection, name: string) => ({
  ...{ type: "object", title, $id: name },
  properties: Object.fromEntries(fields.map((field) => [field, { title: field }])),
});

function oneItem(items: readonly Item[], id: string) {
  const item = items.find((each) => each.id === id);
  if (item === undefined) throw notFound("identifier not found");
  return feature(item, null);
}

const feature = ({ id, geometry, properties }: Item, wanted: readonly string[] | null) => ({
  ...{ type: "Feature", id, geometry },
  properties:
    wanted === null
      ? properties
      : Object.fromEntries(Object.entries(properties).filter(([name]) => wanted.includes(name))),
});

/** Parameters that are no properties. */
const RESERVED = new Set([
  ...["f", "lang", "limit", "offset", "bbox", "bbox-crs", "crs", "datetime", "sortby", "properties"],
  ...["skipGeometry", "resulttype"],
]);

function page(view: SeasonView, collection: Collection, url: URL) {
  const parameters = url.searchParams;
  for (const name of parameters.keys())
    if (!RESERVED.has(name) && !collection.fields.includes(name))
      throw invalid(`unknown query parameter: ${name}`);
  const limit = Math.min(MOST, whole(parameters, "limit", USUAL_LIMIT, 1));
  const offset = whole(parameters, "offset", 0, 0);
  const wanted = parameters.get("properties")?.split(",") ?? null;
  const unknown = wanted?.find((name) => !collection.fields.includes(name));
  if (unknown !== undefined) throw invalid(`unknown properties specified: ${unknown}`);
  const tests = [inBox(parameters), inTime(parameters, collection.timeField), equals(parameters)];
  const found = collection.items(view).filter((item) => tests.every((test) => test(item)));
  const sorted = sortedBy(found, parameters.get("sortby"), collection);
  const hits = parameters.get("resulttype") === "hits";
  const features = hits ? [] : sorted.slice(offset, offset + limit);
  const link = (rel: string, at: number) => {
    const href = new URL(url);
    href.searchParams.set("offset", String(at));
    return { rel, type: "application/geo+json", title: rel, href: href.href };
  };
  return {
    type: "FeatureCollection",
    features: features.map((item) =>
      parameters.get("skipGeometry") === "true"
        ? { ...feature(item, wanted), geometry: null }
        : feature(item, wanted),
    ),
    numberMatched: found.length,
    numberReturned: features.length,
    links: [
      { rel: "self", type: "application/geo+json", title: "This document as GeoJSON", href: url.href },
      ...(offset > 0 ? [link("prev", Math.max(0, offset - limit))] : []),
      ...(offset + limit < found.length ? [link("next", offset + limit)] : []),
      { rel: "collection", type: "application/json", href: url.href.replace(/\/items.*/, "") },
    ],
    timeStamp: new Date(view.now()).toISOString(),
  };
}

function whole(parameters: URLSearchParams, name: string, otherwise: number, least: number): number {
  const text = parameters.get(name);
  if (text === null) return otherwise;
  if (!/^-?\d+$/.test(text)) throw invalid(`${name} value should be an integer`);
  if (Number(text) < least)
    throw invalid(`${name} value should be ${least === 0 ? "positive" : "strictly positive"} or zero`);
  return Number(text);
}

type Test = (item: Item) => boolean;
const always: Test = () => true;

function inBox(parameters: URLSearchParams): Test {
  const text = parameters.get("bbox");
  if (text === null) return always;
  const sides = text.split(",").map(Number);
  if (sides.some(Number.isNaN)) throw invalid("bbox values must be numbers");
  const box: Bounds | null =
    sides.length === 4
      ? (sides as unknown as Bounds)
      : sides.length === 6
        ? [sides[0] ?? 0, sides[1] ?? 0, sides[3] ?? 0, sides[4] ?? 0]
        : null;
  if (box === null) throw invalid("bbox should be either 4 values or 6 values");
  const [west, south, east, north] = box;
  if (south > north) throw invalid("miny should be less than maxy");
  return ({ geometry }) => {
    const bounds = boundsOf([geometry]);
    return (
      bounds !== null && bounds[0] <= east && bounds[2] >= west && bounds[1] <= north && bounds[3] >= south
    );
  };
}

/** Filters by an instant, a day, or an interval; `..` leaves a side open. */
function inTime(parameters: URLSearchParams, field: string): Test {
  const text = parameters.get("datetime");
  if (text === null) return always;
  const [from = "", to = from] = text.split("/");
  const bound = (side: string, isEnd: boolean) => {
    if (side === ".." || side === "") return isEnd ? Infinity : -Infinity;
    const at = Date.parse(side);
    if (Number.isNaN(at)) throw invalid("datetime parameter out of range");
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(side);
    return isEnd && isDay ? at + 86_399_999 : at;
  };
  const [start, end] = [bound(from, false), bound(to, true)];
  if (start > end) throw invalid("datetime parameter out of range");
  return ({ properties }) => {
    const at = Date.parse(String(properties[field]));
    return start <= at && at <= end;
  };
}

function equals(parameters: URLSearchParams): Test {
  const wanted = [...parameters].filter(([name]) => !RESERVED.has(name));
  return ({ properties }) => wanted.every(([name, value]) => String(properties[name]) === value);
}

function sortedBy(items: readonly Item[], order: string | null, { fields }: Collection): readonly Item[] {
  if (order === null) return items;
  const keys = order.split(",").map((part) => {
    const field = part.trim().replace(/^[+-]/, "");
    if (!fields.includes(field)) throw invalid(`bad sort property: ${field}`);
    return { field, sign: part.trim().startsWith("-") ? -1 : 1 };
  });
  return [...items].sort((a, b) => {
    for (const { field, sign } of keys) {
      const [x, y] = [a.properties[field] ?? "", b.properties[field] ?? ""];
      if (x !== y) return x < y ? -sign : sign;
    }
    return 0;
  });
}
