import type { Geometry } from "geojson";
import { buildAreaIndex } from "./area-index.ts";
import { type Cleanings, createCleanings } from "./cleanings.ts";
import { fetchOutside, JSON_TYPES, OutsideRefusal, type RefusalCode } from "./fetch-outside.server.ts";
import { PLACES } from "./gazetteer.server.ts";
import { GeocoderError, type GeocoderFailure } from "./geocoder-error.ts";
import { geocoderQuery } from "./geocoder-query.ts";
import { regionAt } from "./locate.server.ts";
import type { Point } from "./point.ts";
import { pointOfShape } from "./point-of-shape.ts";
import { plainWords } from "./slug.ts";
import { COLLECTIONS, type MatchKind, wireMatch, wireMatches } from "./wire-match.ts";

/** How long a visitor waits for the geocoder; the gazetteer answers after that. */
const TIME_LIMIT_MS = 3000;
/** Calls at once: past it the gazetteer answers, and a slow geocoder is not drowned. */
export const MAX_AT_ONCE = 32;
const MOST_MATCHES = 10;
/** Ten municipalities come with their detailed limits. */
const MOST_BYTES = 8 * 1024 * 1024;

const FAILURES: Readonly<Record<RefusalCode, GeocoderFailure>> = {
  "outside-redirect": "geocoder-unreachable",
  "outside-type": "geocoder-bad-answer",
  "outside-size": "geocoder-bad-answer",
  "outside-time": "geocoder-timeout",
};

/** Something in Quebec that a person's words may mean. */
export interface Match {
  readonly kind: MatchKind;
  readonly name: string;
  readonly at: Point;
  /** Two-digit code of the region it lies in. */
  readonly region: string;
}

/** What became of the calls since the start. */
export type GeocoderCounts = Readonly<Partial<Record<"answered" | GeocoderFailure, number>>>;

/** Finds addresses and places by a person's words. Nothing is cached or logged: an address is personal. */
export interface Geocoder {
  /** At most ten, the likeliest first; none when nothing is found. @throws {GeocoderError} */
  find(words: string): Promise<readonly Match[]>;
  /** For the server's metrics. */
  counts(): GeocoderCounts;
}

export interface GeocoderOptions {
  /** What precedes `/geocode`, without a final slash. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  /** For the whole exchange, body included. */
  readonly timeLimitMs?: number;
  /** Counts cleaned texts; the default is a private counter. */
  readonly cleanings?: Cleanings;
}

/** The Quebec government's iCherche (its contract as public clients of it show it). */
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
      return readMatches(cleanings.json("geocoder", parse(await ask(words))));
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
      if (!answer.ok) throw new GeocoderError("geocoder-status", `The geocoder answered ${answer.status}`);
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
  if (!list.success) throw new GeocoderError("geocoder-bad-answer", "The answer is no list of features");
  const read = list.data.features.flatMap((feature) => wireMatch.safeParse(feature).data ?? []);
  if (read.length === 0 && list.data.features.length > 0) {
    throw new GeocoderError("geocoder-bad-answer", "No feature of the answer can be read");
  }
  return read.flatMap(({ kind, name, geometry }) => {
    const at = (kind === "city" ? townIn(geometry, name) : null) ?? pointOfShape(geometry);
    const region = at && regionAt(at);
    return at && region ? [{ kind, name, at, region }] : [];
  });
}

/** Undefined when the text is not JSON (JSON itself has no undefined). */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where the people of a municipality live: La Tuque's limits reach a hundred kilometres into its forest. */
function townIn(limits: Geometry, name: string): Point | null {
  if (limits.type !== "Polygon" && limits.type !== "MultiPolygon") return null;
  const area = buildAreaIndex([{ key: true, geometry: limits }]);
  const wanted = plainWords(name);
  return PLACES.find(({ name, at }) => plainWords(name) === wanted && area.find(at))?.at ?? null;
}
