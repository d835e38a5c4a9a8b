import type { Channel, consultations, NAMED_BY } from "#database/schema.ts";
import type { ReportStatus } from "#intake/reports/vocabulary.ts";

/** Characters of a reader's name. */
export const LONGEST_NAME = 80;

/** Who is shown people's data, as far as they said. */
export interface Reader {
  /** Empty where the password came alone. */
  readonly name: string;
  readonly namedBy: (typeof NAMED_BY)[number];
  /** Null where no proxy tells whose network it is. */
  readonly networkMark: string | null;
}

/** The kinds of people's data that the agency's pages show, by page. */
export const SHOWN = {
  dispatch: ["reports", "csv", "geojson", "photo"],
  operator: ["dead-messages", "consultations"],
} as const;
export type Shown = (typeof SHOWN)[keyof typeof SHOWN][number];

/** What a reader did: the status of a report, or the addresses of a channel that they had used again. */
export type Made = `status-${ReportStatus}` | `restored-${Channel}`;

/** What an answer showed. */
export interface Seen {
  readonly shown: Shown;
  /** Those that still say something of a person; none for what is of no report. */
  readonly reportIds?: readonly string[];
}

export const pageOf = (shown: Shown | Made): typeof consultations.$inferInsert.page =>
  (SHOWN.operator as readonly string[]).includes(shown) || shown.startsWith("restored-")
    ? "operator"
    : "dispatch";
