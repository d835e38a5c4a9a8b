import sharp, { type Sharp } from "sharp";
import { Turns } from "#territory/turns.ts";
import { type PictureKind, pictureKind } from "../picture-kind.ts";
import { decodeHeic } from "./photo-heic.server.ts";

/** A stored photo: only a picture, without metadata. */
export interface CleanPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Reads a sender's picture. @throws if it is not a picture, broken, or too large */
export type ReadPicture = (sender: string, bytes: Buffer) => Promise<CleanPicture>;

/** Time in ms after which the next picture is read even if one hangs. Both decoders have far lower limits. */
const LONGEST_MS = 600_000;

/**
 * Creates a process's only reader of pictures. It reads one at a time: each takes a core and much memory.
 * Senders take turns.
 */
export function createPictureReader(): ReadPicture {
  const turns = new Turns({ atOnce: 1, waitingOfOneKind: Infinity, longestMs: LONGEST_MS });
  return (sender, bytes) => turns.run(sender, () => cleanPicture(bytes));
}

const LONGEST_SIDE = 2048;
const QUALITY = 80;
const LIMIT_SECONDS = 20;
/** Maximum pixels of a picture that is decoded line by line. */
const MOST_PIXELS_BY_LINE = 120_000_000;
/** Maximum pixels of a picture decoded in memory, and of an AVIF, whose decoder takes 20 bytes per pixel. */
const MOST_PIXELS_AT_ONCE = 25_000_000;
const MOST_PIXELS_OF_AVIF = 12_500_000;

function mostPixels(kind: PictureKind, isProgressive: boolean): number {
  if (kind === "avif") return MOST_PIXELS_OF_AVIF;
  const isByLine = (kind === "jpeg" || kind === "png") && !isProgressive;
  return isByLine ? MOST_PIXELS_BY_LINE : MOST_PIXELS_AT_ONCE;
}

interface Opened {
  readonly picture: Sharp;
  /** Frees the pixels at once: a hundred megabytes must not wait for garbage collection. */
  release(): void;
}

/** Opens a picture by its kind. @throws if its kind is not accepted, or if it has too many pixels */
async function opened(bytes: Buffer): Promise<Opened> {
  const kind = pictureKind(bytes);
  if (kind === null) throw new Error("not a known kind of picture");
  if (kind === "heic") {
    const { data, width, height } = await decodeHeic(bytes);
    const picture = sharp(data, { raw: { width, height, channels: 4 } });
    return { picture, release: () => void data.buffer.transfer(0) };
  }
  const bounds = { limitInputPixels: MOST_PIXELS_BY_LINE, failOn: "error", sequentialRead: true } as const;
  const found = await sharp(bytes, bounds).metadata();
  if (found.width * found.height > mostPixels(kind, found.isProgressive === true))
    throw new Error("too many pixels");
  return { picture: sharp(bytes, bounds), release: () => undefined };
}

/**
 * Decodes a photo and encodes it again, so that no location, device, name or hidden content of its file is
 * kept. Turns it to display orientation.
 * @throws if it is not a picture, broken, or too large
 */
export async function cleanPicture(bytes: Buffer): Promise<CleanPicture> {
  const { picture, release } = await opened(bytes);
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: LIMIT_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } finally {
    release();
  }
}
