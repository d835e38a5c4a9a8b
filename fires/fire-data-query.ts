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

/** Requested protection zones. */
export interface ProtectionFilter {
  readonly intensive?: boolean;
  readonly northern?: boolean;
}

export interface StatisticsFilter extends ProtectionFilter {
  /** Moment whose situation is requested; the present if unset. */
  readonly at?: Date;
}

export type Query = Readonly<Record<string, string>>;

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

/** Returns the query of /public/feux, with all statuses, 0 to 6: the API requires them for regions 09 and 10. */
export const firesQuery = ({ northern = false }: Pick<ProtectionFilter, "northern"> = {}): Query => ({
  conditions: "0,1,2,3,4,5,6",
  ...protectionQuery({ northern }),
});

/** Returns the query of /public/feux-etat-situation: by default only the intensive zone. */
export const statisticsQuery = ({ at, ...protection }: StatisticsFilter = {}): Query => ({
  ...protectionQuery(protection),
  ...(at && { dateHistorique: at.toISOString() }),
});

/** Query of /public/mesures-preventives: every kind of measure. */
export const RESTRICTIONS_QUERY: Query = Object.fromEntries(RESTRICTION_FLAGS.map((flag) => [flag, "true"]));

function protectionQuery({ intensive = true, northern = false }: ProtectionFilter): Query {
  return { intensive: String(intensive), nordique: String(northern) };
}

/** Returns the address of a call. `test` requests test data (staging), which the static layer lacks. */
export function fireDataUrl(baseUrl: string, path: FireDataPath, query: Query, test: boolean): string {
  const search = new URLSearchParams(query);
  if (test && path !== FIRE_DATA_PATHS.zoneShapes) search.set("test", "true");
  return search.size === 0 ? `${baseUrl}${path}` : `${baseUrl}${path}?${search}`;
}
