import { LRUCache } from "lru-cache";
import type { ZoneShape } from "#fires/model.ts";
import type { MapFrame } from "./map-frame.ts";
import { drawSheet, prepareParts, type Sheet } from "./sheet.server.ts";
import { planOf, type SheetPlan } from "./sheet-plan.server.ts";

/** The data of a drawing that a page needs. Browsers fetch the drawing itself by its address. */
export interface SheetOnFile {
  readonly plan: SheetPlan;
  readonly path: string;
  readonly version: string;
  readonly zones: readonly number[];
}

const PREPARE_AFTER_MS = 200;
/** Drawings kept in memory, about 60 KB each. Others are redrawn on request. */
const MOST_DRAWINGS = 40;

/**
 * The drawings for one set of zone shapes: the data pages need for each, and the latest drawings themselves.
 */
class Sheets {
  readonly #zones: readonly ZoneShape[];
  readonly #onFile = new Map<string, SheetOnFile>();
  readonly #drawings = new LRUCache<string, Sheet>({ max: MOST_DRAWINGS });

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
      // The map's size is limited: there is one plan per region, zone and grid cell.
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
    // Wait until the first page is rendered, which most often shows the province.
    setTimeout(prepareParts, PREPARE_AFTER_MS).unref();
    bySet.set(zones, sheets);
  }
  return sheets;
}

/**
 * Returns the data of a frame's drawing for one set of zone shapes; null if the frame does not exist. Each is
 * drawn once.
 */
export function sheetOf(
  frame: Extract<MapFrame, { kind: "province" }>,
  zones: readonly ZoneShape[],
): SheetOnFile;
export function sheetOf(frame: MapFrame, zones: readonly ZoneShape[]): SheetOnFile | null;
export function sheetOf(frame: MapFrame, zones: readonly ZoneShape[]): SheetOnFile | null {
  return sheetsOf(zones).onFile(frame);
}

/** Returns the drawing itself, to be sent to a browser. */
export function sheetDrawing(frame: MapFrame, zones: readonly ZoneShape[]): Sheet | null {
  return sheetsOf(zones).drawing(frame);
}

const sheetPath = (id: string, version: string) => `/cartes/${id}.${version}.svg`;
