import type { ListDoubt } from "#fires/restrictions-doubt.ts";
import type { Query } from "#plan/paths.ts";
import type { OtherPlace } from "../finder/other-places.tsx";
import type { DangerRow, NearbyFire, RestrictionGroup } from "../fire/rows.ts";
import type { OpenFireWords } from "../open-fire/open-fire-words.ts";

/** The answer for a visitor's place. */
export type PlaceView =
  | { readonly kind: "outside" }
  | {
      readonly kind: "answer";
      /** Name of the place; null for a position. */
      readonly name: string | null;
      /** The position in words, to about a kilometre. */
      readonly position: string;
      readonly region: string | null;
      /** Null if the agency publishes no danger here; "unavailable" if its data was never received. */
      readonly danger: DangerRow | null | "unavailable";
      readonly restrictions: readonly RestrictionGroup[] | "unavailable";
      /** Whether an empty list can be trusted; null without a list. */
      readonly doubt: ListDoubt | null;
      /** Whether open fires are allowed here, in the words of the full answer's page. */
      readonly openFire: OpenFireWords | null;
      readonly nearest: readonly NearbyFire[] | "unavailable";
      readonly withinKm: number;
      /** Markup of the official alerts; null if their source is not set. */
      readonly officialAlerts: string | null;
      /** Markup of the air and smoke; null if no source of them is set. */
      readonly air: string | null;
      /** Markup of the wind and closed roads; null if no source of them is set. */
      readonly roads: string | null;
      /** Places with the same name. */
      readonly others: readonly OtherPlace[];
      /** The query of the page with the full answer. */
      readonly full: Query;
    };
