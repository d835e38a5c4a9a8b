import type { Bilingual } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import type { CauseId } from "./cause.ts";
import type { DangerLevel } from "./danger.ts";
import type { FireDataFailure } from "./fire-data-error.ts";
import type { toStatistics } from "./map-statistics.ts";
import type { RestrictionType } from "./restriction.ts";
import type { StatusId } from "./status.ts";

/** Intensive zone: every fire is fought. Northern zone: only fires that threaten people or facilities. */
export const PROTECTIONS = ["intensive", "northern"] as const;
export type Protection = (typeof PROTECTIONS)[number];

/** A fire. Every field that the public API can omit is nullable. */
export interface Fire {
  /** `{year}-{number}`, which identifies a fire. */
  readonly id: string;
  readonly year: number;
  readonly number: number;
  readonly name: string | null;
  readonly statusId: StatusId;
  readonly causeId: CauseId | null;
  readonly sizeHa: number | null;
  readonly startedAt: Date | null;
  readonly extinguishedAt: Date | null;
  readonly modifiedAt: Date | null;
  /** Time when the fire was contained (englobé). */
  readonly containedAt: Date | null;
  /** Point of origin; null for a fire that is listed but not mapped. */
  readonly at: Point | null;
  readonly protection: Protection;
  /** Number of the danger zone: from the API, or of the zone that contains `at`. */
  readonly zone: number | null;
  /** Two-digit code of the administrative region: from the API, or of the region that contains `at`. */
  readonly region: string | null;
  /** Name from the API, like `city` and `managementUnit`; only the region has a standard code. */
  readonly mrc: string | null;
  readonly city: string | null;
  readonly managementUnit: string | null;
  readonly resources: string | null;
  readonly url: string | null;
}

/** The counts of one protection zone, as the agency publishes them. */
export type Statistics = Readonly<ReturnType<typeof toStatistics>>;

export interface DayDanger {
  readonly level: DangerLevel;
  /** Colour from the data; null if it is invalid: pages then use the site's own colour. */
  readonly color: string | null;
  readonly label: Bilingual;
}

/** A danger zone's three days: today, tomorrow and the day after. A missing day is null. */
export interface ZoneDanger {
  readonly zone: number;
  readonly name: string;
  readonly days: readonly [DayDanger | null, DayDanger | null, DayDanger | null];
}

/** The shape of one danger zone (longitude first). */
export interface ZoneShape {
  readonly zone: number;
  readonly name: string;
  readonly geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon;
}

/** A preventive measure that is in force or announced. */
export interface Restriction {
  /** Id made from type, dates and ground (area or regions), stable between polls: the API has no id. */
  readonly id: string;
  readonly type: RestrictionType;
  readonly title: Bilingual;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Two-digit codes of the restriction's regions: from the data, otherwise from its area. */
  readonly regions: readonly string[];
  readonly area: GeoJSON.Polygon | GeoJSON.MultiPolygon | null;
  /** Whether all certain and possible ground is known: by a complete shape, or by known regions. */
  readonly isPlaced: boolean;
  /** Ground where the restriction possibly applies; null if its record is clear. */
  readonly unsure: UnsureArea | null;
}

/** Ground where a restriction possibly applies: its record contradicts itself or is partly unusable. */
export interface UnsureArea {
  readonly area: GeoJSON.Polygon | GeoJSON.MultiPolygon | null;
  /** Two-digit codes of the regions, sorted. */
  readonly regions: readonly string[];
  /** Whether no ground is certain: the restriction's `area` and `regions` are then only possible ground. */
  readonly isWhole: boolean;
}

export interface CauseCount {
  readonly causeId: CauseId;
  readonly fires: number;
}

export interface GeographicCode {
  readonly name: string;
  readonly code: string;
  readonly codeAlt: string | null;
  readonly regionId: string | null;
  readonly type: "region" | "mrc" | "city";
}

/** The last good response of a path, and its reliability. */
export interface Reading<T> {
  /** Value of the response; null only if no good response ever arrived: pages then must not show zero. */
  readonly value: T | null;
  /** Time of the last good response. */
  readonly readAt: Date | null;
  /** Whether the newest attempt failed, or its response is not fully accepted. */
  readonly failing: boolean;
  /** Reason why the newest response is not fully accepted; unset if it is. */
  readonly doubt?: string;
  /** Number of unreadable records of the last good response, which are omitted. */
  readonly dropped: number;
}

/** All known facts about the fires at one moment. */
export interface Situation {
  /** All fires of the year; lists, counts and maps use these. */
  readonly fires: Reading<readonly Fire[]>;
  /** The contained (englobé) fires. Counts do not add these fires, since most are in `fires` too. */
  readonly containedFires: Reading<readonly Fire[]>;
  readonly statistics: Readonly<Record<Protection, Reading<Statistics>>>;
  readonly danger: Reading<readonly ZoneDanger[]>;
  readonly zoneShapes: Reading<readonly ZoneShape[]>;
  readonly restrictions: Reading<readonly Restriction[]>;
  readonly causes: Reading<readonly CauseCount[]>;
  readonly geographicCodes: Reading<readonly GeographicCode[]>;
}

export interface PathCounters {
  readonly path: string;
  readonly answers: number;
  readonly failures: Readonly<Partial<Record<FireDataFailure, number>>>;
  readonly dropped: number;
  /** Number of records kept although a part of them is unreadable. */
  readonly incomplete: number;
}

/** The situation for pages: from memory at once, and refreshed from the network in the background. */
export interface SituationService {
  /**
   * Returns the situation. Waits at most once for a first response of each path, up to the time limit. With
   * `bypass`, always waits for a new attempt of each path. Never rejects.
   */
  read(options?: { readonly bypass?: boolean }): Promise<Situation>;
  /** Takes readings that another program stored. Polls the data service if a poll is due. Never rejects. */
  sync(): Promise<void>;
  /** Returns false while readings cannot be shared and this program polls the data service by itself. */
  isShared(): boolean;
  /** Adds a listener for each new reading. `isNews` is false if only times or other answers changed. */
  onRead(listener: (isNews: boolean) => void): void;
  /** Returns the time of the newest reading, in ms; -Infinity before the first reading. */
  newestAt(): number;
  /** Starts the background refresh. Returns a function that stops it. */
  start(): () => void;
  /** Returns whether the last good fires and statistics of the intensive zone are younger than `maxAgeMs`. */
  isFresh(maxAgeMs: number): boolean;
  /** Returns the counters for metrics, in the order of first use. */
  counters(): readonly PathCounters[];
}
