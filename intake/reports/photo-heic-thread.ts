import { parentPort, workerData } from "node:worker_threads";
import decode from "heic-decode";
import type { HeicDecoded, HeicInput } from "./photo-heic.server.ts";

const { bytes, mostPixels, mostDecoderBytes } = workerData as HeicInput;
const PAGE_BYTES = 65_536;
const RGBA = 4;

/** Makes the decoder fail beyond a limit of memory, because the size that a file declares can be false. */
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function boundedGrow(pages) {
  if (this.buffer.byteLength + pages * PAGE_BYTES > mostDecoderBytes)
    throw new RangeError("decoder memory limit exceeded");
  return grow.call(this, pages);
};

interface Sized {
  readonly width: number;
  readonly height: number;
}

async function decoded(): Promise<HeicDecoded> {
  const [first] = await decode.all({ buffer: bytes });
  if (first === undefined) throw new Error("no image in the file");
  // The package's types lack the size, which is known before the pixels.
  const { width, height } = first as typeof first & Sized;
  if (!(width * height > 0 && width * height <= mostPixels)) throw new Error("too many pixels");
  const { data } = await first.decode();
  if (data.length !== width * height * RGBA) throw new Error("decoded data does not match width x height");
  return { width, height, data: data as HeicDecoded["data"] };
}

const answer = await decoded();
parentPort?.postMessage(answer, [answer.data.buffer]);
