import { count, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#database/open.server.ts";
import { fireReports, reportPhotos } from "#database/schema.ts";
import type { Claimed } from "#delivery/delivery.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { type ActiveFires, nearFires } from "./near-fires.ts";
import type { ReportAbout } from "./report-email.ts";
import { pointOf, sameFireReferences } from "./same-fire.server.ts";
import { openedReport } from "./stored-report.server.ts";

export interface LoadParts {
  readonly database: Database;
  readonly seal: Seal;
  /** Returns the active fires; null if they are unknown now. */
  readonly activeFires: () => Promise<ActiveFires | null>;
  readonly keptDays: number;
  readonly dispatchUrl: string;
}

const named = z.object({ report: z.uuid() });

type Row = typeof fireReports.$inferSelect;

/** Loads the content of emails about reports, except erased reports. @throws {DatabaseError} */
export async function loadReports(
  parts: LoadParts,
  claimedMessages: readonly Claimed[],
): Promise<ReadonlyMap<Claimed, ReportAbout>> {
  const idOf = (claimed: Claimed) => named.safeParse(claimed.about).data?.report ?? null;
  const ids = claimedMessages.flatMap((claimed) => idOf(claimed) ?? []);
  if (ids.length === 0) return new Map();
  const rows = await parts.database.run((queries) =>
    queries.select().from(fireReports).where(inArray(fireReports.id, ids)),
  );
  const abouts = await reportAbouts(parts, rows);
  return new Map(
    claimedMessages.flatMap((claimed): [Claimed, ReportAbout][] => {
      const about = abouts.get(idOf(claimed) ?? "");
      return about === undefined ? [] : [[claimed, about]];
    }),
  );
}

/** Returns the email content of reports that are not erased, in the rows' order. @throws {DatabaseError} */
export async function reportAbouts(
  { database, seal, activeFires, keptDays, dispatchUrl }: LoadParts,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, ReportAbout>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const arrived = await database.run((queries) =>
    queries
      .select({ reportId: reportPhotos.reportId, photos: count() })
      .from(reportPhotos)
      .where(inArray(reportPhotos.reportId, ids))
      .groupBy(reportPhotos.reportId),
  );
  const fires = await activeFires();
  const sameFire = await sameFireReferences(database, rows);
  const abouts = new Map<string, ReportAbout>();
  for (const row of rows) {
    const content = openedReport(row, seal);
    if (content === null) continue;
    const { id, reference, language, announcedPhotos, isSuspect, createdAt } = row;
    const at = pointOf(row);
    abouts.set(id, {
      ...content,
      ...{ id, reference, at, isSuspect, keptDays, dispatchUrl },
      writtenIn: language,
      receivedAt: createdAt.toISOString(),
      photos: {
        announced: announcedPhotos,
        arrived: arrived.find(({ reportId }) => reportId === id)?.photos ?? 0,
      },
      sameFire: sameFire.get(id) ?? [],
      fires: fires && (at === null ? { ...fires, list: [] } : nearFires(fires, at)),
    });
  }
  return abouts;
}
