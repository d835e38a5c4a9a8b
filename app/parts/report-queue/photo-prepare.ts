import { MOST_PHOTO_BYTES } from "#intake/reports/report-paths.ts";
import { isOnGlobe, type Point } from "#territory/point.ts";
import { deferred } from "../../frame/deferred.ts";

/** First bytes of EXIF metadata in every file format, in both byte orders. */
const LITTLE = 0x49492a00;
const BIG = 0x4d4d002a;
const GPS = 0x8825;
const ENTRY_BYTES = 12;
/** Bytes of one value of each TIFF type. A value over four bytes is stored outside its entry. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/**
 * Returns a copy of a photo's file with its location blanked, for files that the browser cannot redraw. Other
 * metadata stays; the server never stores it.
 */
export function withoutPosition(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(file);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 8 <= bytes.length; at += 1) {
    const start = view.getUint32(at);
    if (start !== LITTLE && start !== BIG) continue;
    try {
      blankGps(bytes, at);
    } catch {
      // The offsets point outside the file, so there is no location to find.
    }
  }
  return bytes;
}

/** Follows the TIFF structure: an entry of the main list points to the GPS list. @throws {RangeError} */
function blankGps(bytes: Uint8Array<ArrayBuffer>, start: number): void {
  const view = new DataView(bytes.buffer, start);
  const isLittle = view.getUint32(0) === LITTLE;
  const short = (at: number) => view.getUint16(at, isLittle);
  const long = (at: number) => view.getUint32(at, isLittle);
  const entriesOf = (list: number) =>
    Array.from({ length: short(list) }, (_, index) => list + 2 + index * ENTRY_BYTES);
  for (const entry of entriesOf(long(4))) {
    if (short(entry) !== GPS) continue;
    const list = long(entry + 8);
    for (const each of entriesOf(list)) {
      const length = (TYPE_BYTES[short(each + 2)] ?? 0) * long(each + 4);
      if (length > 4) bytes.fill(0, start + long(each + 8), start + long(each + 8) + length);
      bytes.fill(0, start + each, start + each + ENTRY_BYTES);
    }
    bytes.fill(0, start + list, start + list + 2);
    bytes.fill(0, start + entry, start + entry + ENTRY_BYTES);
  }
}

/** Number of first bytes of a JPEG that can have the metadata. In other files it can be anywhere. */
const HEAD_BYTES = 512 * 1024;

/** Reads where a photo was taken; null if its metadata has no location or cannot be read. */
export async function photoPosition(file: Blob): Promise<Point | null> {
  try {
    const bytes = await file.slice(0, isJpeg(await firstBytes(file)) ? HEAD_BYTES : file.size).arrayBuffer();
    // The library only loads once a photo is chosen, and the import fails without a network.
    const { default: ExifReader } = await import("exifreader");
    const { gps } = ExifReader.load(bytes, { expanded: true });
    if (gps?.Latitude === undefined || gps.Longitude === undefined) return null;
    const point: Point = { lat: gps.Latitude, lon: gps.Longitude };
    // Devices without a location write zeros.
    return isOnGlobe(point) && (point.lat !== 0 || point.lon !== 0) ? point : null;
  } catch {
    return null;
  }
}

const firstBytes = async (file: Blob) => new Uint8Array(await file.slice(0, 3).arrayBuffer());
const isJpeg = ([first, second, third]: Uint8Array) => first === 0xff && second === 0xd8 && third === 0xff;

/** The reason why a chosen file cannot be sent with a report. */
export class PhotoProblem extends Error {
  readonly code: "too-large" | "no-picture";

  constructor(code: PhotoProblem["code"]) {
    super(`photo refused: ${code}`);
    this.code = code;
  }
}

/** Longest side of a sent photo, in pixels: enough to see smoke, at about 400 KB for a weak network. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.8;
const PREVIEW_SIDE = 240;
const PREVIEW_QUALITY = 0.7;
/** Size limit of a chosen file: larger files would only fill a phone's memory. */
const MOST_CHOSEN_BYTES = 100 * 1024 * 1024;

/** First bytes of the formats that the server can read. A HEIC file begins with a length of four bytes. */
const PICTURE =
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|....ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1|avi[fs]))/s;

/** Prepares a photo for a report; `takenAt` is the location in its metadata. @throws {PhotoProblem} */
export async function preparePhoto(file: File): Promise<{ blob: Blob; takenAt: Point | null }> {
  if (file.size > MOST_CHOSEN_BYTES) throw new PhotoProblem("too-large");
  const takenAt = await photoPosition(file);
  const picture = await decoded(file);
  try {
    const sent = picture && (await drawn(picture, LONGEST_SIDE, QUALITY));
    return { blob: sent ?? (await asItIs(file)), takenAt };
  } finally {
    picture?.close();
  }
}

/** Returns the file with its location blanked. @throws {PhotoProblem} */
async function asItIs(file: File): Promise<Blob> {
  const head = await file.slice(0, 12).arrayBuffer();
  if (!PICTURE.test(String.fromCharCode(...new Uint8Array(head)))) throw new PhotoProblem("no-picture");
  if (file.size > MOST_PHOTO_BYTES) throw new PhotoProblem("too-large");
  return new Blob([withoutPosition(new Uint8Array(await file.arrayBuffer()))], { type: file.type });
}

/** Returns the preview of a photo stored on the device; empty if the browser cannot decode it. */
export async function photoPreview(blob: Blob): Promise<string> {
  const picture = await decoded(blob);
  if (picture === null) return "";
  try {
    const preview = await drawn(picture, PREVIEW_SIDE, PREVIEW_QUALITY);
    return preview ? await dataUrlOf(preview) : "";
  } finally {
    picture.close();
  }
}

/** A decoded picture, in its viewing orientation. */
interface Drawable {
  readonly source: ImageBitmap | HTMLImageElement;
  readonly width: number;
  readonly height: number;
  /** Frees the picture's memory. */
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
): Promise<Blob | null> {
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
  return blob;
}
