import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { fireReports, reportHandovers, reportPhotos } from "#database/schema.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { type FileStore, FileStoreError } from "../file-store.server.ts";
import { sweepPhotos } from "./old-reports.server.ts";
import { createPhotoKeeper } from "./photo-keep.server.ts";
import { createPictureReader } from "./photo-picture.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const LATER = new Date("2026-07-04T15:00:00Z");
const seal = createSeal([randomBytes(32).toString("base64")]);
const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#e25822" } })
  .png()
  .toBuffer();

/** Creates a store in memory that can fail. */
function storeDouble() {
  const files = new Map<string, Buffer>();
  let isAway = false;
  const there = async () => {
    if (isAway) throw new FileStoreError("It is away.");
  };
  const store: FileStore = {
    put: (id, bytes) => there().then(() => void files.set(id, bytes)),
    get: async (id) => files.get(id) ?? null,
    delete: async (id) => void files.delete(id),
    olderThan: async (before) => (before > NOW ? [...files.keys()] : []),
  };
  const away = (is: boolean) => {
    isAway = is;
  };
  return { files, store, away };
}

onEachServer("photos of reports on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let double = storeDouble();
  beforeEach(async () => {
    double = storeDouble();
    await database().run((queries) => queries.delete(fireReports));
  });

  const keeper = (hasWebhook = true) =>
    createPhotoKeeper({
      ...{ database: database(), seal, store: double.store, clock: sql`${NOW}`, hasWebhook },
      readPicture: createPictureReader(),
    });
  async function newReport(): Promise<string> {
    const clientKey = randomUUID();
    const id = randomUUID();
    await database().run((queries) =>
      queries.insert(fireReports).values({
        ...{
          id,
          clientKey,
          reference: `F-${id.slice(0, 8)}`,
          language: "fr",
          status: "new",
          sealedReport: "sealed",
        },
        ...{ announcedPhotos: 1, isSuspect: false, isAnswered: false, createdAt: NOW, statusAt: NOW },
      }),
    );
    return clientKey;
  }
  const photo = (reportKey: string, more: object = {}) => ({
    ...{ reportKey, photoKey: randomUUID(), bytes: picture, position: null, sender: "a network" },
    ...more,
  });
  const rows = () => database().run((queries) => queries.select().from(reportPhotos));
  const handovers = () => database().run((queries) => queries.select().from(reportHandovers));

  it("a photo is stored with its row, its encrypted position and its handover to dispatch", async () => {
    const sent = photo(await newReport(), { position: "47.5,-72.25" });
    await keeper()(sent);
    const [row] = await rows();
    const file = double.files.get(sent.photoKey);
    expect(row).toMatchObject({ id: sent.photoKey, width: 60, height: 40, bytes: file?.length });
    expect(row?.sealedPosition).not.toContain("47.5");
    expect(seal.open(row?.sealedPosition ?? "")).toBe("47.5,-72.25");
    expect(await handovers()).toMatchObject([
      { reportId: row?.reportId, photoId: sent.photoKey, dueAt: NOW },
    ]);
  });

  it("a photo has no handover if dispatch has no system of its own", async () => {
    await keeper(false)(photo(await newReport()));
    expect([(await rows()).length, (await handovers()).length]).toEqual([1, 0]);
  });

  it("a photo with an invalid position is stored without a position", async () => {
    const reportKey = await newReport();
    for (const position of ["91,0", "1,2,3", "here"]) await keeper()(photo(reportKey, { position }));
    expect((await rows()).map(({ sealedPosition }) => sealedPosition)).toEqual([null, null, null]);
  });

  it("a photo that is sent again, later or at the same time, is stored once", async () => {
    const sent = photo(await newReport());
    await Promise.all([keeper()(sent), keeper()({ ...sent, photoKey: sent.photoKey.toUpperCase() })]);
    await keeper()(sent);
    expect([(await rows()).length, (await handovers()).length, double.files.size]).toEqual([1, 1, 1]);
  });

  it("a photo with an unknown or invalid key, or with the key of another report's photo, is rejected", async () => {
    const [first, second] = [await newReport(), await newReport()];
    const sent = photo(first);
    await keeper()(sent);
    const stored = double.files.get(sent.photoKey);
    for (const lost of [photo(randomUUID()), photo("' OR 1=1"), photo(first, { photoKey: "../../etc" })])
      await expect(keeper()(lost)).rejects.toMatchObject({ code: "no-report" });
    // Another report's photo is neither accepted nor overwritten.
    await expect(keeper()({ ...sent, reportKey: second })).rejects.toMatchObject({ code: "no-report" });
    expect(double.files.get(sent.photoKey)).toBe(stored);
    expect((await rows()).length).toBe(1);
  });

  it("a photo of an erased report is rejected", async () => {
    const late = photo(await newReport());
    await database().run((queries) => queries.update(fireReports).set({ sealedReport: null }));
    await expect(keeper()(late)).rejects.toMatchObject({ code: "no-report" });
    expect([await rows(), double.files.size]).toEqual([[], 0]);
  });

  it("a report has three photos at most, even if many photos arrive at once", async () => {
    const reportKey = await newReport();
    // Each photo waits until the pictures of all photos are stored.
    let stored = 0;
    const { promise: allStored, resolve } = Promise.withResolvers<void>();
    const { put } = double.store;
    double.store.put = async (...picture) => {
      await put(...picture);
      stored += 1;
      if (stored === 5) resolve();
      await allStored;
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => keeper()(photo(reportKey))));
    const refusals = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
    expect(refusals).toEqual(["too-many", "too-many"]);
    await expect(keeper()(photo(reportKey))).rejects.toMatchObject({ code: "too-many" });
    const storedIds = (await rows()).map(({ id }) => id);
    expect(storedIds.length).toBe(3);
    // Pictures stored before rejection are deleted later. No row lacks its picture.
    await sweepPhotos({ database: database(), store: double.store, now: LATER });
    expect([...double.files.keys()].sort()).toEqual(storedIds.sort());
  });

  it("an unreadable photo is rejected with an error that has no details of the photo", async () => {
    const broken = photo(await newReport(), { bytes: Buffer.from("<svg>secret</svg>") });
    const error = await keeper()(broken).catch((error: unknown) => error);
    expect(error).toMatchObject({ code: "unreadable" });
    expect(error).not.toHaveProperty("cause");
    expect([(await rows()).length, double.files.size]).toEqual([0, 0]);
  });

  it("a photo whose picture cannot be stored has no row, and is stored if it is sent again", async () => {
    const sent = photo(await newReport());
    double.away(true);
    await expect(keeper()(sent)).rejects.toThrow(FileStoreError);
    expect(await rows()).toEqual([]);
    double.away(false);
    await keeper()(sent);
    expect((await rows()).length).toBe(1);
  });

  it("the file of a photo without a report is deleted only if the file is a day old", async () => {
    await keeper()(photo(await newReport()));
    const sweep = (now: Date) => sweepPhotos({ database: database(), store: double.store, now });
    expect(await sweep(LATER)).toBe(0);
    await database().run((queries) => queries.delete(fireReports));
    expect(await sweep(NOW)).toBe(0);
    expect([await sweep(LATER), double.files.size]).toEqual([1, 0]);
  });
});
