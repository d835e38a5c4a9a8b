import { MOST_PHOTO_BYTES } from "#intake/reports/report-paths.ts";
import type { Point } from "#territory/point.ts";
import { type Drawable, dataUrlOf, decoded, drawn } from "./photo-draw.ts";
import { photoPosition } from "./photo-position.ts";
import { PhotoProblem } from "./photo-problem.ts";
import { withoutPosition } from "./photo-without-position.ts";

export interface PreparedPhoto {
  /** What is sent: drawn anew, or the file without its place. */
  readonly blob: Blob;
  /** Zeros where the browser cannot tell. */
  readonly width: number;
  readonly height: number;
  /** Where its device says that it was taken. */
  readonly takenAt: Point | null;
  /** The address of a small picture; empty where the browser cannot show any. */
  readonly preview: string;
}

/** Enough to see smoke by, and some 400 KB: it may have to leave from where there is hardly any network. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.8;
const PREVIEW_SIDE = 240;
const PREVIEW_QUALITY = 0.7;
/** Files beyond would only fill the memory of a phone. */
const MOST_CHOSEN_BYTES = 100 * 1024 * 1024;

/** First bytes of pictures that the server can read: those of a HEIC name what it is after its length. */
const PICTURE =
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|....ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1|avi[fs]))/s;

/** Makes a photo ready to be sent with a report. @throws {PhotoProblem} */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  if (file.size > MOST_CHOSEN_BYTES) throw new PhotoProblem("too-large");
  const takenAt = await photoPosition(file);
  const picture = await decoded(file);
  try {
    const sent = picture && (await drawn(picture, LONGEST_SIDE, QUALITY));
    const preview = picture ? await small(picture) : "";
    return sent ? { ...sent, takenAt, preview } : { ...(await asItIs(file, picture)), takenAt, preview };
  } finally {
    picture?.close();
  }
}

async function asItIs(file: File, picture: Drawable | null) {
  const head = await file.slice(0, 12).arrayBuffer();
  if (!PICTURE.test(String.fromCharCode(...new Uint8Array(head)))) throw new PhotoProblem("no-picture");
  if (file.size > MOST_PHOTO_BYTES) throw new PhotoProblem("too-large");
  const blob = new Blob([withoutPosition(new Uint8Array(await file.arrayBuffer()))], { type: file.type });
  return { blob, width: picture?.width ?? 0, height: picture?.height ?? 0 };
}

async function small(picture: Drawable): Promise<string> {
  const preview = await drawn(picture, PREVIEW_SIDE, PREVIEW_QUALITY);
  return preview ? dataUrlOf(preview.blob) : "";
}

/** The same for a photo that waited on the device. */
export async function photoPreview(blob: Blob): Promise<string> {
  const picture = await decoded(blob);
  if (picture === null) return "";
  try {
    return await small(picture);
  } finally {
    picture.close();
  }
}
