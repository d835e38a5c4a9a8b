import type { Channel, consultations, NAMED_BY } from "#database/schema.ts";
import type { ReportStatus } from "#intake/reports/vocabulary.ts";

export const LONGEST_NAME = 80;

/** Known facts about a member of the agency's staff who views people's data. */
export interface Reader {
  /** Name of the reader; empty if the browser only sent the shared password. */
  readonly name: string;
  readonly namedBy: (typeof NAMED_BY)[number];
  /** Keyed hash of the reader's network; null if no proxy reports the network. */
  readonly networkMark: string | null;
}

/** Kinds of people's data that the agency's pages show, by page. */
export const SHOWN = {
  dispatch: ["reports", "csv", "geojson", "photo"],
  operator: ["dead-messages", "consultations"],
} as const;
export type Shown = (typeof SHOWN)[keyof typeof SHOWN][number];

/** An action of a reader: a report's new status, or the channel whose addresses they restored. */
export type Made = `status-${ReportStatus}` | `restored-${Channel}`;

/** The people's data that a response showed. */
export interface Seen {
  readonly shown: Shown;
  /** Reports in the response that still contain personal data; unset if the response is about no report. */
  readonly reportIds?: readonly string[];
}

export const pageOf = (shown: Shown | Made): typeof consultations.$inferInsert.page =>
  (SHOWN.operator as readonly string[]).includes(shown) || shown.startsWith("restored-")
    ? "operator"
    : "dispatch";
