import type { Point } from "#territory/point.ts";
import type { StatusId } from "./status.ts";

/** Paths of the public data API, below its base URL. */
export const FIRE_DATA_PATHS = {
  fires: "/public/feux",
  containedFires: "/public/feux-englobes",
  statistics: "/public/feux-etat-situation",
  causes: "/public/feux-sources-ignition",
  danger: "/public/danger-incendie",
  zoneShapes: "/layers/zdi.json",
  geographicCodes: "/public/codes-geographiques",
  restrictions: "/public/mesures-preventives",
} as const;

export type FireDataPath = (typeof FIRE_DATA_PATHS)[keyof typeof FIRE_DATA_PATHS];

/** Filters that several paths share: by administrative code, or by distance. */
export interface AreaFilter {
  /** Two-digit code. */
  readonly region?: string;
  readonly mrc?: string;
  readonly city?: string;
  readonly near?: { readonly point: Point; readonly radiusKm: number };
}

/** Requested protection zones. */
export interface ProtectionFilter {
  readonly intensive?: boolean;
  readonly northern?: boolean;
}

export interface FiresFilter extends AreaFilter, ProtectionFilter {
  readonly statuses?: readonly StatusId[];
}

export interface StatisticsFilter extends Omit<AreaFilter, "near">, ProtectionFilter {
  /** Returns the situation as of that moment. */
  readonly at?: Date;
}

export type Query = Readonly<Record<string, string>>;

const ALL_STATUSES = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly StatusId[];

/** Côte-Nord and Nord-du-Québec are always requested with every status, whatever the caller's filter. */
const REGIONS_WITH_ALL_STATUSES: readonly string[] = ["09", "10"];

const RESTRICTION_FLAGS = [
  "ifco",
  "rtf12_20",
  "rtf8_20",
  "rtf24",
  "prohibitionAcces",
  "fermeture",
  "interdictionVol",
  "zoneRisque",
] as const;

/** Returns the query of /public/feux: by default every status, in the intensive zone only. */
export function firesQuery(filter: FiresFilter = {}): Query {
  const keepsAll = filter.region !== undefined && REGIONS_WITH_ALL_STATUSES.includes(filter.region);
  const statuses = keepsAll ? ALL_STATUSES : (filter.statuses ?? ALL_STATUSES);
  return { conditions: statuses.join(","), ...protectionQuery(filter), ...areaQuery(filter) };
}

/** Returns the query of /public/feux-etat-situation: by default only the intensive zone. */
export function statisticsQuery(filter: StatisticsFilter = {}): Query {
  return {
    ...protectionQuery(filter),
    ...areaQuery(filter),
    ...(filter.at && { dateHistorique: filter.at.toISOString() }),
  };
}

/** Returns the query of /public/mesures-preventives: every kind of measure. */
export function restrictionsQuery(filter: AreaFilter = {}): Query {
  return { ...Object.fromEntries(RESTRICTION_FLAGS.map((flag) => [flag, "true"])), ...areaQuery(filter) };
}

/** Converts the shared filters to the API's names, without unset ones. */
export function areaQuery({ region, mrc, city, near }: AreaFilter): Query {
  return {
    ...(region !== undefined && { noRegionAdm: region }),
    ...(mrc !== undefined && { noMrc: mrc }),
    ...(city !== undefined && { noMun: city }),
    ...(near && { lat: String(near.point.lat), lon: String(near.point.lon), rayonKm: String(near.radiusKm) }),
  };
}

function protectionQuery({ intensive = true, northern = false }: ProtectionFilter): Query {
  return { intensive: String(intensive), nordique: String(northern) };
}

/**
 * Returns the full address of a call. `test` requests the service's test data (staging); the static layer has
 * none.
 */
export function fireDataUrl(baseUrl: string, path: FireDataPath, query: Query, test: boolean): string {
  const search = new URLSearchParams(query);
  if (test && path !== FIRE_DATA_PATHS.zoneShapes) search.set("test", "true");
  return search.size === 0 ? `${baseUrl}${path}` : `${baseUrl}${path}?${search}`;
}
