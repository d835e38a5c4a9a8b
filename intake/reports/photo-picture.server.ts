import sharp, { type Sharp } from "sharp";
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

/** Creates a process's only reader of pictures. It reads one at a time: each takes a core and much memory. */
export function createPictureReader(): ReadPicture {
  const inTurn = createTurns(1);
  return (sender, bytes) => inTurn(sender, () => cleanPicture(bytes));
}

const LONGEST_SIDE = 2048;
const QUALITY = 80;
const LIMIT_SECONDS = 20;
/** Most pixels of pictures that are decoded line by line. */
const MOST_PIXELS_BY_LINE = 120_000_000;
/** Most pixels of pictures decoded in memory, and of AVIF, whose decoder takes 20 bytes per pixel. */
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

/** Makes a function that limits how many tasks run at a time. Senders take turns, so that none delays all. */
export function createTurns(most: number): <T>(sender: string, work: () => Promise<T>) => Promise<T> {
  /** Waiting tasks by sender, in the order of their next turn. */
  const waiting = new Map<string, readonly (() => void)[]>();
  let running = 0;

  function passTurn(): void {
    const next = waiting.entries().next().value;
    if (next === undefined) {
      running -= 1;
      return;
    }
    const [sender, [start, ...others]] = next;
    waiting.delete(sender);
    if (others.length > 0) waiting.set(sender, others);
    start?.();
  }

  return async (sender, work) => {
    if (running < most) running += 1;
    else await new Promise<void>((start) => waiting.set(sender, [...(waiting.get(sender) ?? []), start]));
    try {
      return await work();
    } finally {
      passTurn();
    }
  };
}
