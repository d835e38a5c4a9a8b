import type { ListDoubt } from "#fires/restrictions-doubt.ts";
import type { FormattedAge } from "../data-age/data-age.ts";
import type { ListedGroup } from "../fire/rows.ts";

/** Key of the whole province's restrictions. Regions have their two-digit code as key. */
export const ALL_REGIONS = "all";

export interface RestrictionsThere {
  /** The region's name; null for all of Quebec. */
  readonly where: string | null;
  /** Null if they could not be read. */
  readonly groups: readonly ListedGroup[] | null;
  /** Whether an empty list can be trusted; null without a list. */
  readonly doubt: ListDoubt | null;
}

/** Current data of a story's live parts. */
export interface LivingParts {
  readonly writtenAt: Date;
  readonly age: FormattedAge;
  /** By region code or `ALL_REGIONS`. */
  readonly restrictions: Readonly<Record<string, RestrictionsThere>>;
  /** Null if the fires could not be read or are not shown. */
  readonly activeFires: number | null;
}
