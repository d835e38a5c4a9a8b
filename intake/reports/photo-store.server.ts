import { reportPhotos } from "#database/schema.ts";
import { createFileStore, type FileStore, type FileStoreSettings } from "../file-store.server.ts";
import { type SweepParts, sweepFiles } from "../file-sweep.server.ts";

export type PhotoStore = FileStore;

const PHOTOS = { folder: "report-photos", end: ".jpg", type: "image/jpeg" } as const;

export const createPhotoStore = (settings: FileStoreSettings): PhotoStore =>
  createFileStore(settings, PHOTOS);

export const sweepPhotos = (parts: Omit<SweepParts, "table">): Promise<number> =>
  sweepFiles({ ...parts, table: reportPhotos });
