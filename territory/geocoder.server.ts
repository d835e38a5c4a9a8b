import type { Geometry } from "geojson";
import { buildAreaIndex } from "./area-index.ts";
import { type Cleanings, createCleanings } from "./cleanings.ts";
import {
  fetchOutside,
  JSON_TYPES,
  OutsideRefusal,
  OutsideStatus,
  type RefusalCode,
} from "./fetch-outside.server.ts";
import { PLACES } from "./gazetteer.server.ts";
import { geocoderQuery } from "./geocoder-query.ts";
import { regionAt } from "./locate.server.ts";
import type { Point } from "./point.ts";
import { pointOfShape } from "./point-of-shape.ts";
import { plainWords } from "./slug.ts";
import { COLLECTIONS, type MatchKind, wireMatch, wireMatches } from "./wire-match.ts";

/** Longest wait for the geocoder in ms; then the gazetteer is used. */
const TIME_LIMIT_MS = 3000;
/** Maximum number of simultaneous calls. Other searches use the gazetteer, to spare a slow geocoder. */
export const MAX_AT_ONCE = 32;
const MOST_MATCHES = 10;
/** Maximum bytes of a response: enough for ten municipalities with their detailed limits. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Reason why a geocoder call failed. Metrics count failures by these codes, which must not change. */
type GeocoderFailure =
  | "geocoder-unreachable"
  | "geocoder-timeout"
  | "geocoder-status"
  | "geocoder-bad-answer"
  | "geocoder-busy";

/** Error for a failed call of the geocoder. The message never contains the query, which can be personal. */
export class GeocoderError extends Error {
  override readonly name = "GeocoderError";
  readonly code: GeocoderFailure;

  constructor(code: GeocoderFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const FAILURES: Readonly<Record<RefusalCode, GeocoderFailure>> = {
  "outside-redirect": "geocoder-unreachable",
  "outside-type": "geocoder-bad-answer",
  "outside-size": "geocoder-bad-answer",
  "outside-time": "geocoder-timeout",
};

/** Address or place in Quebec that the typed words can mean. */
export interface Match {
  readonly kind: MatchKind;
  readonly name: string;
  readonly at: Point;
  /** Two-digit code of the match's region. */
  readonly region: string;
}

/** Number of calls since the start, by result. */
export type GeocoderCounts = Readonly<Partial<Record<"answered" | GeocoderFailure, number>>>;

/** Finds addresses and places by typed words. Nothing is cached or logged, since an address is personal. */
export interface Geocoder {
  /**
   * Returns at most ten matches, the likeliest first; an empty list if nothing is found.
   * @throws {GeocoderError}
   */
  find(words: string): Promise<readonly Match[]>;
  counts(): GeocoderCounts;
}

export interface GeocoderOptions {
  /** Base address of `/geocode`, without a final slash. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Time limit of the whole exchange, including the body. */
  readonly timeLimitMs?: number;
  /** Counts cleaned texts; the default is a private counter. */
  readonly cleanings?: Cleanings;
}

/** Creates a client of iCherche, Quebec's geocoder, whose public clients show the format of its responses. */
export function createGeocoder(options: GeocoderOptions): Geocoder {
  const { baseUrl, fetch, timeLimitMs = TIME_LIMIT_MS } = options;
  const { cleanings = createCleanings() } = options;
  const counts: Partial<Record<"answered" | GeocoderFailure, number>> = {};
  let atOnce = 0;

  async function find(words: string): Promise<readonly Match[]> {
    if (words.trim() === "") return [];
    if (atOnce >= MAX_AT_ONCE) throw new GeocoderError("geocoder-busy", "Too many calls at once");
    atOnce += 1;
    try {
      return readMatches(cleanings.parsed("geocoder", await ask(words)));
    } finally {
      atOnce -= 1;
    }
  }

  async function ask(words: string): Promise<string> {
    const query = new URLSearchParams({
      type: Object.keys(COLLECTIONS).join(","),
      q: geocoderQuery(words),
      limit: String(MOST_MATCHES),
      geometry: "1",
    });
    try {
      const answer = await fetchOutside(
        `${baseUrl}/geocode?${query}`,
        { source: "geocoder", timeLimitMs, mostBytes: MOST_BYTES, types: JSON_TYPES, fetch },
        { headers: { accept: "application/json" } },
      );
      if (!answer.ok)
        throw new GeocoderError("geocoder-status", `The geocoder answered ${answer.status}`, {
          cause: new OutsideStatus(answer.status),
        });
      return await answer.text();
    } catch (cause) {
      if (cause instanceof GeocoderError) throw cause;
      if (cause instanceof OutsideRefusal)
        throw new GeocoderError(FAILURES[cause.code], cause.message, { cause });
      throw new GeocoderError("geocoder-unreachable", "The geocoder cannot be reached", { cause });
    }
  }

  return {
    async find(words) {
      try {
        const matches = await find(words);
        counts.answered = (counts.answered ?? 0) + 1;
        return matches;
      } catch (error) {
        if (error instanceof GeocoderError) counts[error.code] = (counts[error.code] ?? 0) + 1;
        throw error;
      }
    },
    counts: () => counts,
  };
}

function readMatches(answer: unknown): Match[] {
  const list = wireMatches.safeParse(answer);
  if (!list.success) throw new GeocoderError("geocoder-bad-answer", "The response is not a list of features");
  const read = list.data.features.flatMap((feature) => wireMatch.safeParse(feature).data ?? []);
  if (read.length === 0 && list.data.features.length > 0) {
    throw new GeocoderError("geocoder-bad-answer", "No feature of the response is readable");
  }
  return read.flatMap(({ kind, name, geometry }) => {
    const at = (kind === "city" ? townIn(geometry, name) : null) ?? pointOfShape(geometry);
    const region = at && regionAt(at);
    return at && region ? [{ kind, name, at, region }] : [];
  });
}

/** Returns a town's position in its municipality: La Tuque's limits extend a hundred km into forest. */
function townIn(limits: Geometry, name: string): Point | null {
  if (limits.type !== "Polygon" && limits.type !== "MultiPolygon") return null;
  const area = buildAreaIndex([{ key: true, geometry: limits }]);
  const wanted = plainWords(name);
  return PLACES.find(({ name, at }) => plainWords(name) === wanted && area.find(at))?.at ?? null;
}
