import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "#database/open.server.ts";
import { fireReports, reportHandovers, reportPhotos } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { isOnGlobe } from "#territory/point.ts";
import type { FileStore } from "../file-store.server.ts";
import type { CleanPicture, ReadPicture } from "./photo-picture.server.ts";
import { PhotoRefused, type ReportsService } from "./reports-service.ts";
import { MOST_PHOTOS } from "./vocabulary.ts";

interface Parts {
  readonly database: Database;
  readonly seal: Seal;
  readonly store: FileStore;
  readonly readPicture: ReadPicture;
  /** Clock for the time of a photo; the database's clock if unset. */
  readonly clock?: SQL<Date>;
  /** True if dispatch has its own system, which receives each photo. */
  readonly hasWebhook: boolean;
}

const uuid = z.uuid();
const DEGREES = /^(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/;

/** Returns a valid position as `lat,lon`; null otherwise: the photo is then stored without a position. */
function positionIn(text: string | null): string | null {
  const [, lat, lon] = DEGREES.exec(text ?? "") ?? [];
  return lat && lon && isOnGlobe({ lat: Number(lat), lon: Number(lon) }) ? `${lat},${lon}` : null;
}

/** Creates the function that stores photos: first the picture, then its row. No row lacks its picture. */
export function createPhotoKeeper({
  database,
  seal,
  store,
  readPicture,
  hasWebhook,
  clock = sql`now()`,
}: Parts): ReportsService["keepPhoto"] {
  /** Returns true if the report already has the photo. @throws {PhotoRefused} */
  async function isStored(transaction: Transaction, reportId: string, id: string): Promise<boolean> {
    const [photo] = await transaction.select().from(reportPhotos).where(eq(reportPhotos.id, id));
    // For this report, a photo of another report does not exist.
    if (photo && photo.reportId !== reportId) throw new PhotoRefused("no-report");
    if (photo) return true;
    const storedCount = await transaction.$count(reportPhotos, eq(reportPhotos.reportId, reportId));
    if (storedCount >= MOST_PHOTOS) throw new PhotoRefused("too-many");
    return false;
  }

  async function picture(bytes: Buffer, sender: string): Promise<CleanPicture> {
    try {
      return await readPicture(sender, bytes);
    } catch {
      // A library's error about a stranger's file could contain a part of it.
      throw new PhotoRefused("unreadable");
    }
  }

  return async function keepPhoto({ reportKey, photoKey, bytes, position, sender }) {
    if (!uuid.safeParse(reportKey).success || !uuid.safeParse(photoKey).success)
      throw new PhotoRefused("no-report");
    // Normalize to the database's form, because the store compares characters.
    const id = photoKey.toLowerCase();

    /**
     * Locks the report, so that simultaneous photos are counted one after the other. Erased reports accept no
     * photos.
     * @throws {PhotoRefused}
     */
    async function reportOf(transaction: Transaction): Promise<string> {
      const [report] = await transaction
        .select({ id: fireReports.id })
        .from(fireReports)
        .where(and(eq(fireReports.clientKey, reportKey), isNotNull(fireReports.sealedReport)))
        .for("update");
      if (report === undefined) throw new PhotoRefused("no-report");
      return report.id;
    }
    /** Runs `keep` if the report lacks the photo; returns false if the photo was already stored. */
    const ifAwaited = (keep: (transaction: Transaction, reportId: string) => Promise<void>) =>
      database.transaction(async (transaction) => {
        const reportId = await reportOf(transaction);
        if (await isStored(transaction, reportId, id)) return false;
        await keep(transaction, reportId);
        return true;
      });

    if (!(await ifAwaited(async () => undefined))) return;
    const { bytes: jpeg, width, height } = await picture(bytes, sender);
    await store.put(id, jpeg);
    const validPosition = positionIn(position);
    await ifAwaited(async (transaction, reportId) => {
      await transaction.insert(reportPhotos).values({
        id,
        reportId,
        bytes: jpeg.length,
        width,
        height,
        sealedPosition: validPosition === null ? null : seal.close(validPosition),
        createdAt: clock,
      });
      if (hasWebhook)
        await transaction.insert(reportHandovers).values({ reportId, photoId: id, dueAt: clock });
    });
  };
}
