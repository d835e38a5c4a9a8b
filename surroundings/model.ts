import type { Area } from "#fires/area.ts";
import type { Bilingual } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";

// Records of other authorities around a fire. Texts of official records are verbatim.

/** Heat that a satellite saw: a fire, a flare, a mill or sun on rock. It is never called a fire. */
export interface HotSpot {
  readonly at: Point;
  readonly observedAt: Date;
  readonly satellite: string | null;
  readonly sensor: string | null;
  /** Fire radiative power, in megawatts. */
  readonly powerMw: number | null;
}

/** Outline that is estimated from hot spots. It has no name or stable id: never store it or link to it. */
export interface EstimatedPerimeter {
  readonly area: Area;
  readonly firstSeenAt: Date | null;
  readonly lastSeenAt: Date;
  readonly sizeHa: number | null;
  readonly hotSpots: number | null;
}

/** Stages of control of Canada's agencies. */
export const STAGES = ["OC", "BH", "UC", "OUT"] as const;

/** A fire of another agency, within `BORDER_KM` of Quebec and outside it. */
export interface NeighbourFire {
  readonly id: string;
  readonly agency: string;
  readonly at: Point;
  readonly stage: (typeof STAGES)[number] | null;
  readonly sizeHa: number | null;
  readonly percentContained: number | null;
  readonly updatedAt: Date | null;
}

export interface AirStation {
  readonly id: string;
  readonly name: Bilingual;
  readonly at: Point;
}

/** The air quality health index that a station measured. */
export interface AirObservation extends AirStation {
  /** Null while the station has no value. Above 10, the index is written "10+". */
  readonly index: number | null;
  readonly observedAt: Date;
}

/** The air quality health index that is forecast for an hour. */
export interface AirForecast extends AirStation {
  readonly index: number;
  readonly forecastAt: Date;
  readonly publishedAt: Date;
}

export const WARNING_TYPES = ["warning", "watch", "advisory", "statement"] as const;

export interface WeatherWarning {
  readonly id: string;
  readonly type: (typeof WARNING_TYPES)[number] | null;
  readonly name: Bilingual;
  readonly text: Bilingual;
  readonly colour: Bilingual | null;
  readonly area: Area;
  readonly publishedAt: Date;
  readonly expiresAt: Date | null;
}

export interface WindObservation {
  readonly id: string;
  readonly station: string;
  readonly at: Point;
  readonly observedAt: Date;
  readonly speedKmh: number;
  /** Direction that the wind comes from, in degrees from true north. */
  readonly fromDegrees: number | null;
  readonly gustKmh: number | null;
  readonly humidityPercent: number | null;
  readonly rainMm: number | null;
  readonly celsius: number | null;
}

/** The text of an official alert in one language. */
export interface AlertText {
  readonly event: string;
  readonly headline: string | null;
  readonly description: string | null;
  readonly instruction: string | null;
  readonly senderName: string | null;
  readonly areas: readonly string[];
  /** True if the message has too many parts to keep all. The text or the areas then end with "[…]". */
  readonly isCut?: boolean;
}

/** One message of Alert Ready (CAP-CP). A chain of messages is one alert. */
export interface AlertMessage {
  /** Sender and identifier: the message's key in `references` of later messages. */
  readonly key: string;
  readonly identifier: string;
  /** Address of the original message, which links use unchanged. */
  readonly url: string;
  readonly kind: "Alert" | "Update" | "Cancel";
  readonly sentAt: Date;
  readonly expiresAt: Date | null;
  readonly references: readonly string[];
  readonly responses: readonly string[];
  readonly urgency: string | null;
  readonly severity: string | null;
  readonly certainty: string | null;
  /** Whether the alert is marked "Broadcast immediately", for phones and television. */
  readonly isBroadcast: boolean;
  readonly text: { readonly fr: AlertText | null; readonly en: AlertText | null };
  readonly grounds: readonly AlertGround[];
}

/**
 * Ground of an alert: polygons, and Statistics Canada's codes of provinces, census divisions and cities.
 * "2490?" is an unreadable part of the division 2490.
 */
export interface AlertGround {
  readonly area: Area | null;
  readonly codes: readonly string[];
}

/** An event of Quebec's civil security. Texts are French. */
export interface CivilEvent {
  readonly id: string;
  readonly type: string;
  readonly at: Point;
  readonly isImprecise: boolean;
  readonly name: string | null;
  /** Five digits of the province's own code. */
  readonly municipalityCode: string | null;
  readonly observedAt: Date;
  readonly urgency: string | null;
  readonly severity: string | null;
  readonly state: string | null;
}

/** A closed road. Texts are French. */
export interface ClosedRoad {
  readonly id: string;
  readonly route: string | null;
  readonly place: string | null;
  readonly direction: string | null;
  readonly municipality: string | null;
  /** The closure, in the source's words. */
  readonly obstruction: string;
  readonly cause: string | null;
  readonly duration: string | null;
  readonly detour: string | null;
  readonly since: Date | null;
  /** First position of the road. */
  readonly at: Point;
  /** Positions along the road, at most 4 km apart; missing if `at` is the only one. */
  readonly line?: readonly Point[];
}

/** The smoke that is forecast over the province for an hour. */
export interface SmokeGrid {
  readonly at: Date;
  /** Fine particles in micrograms per cubic metre, by rows from the north-west; NaN if unknown. */
  readonly micrograms: Float32Array;
}

/** Smoke forecast, as a layer of a map server. `from` is the time of its computation and its first hour. */
export interface SmokeLayer {
  readonly layer: string;
  readonly from: Date;
  readonly until: Date;
  readonly stepHours: number;
  /** Grids of the hours that were read, in order of time. */
  readonly grids?: readonly SmokeGrid[];
}

export interface SourceRecords {
  readonly hotSpots: HotSpot;
  readonly perimeters: EstimatedPerimeter;
  readonly neighbourFires: NeighbourFire;
  readonly airNow: AirObservation;
  readonly airForecasts: AirForecast;
  readonly weatherWarnings: WeatherWarning;
  readonly wind: WindObservation;
  readonly publicAlerts: AlertMessage;
  readonly civilEvents: CivilEvent;
  readonly closedRoads: ClosedRoad;
  readonly smoke: SmokeLayer;
}

export type SourceId = keyof SourceRecords;

/**
 * Ground where a source can say that it has no record: the box of the request, Quebec, or the parts of Quebec
 * that are not near the United States. Null if a lack of records means nothing, as between stations.
 */
export type Coverage = "box" | "quebec" | "canada" | null;

/** The last accepted response of a source. */
export interface SourceReading<R> {
  readonly source: SourceId;
  /** Null without an accepted response within a day. Pages must then say "unknown", and never show zero. */
  readonly records: readonly R[] | null;
  /** Newest time of the records, as the source gives it. */
  readonly takenAt: Date | null;
  /** Time of the last accepted response. */
  readonly receivedAt: Date | null;
  readonly coverage: Coverage;
  /** Whether the newest request failed, or its response is not accepted yet. */
  readonly failing: boolean;
  readonly dropped: number;
  /** False if the response was cut at a limit, so that records are missing. */
  readonly isWhole: boolean;
}

/** Readings of the sources that are set. A source that is not set is absent. */
export type Surroundings = { readonly [S in SourceId]?: SourceReading<SourceRecords[S]> };
