import type { ListDoubt } from "#fires/restrictions-doubt.ts";
import type { FormattedAge } from "../data-age/data-age.ts";
import type { ListedGroup } from "../fire/rows.ts";

/** Key of the whole province's restrictions. Regions have their two-digit code as key. */
export const ALL_REGIONS = "all";

export interface RestrictionsThere {
  /** The region's name; null for all of Quebec. */
  readonly where: string | null;
  /** Groups of restrictions; null if the restrictions could not be read. */
  readonly groups: readonly ListedGroup[] | null;
  /** Whether an empty list of restrictions means that none is in force; null if there is no list. */
  readonly doubt: ListDoubt | null;
}

/** Current data of a story's live parts. */
export interface LivingParts {
  readonly writtenAt: Date;
  readonly age: FormattedAge;
  /** Restrictions by region code or `ALL_REGIONS`. */
  readonly restrictions: Readonly<Record<string, RestrictionsThere>>;
  /** Number of active fires; null if the fires could not be read or are not shown. */
  readonly activeFires: number | null;
}
