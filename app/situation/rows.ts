import type { CauseId } from "#fires/cause.ts";
import { DANGER_LEVELS, type DangerLevel } from "#fires/danger.ts";
import type { RestrictionType } from "#fires/restriction.ts";
import type { StatusId } from "#fires/status.ts";
import type { CompassPoint } from "#territory/distance.ts";

/** A fire as lists show it; texts are in the page's language. */
export interface FireRow {
  readonly id: string;
  /** The fire's name; null when it has none and its number stands alone. */
  readonly name: string | null;
  readonly number: number;
  readonly statusId: StatusId;
  readonly sizeHa: number | null;
  /** Two-digit code of its region, for its page's address. */
  readonly region: string | null;
  readonly place: string | null;
  readonly started: string | null;
  readonly contained: string | null;
  readonly causeId: CauseId | null;
  readonly isNorthern: boolean;
}

/** A fire near a place. */
export interface NearbyFire {
  readonly fire: FireRow;
  readonly km: number;
  readonly direction: CompassPoint;
}

/** A zone's danger today, tomorrow and the day after. */
export interface DangerRow {
  readonly zone: number;
  readonly name: string;
  /** One character a day, `-` where none is published (`455`): equal rows then travel once. Read by `levelOn`. */
  readonly levels: string;
}

/** The level of a day of a row, 0 today to 2 the day after; null where none is published. */
export function levelOn(day: number, { levels }: DangerRow): DangerLevel | null {
  return DANGER_LEVELS.find((level) => String(level) === levels[day]) ?? null;
}

/** Where and when one measure holds. */
export interface RestrictionPlace {
  readonly id: string;
  readonly regions: string;
  readonly from: string | null;
  readonly until: string | null;
}

/** Restrictions of one type and wording, told once, with the places and dates of each. */
export interface RestrictionGroup {
  readonly type: RestrictionType;
  /** The data's own wording; empty when it has none. */
  readonly title: string;
  /** Every region that the group touches, once. */
  readonly regions: string;
  readonly places: readonly RestrictionPlace[];
}
