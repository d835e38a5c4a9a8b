import { createFileStore, type FileStore, type FileStoreSettings } from "../file-store.server.ts";

export type PhotoStore = FileStore;

const PHOTOS = { folder: "report-photos", end: ".jpg", type: "image/jpeg" } as const;

export const createPhotoStore = (settings: FileStoreSettings): PhotoStore =>
  createFileStore(settings, PHOTOS);
