import { deferred } from "../../frame/deferred.ts";

/** A decoded picture, in its viewing orientation. */
export interface Drawable {
  readonly source: ImageBitmap | HTMLImageElement;
  readonly width: number;
  readonly height: number;
  /** Frees its memory. */
  close(): void;
}

/** Decodes a picture; null if the browser cannot. */
export const decoded = async (file: Blob): Promise<Drawable | null> =>
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

export function dataUrlOf(blob: Blob): Promise<string> {
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
export async function drawn(
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
