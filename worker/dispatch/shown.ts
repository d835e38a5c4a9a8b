import type { ActiveFires } from "#intake/reports/near-fires.ts";
import type { ReportGroup } from "#intake/reports/operator-reports.server.ts";
import type { ShownReader } from "../consultations/reader.ts";
import type { Choice } from "./choice.ts";

/** Result of the last action, unless it succeeded. */
export type Notice = "invalid" | "changed" | "gone" | "unsaved" | "unnamed";

export interface Shown extends Choice {
  readonly groups: readonly ReportGroup[];
  /** More reports exist than the page can show. */
  readonly isCut: boolean;
  /** Null if the fires are unknown now. */
  readonly fires: ActiveFires | null;
  readonly readAt: Date;
  /** The database is away: this is an older reading. */
  readonly isAway: boolean;
  readonly now: Date;
  readonly notice: Notice | null;
  readonly reader: ShownReader;
}
