import { parentPort, workerData } from "node:worker_threads";
import decode from "heic-decode";
import type { HeicAsked, HeicDecoded } from "./photo-heic.server.ts";

const { bytes, mostPixels, mostDecoderBytes } = workerData as HeicAsked;
const PAGE_BYTES = 65_536;
const RGBA = 4;

/** What a file says of its own size bounds nothing: the decoder's memory does not grow beyond this, and it fails. */
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function boundedGrow(pages) {
  if (this.buffer.byteLength + pages * PAGE_BYTES > mostDecoderBytes)
    throw new RangeError("Too much memory.");
  return grow.call(this, pages);
};

interface Sized {
  readonly width: number;
  readonly height: number;
}

async function decoded(): Promise<HeicDecoded> {
  const [first] = await decode.all({ buffer: bytes });
  if (first === undefined) throw new Error("There is no picture in it.");
  // Its types leave out the size, which is known before the pixels are.
  const { width, height } = first as typeof first & Sized;
  if (!(width * height > 0 && width * height <= mostPixels)) throw new Error("It is too large.");
  const { data } = await first.decode();
  if (data.length !== width * height * RGBA) throw new Error("It is not of its size.");
  return { width, height, data: data as HeicDecoded["data"] };
}

const answer = await decoded();
parentPort?.postMessage(answer, [answer.data.buffer]);
