import type { ZoneShape } from "#fires/model.ts";
import { createPathDrawer } from "./layer-paths.server.ts";
import type { MapFrame } from "./map-frame.ts";
import { beyond, joined, land, MARGIN, zoneLayer } from "./sheet.server.ts";
import { planOf, type SheetPlan } from "./sheet-plan.server.ts";

/** In square drawing units: a widget is some 300 px wide, where smaller corners are not seen. */
const DETAIL = 8;
const SPECK = 40;

/** A frame's drawing for where bytes are few: its land, its zones and its outline, some 1 to 3 KB compressed. */
export interface PlainSheet {
  readonly land: string;
  readonly zones: readonly { readonly zone: number; readonly d: string }[];
  /** All that lies outside the region or zone; null on the map of the province. */
  readonly beyond: string | null;
}

const drawn = new WeakMap<readonly ZoneShape[], Map<string, PlainSheet>>();

/** The plain drawing of a frame, on the same plan as its sheet, drawn once; null when there is no such frame. */
export function plainSheet(frame: MapFrame, zones: readonly ZoneShape[]): PlainSheet | null {
  const plan = planOf(frame, zones);
  if (!plan) return null;
  const sheets = drawn.get(zones) ?? new Map<string, PlainSheet>();
  drawn.set(zones, sheets);
  const sheet = sheets.get(plan.id) ?? draw(plan, zones);
  // There are as many plans as regions and zones: this map cannot grow without end.
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
