import type { Restriction } from "#fires/model.ts";
import { restrictionsInForce } from "#fires/restriction-rules.ts";
import { type GroundLayer, groundLayer } from "../map/ground-layer.server.ts";
import { penOf } from "../map/pen.server.ts";
import type { SheetPlan } from "../map/sheet-plan.server.ts";

/** Square drawing units: an outline that travels in the page says where, not which brook it follows. */
const DETAIL = 12;
/** The band along an outline is that wide at most on each side. */
const MARGIN = 12;

type Area = NonNullable<Restriction["area"]>;

const layers = new WeakMap<Area, GroundLayer>();

function layerOf(area: Area): GroundLayer {
  let layer = layers.get(area);
  if (!layer) {
    layer = groundLayer([{ id: "area", geometry: area }]);
    layers.set(area, layer);
  }
  return layer;
}

/** One path around every published area of the restrictions in force, the same area once; empty when there is none. */
export function restrictedPath(restrictions: readonly Restriction[], plan: SheetPlan, now: Date): string {
  const pen = penOf(plan, { digits: 0, margin: MARGIN });
  const areas = restrictionsInForce(restrictions, now).flatMap(({ area }) => area ?? []);
  const paths = areas.flatMap((area) => pen.paths(layerOf(area), DETAIL).map(({ d }) => d));
  return [...new Set(paths)].join("");
}
