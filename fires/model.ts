import type { Bilingual } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import type { CauseId } from "./cause.ts";
import type { DangerLevel } from "./danger.ts";
import type { FireDataFailure } from "./fire-data-error.ts";
import type { RestrictionType } from "./restriction.ts";
import type { StatusId } from "./status.ts";

/** Zones of protection: every fire is fought (intensive), or only fires that threaten people or facilities (northern). */
export const PROTECTIONS = ["intensive", "northern"] as const;
export type Protection = (typeof PROTECTIONS)[number];

/** A fire as the site speaks of it. Every field the public API may leave out is nullable. */
export interface Fire {
  /** `{year}-{number}`, the pair that names a fire. */
  readonly id: string;
  readonly year: number;
  readonly number: number;
  readonly name: string | null;
  readonly statusId: StatusId;
  readonly causeId: CauseId | null;
  /** Hectares. */
  readonly sizeHa: number | null;
  readonly startedAt: Date | null;
  readonly extinguishedAt: Date | null;
  readonly modifiedAt: Date | null;
  /** When the fire was contained (englobé). */
  readonly containedAt: Date | null;
  /** Point of origin; null for a fire that is listed and not mapped. */
  readonly at: Point | null;
  readonly protection: Protection;
  /** Danger zone number: the API's, or the one `at` lies in. */
  readonly zone: number | null;
  /** Two-digit code of the administrative region: the API's, or the one `at` lies in. */
  readonly region: string | null;
  /** As the API names them; only the region has a code we hold to. */
  readonly mrc: string | null;
  readonly city: string | null;
  readonly managementUnit: string | null;
  readonly resources: string | null;
  readonly url: string | null;
}

/** The counts of one protection zone, as the agency publishes them. */
export interface Statistics {
  readonly modifiedAt: Date | null;
  readonly activeFires: number | null;
  readonly activeFires24HoursAgo: number | null;
  readonly activeFires7DaysAgo: number | null;
  readonly firesRecordedToday: number | null;
  readonly firesExtinguishedToday: number | null;
  readonly firesYear: number | null;
  readonly firesTenYearMean: number | null;
  readonly firesExtinguishedYear: number | null;
  readonly hectaresBurnedYear: number | null;
  readonly hectaresBurnedYear7DaysAgo: number | null;
  readonly hectaresTenYearMean: number | null;
  readonly causedByLightningYear: number | null;
  readonly causedByPeopleYear: number | null;
  readonly causeUnknownYear: number | null;
  /** Active fires by status, as the agency counts them; the site's own lists count the fires themselves. */
  readonly byStatus: Readonly<Partial<Record<StatusId, number>>>;
}

/** One day's danger in one zone. */
export interface DayDanger {
  readonly level: DangerLevel;
  /** The data's own colour when it is a valid one, else null: the token table's colour then. */
  readonly color: string | null;
  readonly label: Bilingual;
}

/** A danger zone's three days: today, tomorrow, the day after. A day the data leaves out is null. */
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

/** A preventive measure in force or announced. */
export interface Restriction {
  /** Stable between polls: made of type, dates and ground, since the API gives no identifier. */
  readonly id: string;
  readonly type: RestrictionType;
  readonly title: Bilingual;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Two-digit codes of the regions it touches: as the data says, or by its area where the data names none. */
  readonly regions: readonly string[];
  readonly area: GeoJSON.Polygon | GeoJSON.MultiPolygon | null;
  /** Whether all its ground is known: by its area, or else by each region that it names; one that names none is nowhere. */
  readonly isPlaced: boolean;
  /** Ground where it possibly holds; null if its record is clear. */
  readonly unsure: UnsureGround | null;
}

/** Ground where a restriction possibly holds: its record contradicts itself, or a part of it cannot be used. */
export interface UnsureGround {
  readonly area: GeoJSON.Polygon | GeoJSON.MultiPolygon | null;
  /** Two-digit codes, sorted. */
  readonly regions: readonly string[];
  /** No ground is sure: its own area and regions are possible ground too. */
  readonly isWhole: boolean;
}

/** Number of fires of the year by cause. */
export interface CauseCount {
  readonly causeId: CauseId;
  readonly fires: number;
}

/** A region, MRC or city as the API codes it. */
export interface GeographicCode {
  readonly name: string;
  readonly code: string;
  readonly codeAlt: string | null;
  readonly regionId: string | null;
  readonly type: "region" | "mrc" | "city";
}

/** One path's last good answer, and how much to trust it. */
export interface Reading<T> {
  /** Null only when no good answer has ever come: the page must then say so, never show zero. */
  readonly value: T | null;
  /** When the last good answer came. */
  readonly readAt: Date | null;
  /** True while the newest attempt failed, or its answer is not believed as it is. */
  readonly failing: boolean;
  /** Why the newest answer is not believed as it is; unset if it is. */
  readonly doubt?: string;
  /** Records of that answer that could not be read and were left out. */
  readonly dropped: number;
}

/** Everything the site knows of the fires at one moment. */
export interface Situation {
  /** Every fire of the year; lists, counts and maps are made of these. */
  readonly fires: Reading<readonly Fire[]>;
  /** The contained (englobé) fires, a list of its own that adds to no count: most are in `fires` too. */
  readonly containedFires: Reading<readonly Fire[]>;
  readonly statistics: Readonly<Record<Protection, Reading<Statistics>>>;
  readonly danger: Reading<readonly ZoneDanger[]>;
  readonly zoneShapes: Reading<readonly ZoneShape[]>;
  readonly restrictions: Reading<readonly Restriction[]>;
  readonly causes: Reading<readonly CauseCount[]>;
  readonly geographicCodes: Reading<readonly GeographicCode[]>;
}

/** What became of the calls of one path since the start. */
export interface PathCounters {
  readonly path: string;
  readonly answers: number;
  readonly failures: Readonly<Partial<Record<FireDataFailure, number>>>;
  /** Records left out since they could not be read. */
  readonly dropped: number;
  /** Records kept though a part of them could not be read. */
  readonly incomplete: number;
}

/** What the pages call: answers at once from memory; the network is refreshed behind it. */
export interface SituationService {
  /**
   * Waits for a first answer of each path at most once (its time limit), then never; with `bypass`, always
   * waits for a new attempt of each path. Never rejects.
   */
  read(options?: { readonly bypass?: boolean }): Promise<Situation>;
  /** Takes the readings that another program stored. Polls the data service if a poll is due. Never rejects. */
  look(): Promise<void>;
  /** False while this program polls the data service by itself, because readings cannot be shared. */
  isShared(): boolean;
  /** Calls a listener after each new reading. `isNews` is false if only the time of readings changed. */
  onRead(listener: (isNews: boolean) => void): void;
  /** When the newest reading was read, in milliseconds; -Infinity before the first. */
  newestAt(): number;
  /** Starts the background refresh; the returned function stops it. */
  start(): () => void;
  /** True when the last good answers of fires and of the intensive zone's statistics are younger than `maxAgeMs`. */
  isFresh(maxAgeMs: number): boolean;
  /** For the server's metrics, in the order of first use. */
  counters(): readonly PathCounters[];
}
