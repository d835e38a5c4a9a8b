import type { Query } from "../paths.ts";
import type { DangerRow, NearbyFire, RestrictionGroup } from "../situation/rows.ts";

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
      /** The query of the page that answers in full. */
      readonly full: Query;
    };
