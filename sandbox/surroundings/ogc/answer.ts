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

/** Responds with the items of a collection, at `/collections/{name}/items` below the API's root. */
export function answerFeatures(view: SeasonView, url: URL, root: string): Response {
  try {
    const [first, name = "", items, ...more] = url.pathname.slice(root.length).split("/").filter(Boolean);
    if ((url.searchParams.get("f") ?? "json") !== "json") throw invalid("Invalid format requested");
    if (first !== "collections" || items !== "items" || more.length > 0) throw notFound("Path not found");
    const collection = COLLECTIONS[name];
    if (collection === undefined) throw notFound("Collection not found");
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

/** Parameters with a meaning of their own. Any other parameter filters by the property of that name. */
const RESERVED = ["f", "limit", "offset", "bbox", "datetime", "sortby"];

function page(view: SeasonView, collection: Collection, url: URL) {
  const parameters = url.searchParams;
  const items = collection.items(view);
  const fields = Object.keys(items[0]?.properties ?? {});
  for (const name of items.length > 0 ? parameters.keys() : [])
    if (!RESERVED.includes(name) && !fields.includes(name)) throw invalid(`unknown query parameter: ${name}`);
  const limit = Math.min(MOST, whole(parameters, "limit", USUAL_LIMIT, 1));
  const offset = whole(parameters, "offset", 0, 0);
  const tests = [inBox(parameters), inTime(parameters, collection.timeField), equals(parameters)];
  const found = items.filter((item) => tests.every((test) => test(item)));
  const features = sortedBy(found, parameters.get("sortby"), fields).slice(offset, offset + limit);
  const next = new URL(url);
  next.searchParams.set("offset", String(offset + limit));
  const link = { rel: "next", type: "application/geo+json", title: "next", href: next.href };
  return {
    type: "FeatureCollection",
    features: features.map((item) => ({ type: "Feature", ...item })),
    numberMatched: found.length,
    numberReturned: features.length,
    links: offset + limit < found.length ? [link] : [],
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
  if (sides.length !== 4) throw invalid("bbox should be 4 values");
  const [west, south, east, north] = sides as unknown as Bounds;
  if (south > north) throw invalid("miny should be less than maxy");
  return ({ geometry }) => {
    const bounds = boundsOf([geometry]);
    return (
      bounds !== null && bounds[0] <= east && bounds[2] >= west && bounds[1] <= north && bounds[3] >= south
    );
  };
}

const INTERVAL = /^([^/]+T[^/]+)\/([^/]+T[^/]+)$/;

/** Returns a predicate for items between the two instants in the parameter `datetime`. */
function inTime(parameters: URLSearchParams, field: string): Test {
  const text = parameters.get("datetime");
  if (text === null) return always;
  const [, from = "", to = ""] = INTERVAL.exec(text) ?? [];
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (!(start <= end)) throw invalid("datetime parameter out of range");
  return ({ properties }) => {
    const at = Date.parse(String(properties[field]));
    return start <= at && at <= end;
  };
}

function equals(parameters: URLSearchParams): Test {
  const wanted = [...parameters].filter(([name]) => !RESERVED.includes(name));
  return ({ properties }) => wanted.every(([name, value]) => String(properties[name]) === value);
}

/** Sorts items by one property: `name` or `+name` ascending, `-name` descending. */
function sortedBy(items: readonly Item[], order: string | null, fields: readonly string[]): readonly Item[] {
  if (order === null || items.length === 0) return items;
  const field = order.trim().replace(/^[+-]/, "");
  if (!fields.includes(field)) throw invalid(`bad sort property: ${field}`);
  const sign = order.startsWith("-") ? -1 : 1;
  return items.toSorted((a, b) => {
    const [x, y] = [a.properties[field] ?? "", b.properties[field] ?? ""];
    return x === y ? 0 : x < y ? -sign : sign;
  });
}
