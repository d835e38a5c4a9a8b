import { Worker } from "node:worker_threads";

interface Bounds {
  readonly mostPixels: number;
  readonly mostDecoderBytes: number;
  readonly limitMs: number;
}

export interface HeicInput extends Bounds {
  readonly bytes: Uint8Array;
}

/** Decoded pixels, four bytes each, in display orientation. */
export interface HeicDecoded {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

const BOUNDS: Bounds = {
  /** Maximum pixels of a picture: enough for phones' default size. Browsers of phones resize larger ones. */
  mostPixels: 25_000_000,
  /** Maximum memory of the decoder: twelve bytes for each pixel, and the decoder's program. */
  mostDecoderBytes: 320 * 1024 * 1024,
  limitMs: 20_000,
};
const THREAD = new URL("./photo-heic-thread.ts", import.meta.url);

/**
 * Decodes an iPhone's picture in HEVC, a format that sharp's library cannot read because of patents. Runs in
 * a separate thread, so that a hang or a memory problem only ends that thread.
 */
export async function decodeHeic(bytes: Buffer, bounds: Bounds = BOUNDS): Promise<HeicDecoded> {
  const requested: HeicInput = { bytes, ...bounds };
  const thread = new Worker(THREAD, {
    workerData: requested,
    resourceLimits: { maxOldGenerationSizeMb: 64 },
    // Captures the decoder's own messages.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<HeicDecoded>();
  const limit = setTimeout(() => reject(new Error("Decoding took too long.")), bounds.limitMs);
  thread.on("message", resolve);
  thread.on("error", reject);
  thread.on("exit", () => reject(new Error("Decoding ended without a picture.")));
  try {
    return await promise;
  } finally {
    clearTimeout(limit);
    await thread.terminate();
  }
}
