import type { FireRow } from "../../parts/fire/rows.ts";

/** A fire of the year as its index shows it. */
export interface IndexRow extends Omit<FireRow, "contained"> {
  readonly extinguished: string | null;
}
