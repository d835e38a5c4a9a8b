import { LRUCache } from "lru-cache";
import type { Restriction } from "#fires/model.ts";
import { restrictionsInForce } from "#fires/restriction-rules.ts";
import { type GroundLayer, groundLayer } from "../ground-layer.server.ts";
import { createPathDrawer } from "../layer-paths.server.ts";
import type { SheetPlan } from "../sheet-plan.server.ts";
import { outerEdges } from "./outer-edges.server.ts";

/** Detail in square drawing units. The outline is sent in the page, so it only needs to be approximate. */
const DETAIL = 12;
/** Largest width of the band on each side of an outline. */
const MARGIN = 12;
/** In the sandbox of June 2023, all places together have 62 sets of restrictions. */
const MOST_LAYERS = 64;

const layers = new LRUCache<string, GroundLayer>({ max: MOST_LAYERS });

/** Returns the edges of some restrictions, cached by id: a restriction's id identifies its area. */
function edgesOf(restrictions: readonly Restriction[]): GroundLayer {
  const key = restrictions.map(({ id }) => id).join();
  const geometry = () => outerEdges(restrictions.flatMap(({ area }) => area ?? []));
  const layer = layers.get(key) ?? groundLayer([{ id: "edges", geometry: geometry() }]);
  layers.set(key, layer);
  return layer;
}

/** Returns one path along the edges of areas under restrictions in force; empty if none has an area. */
export function restrictedPath(restrictions: readonly Restriction[], plan: SheetPlan, now: Date): string {
  const drawn = restrictionsInForce(restrictions, now).filter(({ area }) => area !== null);
  if (drawn.length === 0) return "";
  const strokes = createPathDrawer(plan, { digits: 0, margin: MARGIN }).paths(edgesOf(drawn), DETAIL);
  return strokes.map(({ d }) => d).join("");
}
