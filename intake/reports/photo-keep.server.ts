import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "#database/open.server.ts";
import { fireReports, reportHandovers, reportPhotos } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { isOnGlobe } from "#territory/point.ts";
import type { KeptPicture, ReadPicture } from "./photo-picture.server.ts";
import type { PhotoStore } from "./photo-store.server.ts";
import { PhotoRefused, type ReportsService } from "./reports-service.ts";
import { MOST_PHOTOS } from "./vocabulary.ts";

interface Parts {
  readonly database: Database;
  readonly seal: Seal;
  readonly store: PhotoStore;
  readonly readPicture: ReadPicture;
  /** When a photo came: the database's own. */
  readonly clock?: SQL<Date>;
  /** Dispatch has a system of its own, which is handed each photo. */
  readonly hasWebhook: boolean;
}

const uuid = z.uuid();
const DEGREES = /^(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/;

/** `lat,lon` of somewhere on the globe; whatever else was sent is left out, and the photo kept. */
function positionIn(text: string | null): string | null {
  const [, lat, lon] = DEGREES.exec(text ?? "") ?? [];
  return lat && lon && isOnGlobe({ lat: Number(lat), lon: Number(lon) }) ? `${lat},${lon}` : null;
}

/** Keeps photos: the picture first, then its row, so that no row is without its picture. */
export function createPhotoKeeper({
  database,
  seal,
  store,
  readPicture,
  hasWebhook,
  clock = sql`now()`,
}: Parts): ReportsService["keepPhoto"] {
  /** Whether it is kept already. @throws {PhotoRefused} */
  async function isKept(transaction: Transaction, reportId: string, id: string): Promise<boolean> {
    const [photo] = await transaction.select().from(reportPhotos).where(eq(reportPhotos.id, id));
    // Of another report: there is none of this one's.
    if (photo && photo.reportId !== reportId) throw new PhotoRefused("no-report");
    if (photo) return true;
    const kept = await transaction.$count(reportPhotos, eq(reportPhotos.reportId, reportId));
    if (kept >= MOST_PHOTOS) throw new PhotoRefused("too-many");
    return false;
  }

  async function picture(bytes: Buffer, sender: string): Promise<KeptPicture> {
    try {
      return await readPicture(sender, bytes);
    } catch {
      // Whatever a library says of a stranger's file may hold some of it.
      throw new PhotoRefused("unreadable");
    }
  }

  return async function keepPhoto({ reportKey, photoKey, bytes, position, sender }) {
    if (!uuid.safeParse(reportKey).success || !uuid.safeParse(photoKey).success)
      throw new PhotoRefused("no-report");
    // As the database writes it: the store goes by its letters.
    const id = photoKey.toLowerCase();

    /**
     * Its report held, so that two photos at once are counted one after the other; of one whose words are erased none is kept any more.
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
    /** False when it was kept, before or meanwhile. */
    const ifAwaited = (keep: (transaction: Transaction, reportId: string) => Promise<void>) =>
      database.transaction(async (transaction) => {
        const reportId = await reportOf(transaction);
        if (await isKept(transaction, reportId, id)) return false;
        await keep(transaction, reportId);
        return true;
      });

    if (!(await ifAwaited(async () => undefined))) return;
    const { bytes: jpeg, width, height } = await picture(bytes, sender);
    await store.put(id, jpeg);
    const given = positionIn(position);
    await ifAwaited(async (transaction, reportId) => {
      await transaction.insert(reportPhotos).values({
        id,
        reportId,
        bytes: jpeg.length,
        width,
        height,
        sealedPosition: given === null ? null : seal.close(given),
        createdAt: clock,
      });
      if (hasWebhook)
        await transaction.insert(reportHandovers).values({ reportId, photoId: id, dueAt: clock });
    });
  };
}
