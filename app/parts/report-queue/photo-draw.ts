import { deferred } from "../../frame/deferred.ts";

/** A picture that was decoded, turned as it is looked at. */
export interface Drawable {
  readonly source: ImageBitmap | HTMLImageElement;
  readonly width: number;
  readonly height: number;
  /** Lets its memory go. */
  close(): void;
}

/** Null: the browser cannot decode it. */
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

/** What older browsers can: their images turn by themselves. */
async function asImage(file: Blob): Promise<Drawable | null> {
  try {
    const source = new Image();
    // The page's policy lets it show data, and no other address of a blob.
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

/** Drawn anew as a JPEG, no side longer than that: nothing of its file stays. Null: the browser has no memory for it. */
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
  // Phones count what canvases take until they are gone.
  Object.assign(canvas, { width: 0, height: 0 });
  return blob && { blob, ...size };
}
