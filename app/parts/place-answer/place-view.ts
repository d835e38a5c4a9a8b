import type { ListDoubt } from "#fires/restrictions-doubt.ts";
import type { Query } from "../../paths.ts";
import type { OtherPlace } from "../finder/other-places.tsx";
import type { DangerRow, NearbyFire, RestrictionGroup } from "../fire/rows.ts";
import type { OpenFireWords } from "../open-fire/open-fire-words.ts";

/** The answer to "and where I am?". */
export type PlaceView =
  | { readonly kind: "outside" }
  | {
      readonly kind: "answer";
      /** Null for a position. */
      readonly name: string | null;
      /** Written out, to about a kilometre. */
      readonly position: string;
      readonly region: string | null;
      /** Null where the agency publishes no danger; "unavailable" when its data has never come. */
      readonly danger: DangerRow | null | "unavailable";
      readonly restrictions: readonly RestrictionGroup[] | "unavailable";
      /** Whether there being none of these says that none is in force; null without a list. */
      readonly doubt: ListDoubt | null;
      /** Whether a fire may be lit there, as the page that answers in full says it. */
      readonly openFire: OpenFireWords | null;
      readonly nearest: readonly NearbyFire[] | "unavailable";
      readonly withinKm: number;
      /** Places that share its name. */
      readonly others: readonly OtherPlace[];
      /** The query of the page that answers in full. */
      readonly full: Query;
    };
