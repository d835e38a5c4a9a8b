import { MOST_PHOTO_BYTES } from "#intake/reports/report-paths.ts";
import type { Point } from "#territory/point.ts";
import { deferred } from "../../frame/deferred.ts";
import { photoPosition } from "./photo-position.ts";
import { PhotoProblem } from "./photo-problem.ts";
import { withoutPosition } from "./photo-without-position.ts";

export interface PreparedPhoto {
  /** The bytes to send: redrawn, or the file with its location blanked. */
  readonly blob: Blob;
  /** Size in pixels; zeros if the browser cannot decode the picture. */
  readonly width: number;
  readonly height: number;
  /** Location recorded by the device, or null. */
  readonly takenAt: Point | null;
  /** A data URL of a small picture; empty if the browser cannot decode it. */
  readonly preview: string;
}

/** Enough to see smoke, at about 400 KB: the sender may have a very weak network. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.8;
const PREVIEW_SIDE = 240;
const PREVIEW_QUALITY = 0.7;
/** Larger files would only fill a phone's memory. */
const MOST_CHOSEN_BYTES = 100 * 1024 * 1024;

/** First bytes of the formats that the server can read. A HEIC file names its type after its length. */
const PICTURE =
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|....ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1|avi[fs]))/s;

/** Prepares a photo to be sent with a report. @throws {PhotoProblem} */
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

/** Returns the preview of a photo stored on the device; empty if the browser cannot decode it. */
export async function photoPreview(blob: Blob): Promise<string> {
  const picture = await decoded(blob);
  if (picture === null) return "";
  try {
    return await small(picture);
  } finally {
    picture.close();
  }
}

/** A decoded picture, in its viewing orientation. */
interface Drawable {
  readonly source: ImageBitmap | HTMLImageElement;
  readonly width: number;
  readonly height: number;
  /** Frees its memory. */
  close(): void;
}

/** Decodes a picture; null if the browser cannot. */
const decoded = async (file: Blob): Promise<Drawable | null> =>
  (await asBitmap(file)) ?? (await asImage(file));

async function asBitmap(file: Blob): Promise<Drawable | null> {
  try {
    const source = await createImageBitmap(file, { imageOrientation: "from-image" });
    return { source, width: source.width, height: source.height, close: () => source.close() };
  } catch {
    return null;
  }
}

/** Decodes with an image element, for older browsers: images apply their orientation themselves. */
async function asImage(file: Blob): Promise<Drawable | null> {
  try {
    const source = new Image();
    // The page's content security policy allows data: addresses but not blob: ones.
    source.src = await dataUrlOf(file);
    await source.decode();
    const { naturalWidth: width, naturalHeight: height } = source;
    return width > 0 && height > 0
      ? { source, width, height, close: () => source.removeAttribute("src") }
      : null;
  } catch {
    return null;
  }
}

function dataUrlOf(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = deferred<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(blob);
  return promise;
}

/**
 * Redraws a picture as a JPEG whose sides are at most `longestSide`, without the original file's metadata.
 * Null if the browser lacks memory.
 */
async function drawn(
  { source, width, height }: Drawable,
  longestSide: number,
  quality: number,
): Promise<{ readonly blob: Blob; readonly width: number; readonly height: number } | null> {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, size.width, size.height);
  const { promise, resolve } = deferred<Blob | null>();
  canvas.toBlob(resolve, "image/jpeg", quality);
  const blob = await promise;
  // Phones count a canvas's memory until the canvas is collected.
  Object.assign(canvas, { width: 0, height: 0 });
  return blob && { blob, ...size };
}
