import type { IncomingMessage, ServerResponse } from "node:http";
import { startHttpDouble } from "#tests/support/http-double.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTP server that answers like the geocoder, and can be told to fail. */
export interface GeocoderDouble {
  readonly baseUrl: string;
  /** Parameters of each call, in order. */
  readonly requests: URLSearchParams[];
  answer: Handler;
  close(): Promise<void>;
}

const send =
  (status: number, type: string, body: string): Handler =>
  (_, response) =>
    response.writeHead(status, { "content-type": type }).end(body);

export const features = (...list: readonly unknown[]): Handler =>
  send(200, "application/json", JSON.stringify({ type: "FeatureCollection", features: list }));

/** Returns a feature in iCherche's format. */
export function feature(index: string, nom: string, geometry: unknown, properties = {}) {
  return {
    type: "Feature",
    index,
    geometry,
    properties: { code: "1", nom, ...properties },
    highlight: { title: `<b>${nom}</b>` },
  };
}

export const pointAt = (lon: unknown, lat: unknown) => ({ type: "Point", coordinates: [lon, lat] });

/** Failures of the geocoder, by their expected code. */
export const FAILURES = {
  "geocoder-unreachable": {
    "a dropped connection": (request) => request.socket.destroy(),
    "a body cut off": (request, response) => {
      response
        .writeHead(200, { "content-type": "application/json", "content-length": "5000" })
        .write('{"features":[');
      setTimeout(() => request.socket.destroy(), 5);
    },
  },
  "geocoder-timeout": {
    "no answer": () => undefined,
    "a body that never ends": (_, response) => {
      response.writeHead(200, { "content-type": "application/json" }).write("{");
    },
  },
  "geocoder-status": {
    "a server error": send(500, "application/json", '{"message":"123 rue Principale"}'),
    "too many requests": send(429, "application/json", "{}"),
    "no such path": send(404, "text/html", "<!doctype html>"),
  },
  "geocoder-bad-answer": {
    "a web page": send(200, "text/html", "<!doctype html><title>Maintenance</title>"),
    "JSON cut off": send(200, "application/json", '{"features":[{"type":'),
    "an empty body": send(200, "application/json", ""),
    "a bare list": send(200, "application/json", "[]"),
    "no list of features": send(200, "application/json", '{"features":{}}'),
    nothing: send(200, "application/json", "null"),
    "an error as its data": send(200, "application/json", '{"error":{"message":"Délai dépassé"}}'),
    "only features that cannot be read": features({}, 5, null, { properties: {} }),
  },
} as const satisfies Record<string, Record<string, Handler>>;

export async function startGeocoderDouble(): Promise<GeocoderDouble> {
  const double = { requests: [] as URLSearchParams[], answer: features() };
  const { origin, close } = await startHttpDouble((request, response) => {
    double.requests.push(new URL(request.url ?? "/", "http://localhost").searchParams);
    double.answer(request, response);
  });
  return Object.assign(double, { baseUrl: `${origin}/apis/icherche`, close });
}
