import type { ActiveFires } from "#intake/reports/near-fires.ts";
import type { ReportGroup } from "#intake/reports/operator-reports.server.ts";
import type { ShownReader } from "../consultations/reader.ts";
import type { Choice } from "./choice.ts";

/** What the last press came to, where that is not what was asked. */
export type Notice = "invalid" | "changed" | "gone" | "unsaved" | "unnamed";

export interface Shown extends Choice {
  readonly groups: readonly ReportGroup[];
  /** More came in than the page can show. */
  readonly isCut: boolean;
  /** Null: they are not known now. */
  readonly fires: ActiveFires | null;
  readonly readAt: Date;
  /** The database is: this is what was read last. */
  readonly isAway: boolean;
  readonly now: Date;
  readonly notice: Notice | null;
  readonly reader: ShownReader;
}
