export type PictureKind = "jpeg" | "png" | "gif" | "webp" | "avif" | "heic";

/** Returns bytes as text, one character each. */
export const signsIn = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Number of first bytes that are enough to detect a picture's kind. */
export const HEAD_BYTES = 256;

/** Detects a picture's kind by its first bytes; null for any other, even if decoders read it (SVG, TIFF). */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const startsWith = (at: number, text: string) => signsIn(bytes, at, at + text.length) === text;
  if (startsWith(0, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(0, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(0, "GIF87a") || startsWith(0, "GIF89a")) return "gif";
  if (startsWith(0, "RIFF") && startsWith(8, "WEBP")) return "webp";
  if (!startsWith(4, "ftyp")) return null;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = signsIn(bytes, 8, Math.min(length, HEAD_BYTES));
  if (/avi[fs]/.test(brands)) return "avif";
  return /^(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(brands) ? "heic" : null;
}
