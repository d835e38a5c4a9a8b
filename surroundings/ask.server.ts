import { createTransport } from "#fires/transport.server.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import type { SourceId } from "./model.ts";
import { SOURCES } from "./sources.ts";

export interface AskOptions {
  readonly now: () => number;
  readonly cleanings: Cleanings;
  readonly fetch?: typeof globalThis.fetch;
}

/** Functions that send requests to one source, within the source's limits, and throw `FireDataError`. */
export interface Ask {
  json(url: string): Promise<unknown>;
  text(url: string, types: readonly string[]): Promise<string>;
  bytes(url: string, types: readonly string[]): Promise<Uint8Array>;
}

/** Returns the name of a source in metrics. */
export const sourceName = (source: SourceId) =>
  source.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function createAsk(source: SourceId, options: AskOptions): Ask {
  const { timeLimitMs, mostBytes } = SOURCES[source];
  const name = sourceName(source);
  const { getBytes, getJson, getText } = createTransport({
    ...options,
    source: name,
    timeLimitMs,
    mostBytes,
  });
  return {
    json: (url) => getJson(url, name),
    text: (url, types) => getText(url, name, types),
    bytes: getBytes,
  };
}

type Query = Readonly<Record<string, string | number | readonly string[]>>;

/** Adds a query to an address that can already have one. A list becomes one parameter per value. */
export function withQuery(address: string, query: Query): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) {
    url.searchParams.delete(name);
    for (const each of [value].flat()) url.searchParams.append(name, String(each));
  }
  return url.href;
}

/** Returns the address of a WFS request for GeoJSON in degrees: the default of these services is metres. */
export const featuresUrl = (address: string, typeNames: string, more: Query = {}): string =>
  withQuery(address, {
    ...{ service: "WFS", version: "2.0.0", request: "GetFeature", typeNames, srsName: "EPSG:4326" },
    ...{ outputFormat: "application/json", ...more },
  });
