import { LRUCache } from "lru-cache";
import type { Restriction } from "#fires/model.ts";
import { restrictionsInForce } from "#fires/restriction-rules.ts";
import { type GroundLayer, groundLayer } from "../ground-layer.server.ts";
import { createPathDrawer } from "../layer-paths.server.ts";
import type { SheetPlan } from "../sheet-plan.server.ts";
import { outerEdges } from "./outer-edges.server.ts";

/** Square drawing units: an outline that travels in the page says where, not which brook it follows. */
const DETAIL = 12;
/** The band along an outline is that wide at most on each side. */
const MARGIN = 12;
/** In the sandbox of June 2023, all places together have 62 sets of restrictions. */
const LAYERS_KEPT = 64;

const layers = new LRUCache<string, GroundLayer>({ max: LAYERS_KEPT });

/** A restriction's id tells its area: the same ones have the same edges. */
function edgesOf(restrictions: readonly Restriction[]): GroundLayer {
  const key = restrictions.map(({ id }) => id).join();
  const geometry = () => outerEdges(restrictions.flatMap(({ area }) => area ?? []));
  const layer = layers.get(key) ?? groundLayer([{ id: "edges", geometry: geometry() }]);
  layers.set(key, layer);
  return layer;
}

/** One path along the edges of the ground under restrictions in force; empty when none comes with its area. */
export function restrictedPath(restrictions: readonly Restriction[], plan: SheetPlan, now: Date): string {
  const drawn = restrictionsInForce(restrictions, now).filter(({ area }) => area !== null);
  if (drawn.length === 0) return "";
  const strokes = createPathDrawer(plan, { digits: 0, margin: MARGIN }).paths(edgesOf(drawn), DETAIL);
  return strokes.map(({ d }) => d).join("");
}
