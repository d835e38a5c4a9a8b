import { LRUCache } from "lru-cache";
import type { ZoneShape } from "#fires/model.ts";
import type { MapFrame } from "./map-frame.ts";
import { drawSheet, prepareParts, type Sheet } from "./sheet.server.ts";
import { planOf, type SheetPlan } from "./sheet-plan.server.ts";

/** What a page must know of a drawing; the drawing itself is fetched by its address. */
export interface SheetOnFile {
  readonly plan: SheetPlan;
  readonly path: string;
  readonly version: string;
  readonly zones: readonly number[];
}

const PREPARE_AFTER_MS = 200;
/** Some 60 KB each; drawn again when asked for after the others. */
const DRAWINGS_KEPT = 40;

/** The drawings of one set of zone shapes: what pages need of each, and the last ones themselves. */
class Sheets {
  readonly #zones: readonly ZoneShape[];
  readonly #onFile = new Map<string, SheetOnFile>();
  readonly #drawings = new LRUCache<string, Sheet>({ max: DRAWINGS_KEPT });

  constructor(zones: readonly ZoneShape[]) {
    this.#zones = zones;
  }

  onFile(frame: MapFrame): SheetOnFile | null {
    const plan = planOf(frame, this.#zones);
    if (!plan) return null;
    let known = this.#onFile.get(plan.id);
    if (!known) {
      const { version, zones } = this.#draw(plan);
      known = { plan, version, zones, path: sheetPath(plan.id, version) };
      // There are as many plans as regions, zones and cells of the grid: this map cannot grow without end.
      this.#onFile.set(plan.id, known);
    }
    return known;
  }

  drawing(frame: MapFrame): Sheet | null {
    const plan = planOf(frame, this.#zones);
    return plan && this.#draw(plan);
  }

  #draw(plan: SheetPlan): Sheet {
    const sheet = this.#drawings.get(plan.id) ?? drawSheet(plan, this.#zones);
    this.#drawings.set(plan.id, sheet);
    return sheet;
  }
}

const bySet = new WeakMap<readonly ZoneShape[], Sheets>();

function sheetsOf(zones: readonly ZoneShape[]): Sheets {
  let sheets = bySet.get(zones);
  if (!sheets) {
    sheets = new Sheets(zones);
    // After the page that asked first, which is most often the province's.
    setTimeout(prepareParts, PREPARE_AFTER_MS).unref();
    bySet.set(zones, sheets);
  }
  return sheets;
}

/** The drawing of a frame for one set of zone shapes, drawn once; null when there is no such frame. */
export function sheetOf(
  frame: Extract<MapFrame, { kind: "province" }>,
  zones: readonly ZoneShape[],
): SheetOnFile;
export function sheetOf(frame: MapFrame, zones: readonly ZoneShape[]): SheetOnFile | null;
export function sheetOf(frame: MapFrame, zones: readonly ZoneShape[]): SheetOnFile | null {
  return sheetsOf(zones).onFile(frame);
}

/** The same, to be sent. */
export function sheetDrawing(frame: MapFrame, zones: readonly ZoneShape[]): Sheet | null {
  return sheetsOf(zones).drawing(frame);
}

const sheetPath = (id: string, version: string) => `/cartes/${id}.${version}.svg`;
