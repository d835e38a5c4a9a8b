import type { AccountsContext } from "#accounts/accounts-context.server.ts";
import type { Database } from "#database/open.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { FileStore } from "#intake/file-store.server.ts";
import type { PhotoStore } from "#intake/reports/photo-store.server.ts";
import type { Settings } from "#settings";
import type { Cleanings } from "#territory/cleanings.ts";
import type { WorkerMetrics } from "./metrics.ts";
import type { WorkerLog } from "./trouble-log.ts";

/** Parts that the worker's tasks share. Each task takes those that it uses. */
export interface TaskParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly seal: Seal;
  readonly cleanings: Cleanings;
  readonly log: WorkerLog;
  readonly metrics: WorkerMetrics;
  readonly accounts: AccountsContext;
  readonly photos: PhotoStore;
  readonly contactFiles: FileStore;
}
