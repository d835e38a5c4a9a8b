import type { ListDoubt } from "#fires/restrictions-doubt.ts";
import type { WrittenAge } from "../data-age/data-age.ts";
import type { ListedGroup } from "../fire/rows.ts";

/** Key of the restrictions of the whole province, beside those of regions by their two digits. */
export const ALL_REGIONS = "all";

/** What is forbidden in a region, or in all of Quebec. */
export interface RestrictionsThere {
  /** The region's name; null for all of Quebec. */
  readonly where: string | null;
  /** Null while none could be read. */
  readonly groups: readonly ListedGroup[] | null;
  /** Whether there being none of these says that none is in force; null without a list. */
  readonly doubt: ListDoubt | null;
}

/** What the living parts of a story show at the moment. */
export interface LivingParts {
  readonly writtenAt: Date;
  readonly age: WrittenAge;
  /** By region. */
  readonly restrictions: Readonly<Record<string, RestrictionsThere>>;
  /** Null while none could be read, or where none is shown. */
  readonly activeFires: number | null;
}
