import type { DangerRow, FireRow, RestrictionGroup } from "../situation/rows.ts";

/** A fire near a place. */
export interface NearbyFire {
  readonly fire: FireRow;
  readonly km: number;
  /** Eight winds, 0 north, clockwise. */
  readonly direction: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/** The answer to "and where I am?". */
export type PlaceView =
  | { readonly kind: "none"; readonly query: string }
  | { readonly kind: "outside"; readonly query: string }
  | {
      readonly kind: "choices";
      readonly query: string;
      readonly choices: readonly { readonly slug: string; readonly name: string; readonly region: string }[];
    }
  | {
      readonly kind: "answer";
      readonly query: string;
      /** Null for a position. */
      readonly name: string | null;
      readonly region: string | null;
      /** Null where the agency publishes no danger; "unavailable" when its data has never come. */
      readonly danger: DangerRow | null | "unavailable";
      readonly restrictions: readonly RestrictionGroup[] | "unavailable";
      readonly isOpenFireBanned: boolean;
      readonly nearest: readonly NearbyFire[] | "unavailable";
      readonly withinKm: number;
    };
