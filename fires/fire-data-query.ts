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

/** Filters several paths share: by administrative code, or by distance. */
export interface AreaFilter {
  /** Two-digit code. */
  readonly region?: string;
  readonly mrc?: string;
  readonly city?: string;
  readonly near?: { readonly point: Point; readonly radiusKm: number };
}

/** Which protection zones are asked for. */
export interface ProtectionFilter {
  readonly intensive?: boolean;
  readonly northern?: boolean;
}

export interface FiresFilter extends AreaFilter, ProtectionFilter {
  readonly statuses?: readonly StatusId[];
}

export interface StatisticsFilter extends Omit<AreaFilter, "near">, ProtectionFilter {
  /** The situation as it was at that moment. */
  readonly at?: Date;
}

export type Query = Readonly<Record<string, string>>;

const ALL_STATUSES = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly StatusId[];

/** Côte-Nord and Nord-du-Québec are always asked with every status, whatever the caller wants. */
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

/** Query of /public/feux: by default every status, the intensive zone without the northern one. */
export function firesQuery(filter: FiresFilter = {}): Query {
  const keepsAll = filter.region !== undefined && REGIONS_WITH_ALL_STATUSES.includes(filter.region);
  const statuses = keepsAll ? ALL_STATUSES : (filter.statuses ?? ALL_STATUSES);
  return { conditions: statuses.join(","), ...protectionQuery(filter), ...areaQuery(filter) };
}

/** Query of /public/feux-etat-situation: by default the intensive zone alone. */
export function statisticsQuery(filter: StatisticsFilter = {}): Query {
  return {
    ...protectionQuery(filter),
    ...areaQuery(filter),
    ...(filter.at && { dateHistorique: filter.at.toISOString() }),
  };
}

/** Query of /public/mesures-preventives: every kind of measure. */
export function restrictionsQuery(filter: AreaFilter = {}): Query {
  return { ...Object.fromEntries(RESTRICTION_FLAGS.map((flag) => [flag, "true"])), ...areaQuery(filter) };
}

/** The shared filters in the API's names; unset ones are left out. */
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

/** The full address of a call. `test` asks for the service's test data (staging); the static layer has none. */
export function fireDataUrl(baseUrl: string, path: FireDataPath, query: Query, test: boolean): string {
  const search = new URLSearchParams(query);
  if (test && path !== FIRE_DATA_PATHS.zoneShapes) search.set("test", "true");
  return search.size === 0 ? `${baseUrl}${path}` : `${baseUrl}${path}?${search}`;
}
