import { LRUCache } from "lru-cache";
import type { ZoneShape } from "#fires/model.ts";
import { lazyFor } from "#territory/lazy.ts";
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
/** Number of drawings kept in memory, about 60 KB each. Other drawings are redrawn on request. */
const MOST_DRAWINGS = 40;

/** The drawings for one set of zone shapes: the data that pages need for each, and the latest drawings. */
const sheetsOf = lazyFor((_zones: readonly ZoneShape[]) => {
  // Wait until the first page is rendered, which most often shows the province.
  setTimeout(prepareParts, PREPARE_AFTER_MS).unref();
  return {
    // The map's size is limited: there is one plan per region, zone and grid cell.
    onFile: new Map<string, SheetOnFile>(),
    drawings: new LRUCache<string, Sheet>({ max: MOST_DRAWINGS }),
  };
});

function draw(plan: SheetPlan, zones: readonly ZoneShape[]): Sheet {
  const { drawings } = sheetsOf(zones);
  const sheet = drawings.get(plan.id) ?? drawSheet(plan, zones);
  drawings.set(plan.id, sheet);
  return sheet;
}

/** Returns the data of a frame's drawing, drawn once for a set of zones; null for an unknown frame. */
export function sheetOf(
  frame: Extract<MapFrame, { kind: "province" }>,
  zones: readonly ZoneShape[],
): SheetOnFile;
export function sheetOf(frame: MapFrame, zones: readonly ZoneShape[]): SheetOnFile | null;
export function sheetOf(frame: MapFrame, zones: readonly ZoneShape[]): SheetOnFile | null {
  const plan = planOf(frame, zones);
  if (!plan) return null;
  const { onFile } = sheetsOf(zones);
  let known = onFile.get(plan.id);
  if (!known) {
    const { version, zones: drawn } = draw(plan, zones);
    known = { plan, version, zones: drawn, path: sheetPath(plan.id, version) };
    onFile.set(plan.id, known);
  }
  return known;
}

/** Returns the drawing itself, to be sent to a browser. */
export function sheetDrawing(frame: MapFrame, zones: readonly ZoneShape[]): Sheet | null {
  const plan = planOf(frame, zones);
  return plan && draw(plan, zones);
}

const sheetPath = (id: string, version: string) => `/cartes/${id}.${version}.svg`;
