import { LRUCache } from "lru-cache";
import { CACHE_BYTES } from "../cache-budget.ts";
import { RenderGate } from "../queued-render.ts";
import { drawShareImage, type Shared } from "./draw-share-image.ts";

const OVERHEAD_BYTES = 512;
const KIND = "share image";
const LONGEST_MS = 10_000;

/** Caches the pictures of pages. Draws one at a time, since other sites can wait for them. */
export class ShareImages {
  readonly #gate = new RenderGate({
    atOnce: 1,
    ofOneKind: 1,
    waitingOfOneKind: 32,
    waitingFirst: 0,
    longestMs: LONGEST_MS,
  });
  readonly #images = new LRUCache<string, Buffer, Shared>({
    maxSize: CACHE_BYTES.shareImages,
    sizeCalculation: (bytes) => OVERHEAD_BYTES + bytes.length,
    fetchMethod: (_key, _old, { context }) => this.#gate.run(KIND, () => drawShareImage(context)),
  });

  /** @throws {TooBusy} if many are being drawn */
  async read(shared: Shared): Promise<Buffer> {
    const { language, section, title } = shared;
    const bytes = await this.#images.fetch(JSON.stringify([language, section, title]), { context: shared });
    if (bytes === undefined) throw new Error("the picture was not drawn");
    return bytes;
  }
}
