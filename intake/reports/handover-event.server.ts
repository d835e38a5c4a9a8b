import { eq } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { fireReports, reportPhotos } from "#database/schema.ts";
import { type Seal, SealError } from "#delivery/seal.server.ts";
import { isOnGlobe, type Point } from "#territory/point.ts";
import type { DispatchEvent, PhotoEvent, ReportEvent } from "./dispatch-events.ts";
import type { Handover } from "./handover-claims.server.ts";
import type { PhotoStore } from "./photo-store.server.ts";
import { pointOf, sameFireReferences } from "./same-fire.server.ts";
import { openedReport } from "./stored-report.server.ts";

export interface EventParts {
  readonly database: Database;
  readonly seal: Seal;
  readonly photos: PhotoStore;
}

type Row = typeof fireReports.$inferSelect;

/**
 * Builds the event of a handover; null if it cannot be built now.
 * @throws {DatabaseError} {FileStoreError}
 */
export async function eventOf(
  parts: EventParts,
  { reportId, photoId }: Handover,
): Promise<DispatchEvent | null> {
  const [report] = await parts.database.run((queries) =>
    queries.select().from(fireReports).where(eq(fireReports.id, reportId)),
  );
  if (!report) return null;
  return photoId === null ? receivedEvent(parts, report) : photoShown(parts, report, photoId);
}

async function receivedEvent({ database, seal }: EventParts, report: Row): Promise<ReportEvent | null> {
  const content = openedReport(report, seal);
  if (content === null) return null;
  const sameFire = (await sameFireReferences(database, [report])).get(report.id) ?? [];
  const { reference, language, isSuspect, announcedPhotos, createdAt } = report;
  return {
    type: "fire-report.received",
    timestamp: createdAt.toISOString(),
    data: {
      ...content,
      ...{ reference, language, isSuspect, announcedPhotos },
      at: pointOf(report),
      sameFire: [...sameFire],
    },
  };
}

async function photoShown(
  { database, seal, photos }: EventParts,
  { reference }: Row,
  photoId: string,
): Promise<PhotoEvent | null> {
  const [photo] = await database.run((queries) =>
    queries.select().from(reportPhotos).where(eq(reportPhotos.id, photoId)),
  );
  const jpeg = photo && (await photos.get(photoId));
  if (!photo || !jpeg) return null;
  const { width, height, sealedPosition, createdAt } = photo;
  return {
    type: "fire-report.photo",
    timestamp: createdAt.toISOString(),
    data: {
      ...{ reference, photo: photoId, width, height },
      at: sealedPosition === null ? null : positionOf(sealedPosition, seal),
      jpeg: jpeg.toString("base64"),
    },
  };
}

/** Returns the location of a photo; null if it cannot be decrypted. */
function positionOf(sealed: string, seal: Seal): Point | null {
  try {
    const [lat = Number.NaN, lon = Number.NaN] = seal.open(sealed).split(",").map(Number);
    return isOnGlobe({ lat, lon }) ? { lat, lon } : null;
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}
