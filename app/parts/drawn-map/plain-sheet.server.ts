import type { ZoneShape } from "#fires/model.ts";
import { lazyFor } from "#territory/lazy.ts";
import { createPathDrawer } from "./layer-paths.server.ts";
import type { MapFrame } from "./map-frame.ts";
import { beyond, joined, land, MARGIN, zoneLayer } from "./sheet.server.ts";
import { planOf, type SheetPlan } from "./sheet-plan.server.ts";

/** Detail in square drawing units: a widget is about 300 px wide, where smaller corners are invisible. */
const DETAIL = 8;
const SPECK = 40;

/** A frame's compact drawing with its land, zones and outline: about 1 to 3 KB compressed. */
export interface PlainSheet {
  readonly land: string;
  readonly zones: readonly { readonly zone: number; readonly d: string }[];
  /** Path of everything outside the region or zone; null on the province's map. */
  readonly beyond: string | null;
}

/** Compact drawings by the id of their `SheetPlan`. The `Map` stays small: such ids are limited in number. */
const drawn = lazyFor((_zones: readonly ZoneShape[]) => new Map<string, PlainSheet>());

/** Returns a frame's compact drawing, cached; null if its region or zone is unknown, or its point too far. */
export function plainSheet(frame: MapFrame, zones: readonly ZoneShape[]): PlainSheet | null {
  const plan = planOf(frame, zones);
  if (!plan) return null;
  const sheets = drawn(zones);
  const sheet = sheets.get(plan.id) ?? draw(plan, zones);
  sheets.set(plan.id, sheet);
  return sheet;
}

function draw(plan: SheetPlan, zones: readonly ZoneShape[]): PlainSheet {
  const drawer = createPathDrawer(plan, { digits: 0, margin: MARGIN });
  return {
    land: joined(drawer.paths(land(), DETAIL), SPECK),
    zones: drawer.paths(zoneLayer(zones), DETAIL).map(({ id, d }) => ({ zone: Number(id.slice(1)), d })),
    beyond: plan.subject && beyond(plan, drawer, plan.subject, DETAIL),
  };
}
