import { createHash } from "node:crypto";
import type { ZoneShape } from "#fires/model.ts";
import { lazy, lazyFor } from "#territory/lazy.ts";
import {
  type Area,
  neighbours,
  provinceOutline,
  readWater,
  type WaterLayer,
} from "#territory/shapes.server.ts";
import { type GroundLayer, groundLayer } from "./ground-layer.server.ts";
import { createPathDrawer, type PathDrawer, type Stroke } from "./layer-paths.server.ts";
import type { SheetPlan } from "./sheet-plan.server.ts";

/**
 * Thresholds in square drawing units: `detail` for corners, `plain` for corners of water and neighbours, and
 * `speck` for lakes. Maps of a part of the province have room for more detail.
 */
const OF_PROVINCE = { detail: 2, plain: 10, speck: 40 } as const;
const OF_PART = { detail: 1, plain: 3, speck: 30 } as const;
/** How far drawings extend beyond their edges. */
export const MARGIN = 4;

/** A drawing of the parts of a map that do not change between readings. */
export interface Sheet {
  /** Hash of the drawing, so that its address is immutable. */
  readonly version: string;
  readonly svg: string;
  readonly zones: readonly number[];
}

const far = lazy(() => groundLayer(neighbours().areas.map(({ key, geometry }) => ({ id: key, geometry }))));
/** The province without its water. */
export const land = lazy(() => groundLayer([{ id: "land", geometry: provinceOutline().geometry }]));

/**
 * Loads water without areas smaller than `least`. Small lakes cut the shores of the large lakes they touch,
 * so leave out those that would be specks.
 */
function water(least: number) {
  const { lakes, rivers } = readWater();
  return { lakes: waterLayer(lakes, least), rivers: waterLayer(rivers, least) };
}
const fineWater = lazy(() => water(0));

/** Prepares the layers for maps of a part of the province, so that no visitor has to wait for them. */
export function prepareParts(): void {
  far();
  land();
  fineWater();
}

function waterLayer({ features }: WaterLayer, least: number): GroundLayer {
  const shapes = features.features.map(({ geometry }, index) => ({ id: String(index), geometry }));
  return groundLayer(shapes, least);
}

/** Returns the layer of danger zones, prepared once for each set of shapes. */
export const zoneLayer = lazyFor((zones: readonly ZoneShape[]) =>
  groundLayer(zones.map(({ zone, geometry }) => ({ id: `z${zone}`, geometry }))),
);

/** Draws land, water and zones as paths with ids, which the page's small SVG shows with `<use>`. */
export function drawSheet(plan: SheetPlan, zones: readonly ZoneShape[]): Sheet {
  const isProvince = plan.id === "province";
  const { lakes, rivers } = isProvince ? water(OF_PROVINCE.speck) : fineWater();
  const { detail, plain, speck } = isProvince ? OF_PROVINCE : OF_PART;
  const drawer = createPathDrawer(plan, { digits: 1, margin: MARGIN });
  const cells = drawer.paths(zoneLayer(zones), detail);
  const onePath = (id: string, layer: GroundLayer, corner: number) =>
    `<path id="${id}" d="${joined(drawer.paths(layer, corner), speck)}"/>`;
  const parts = [
    onePath("far", far(), plain),
    onePath("land", land(), detail),
    ...cells.map(({ id, d }) => `<path id="${id}" d="${d}"/>`),
    onePath("lakes", lakes, plain),
    onePath("rivers", rivers, plain),
    ...(plan.subject
      ? [`<path id="beyond" fill-rule="evenodd" d="${beyond(plan, drawer, plan.subject, OF_PART.detail)}"/>`]
      : []),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plan.width} ${plan.height}">\n${parts.join("\n")}\n</svg>\n`;
  const version = createHash("sha256").update(svg).digest("base64url").slice(0, 10);
  return { version, svg, zones: cells.map(({ id }) => Number(id.slice(1))) };
}

/** Joins strokes into one path, without the strokes smaller than `speck`. */
export const joined = (strokes: readonly Stroke[], speck: number) =>
  strokes
    .filter(({ area }) => area >= speck)
    .map(({ d }) => d)
    .join("");

/**
 * Returns a path of everything outside the region or zone. Its fill covers the surroundings and its inner
 * edge is the outline. Its outer edge is in the margin, out of view.
 */
export function beyond(
  { width, height }: SheetPlan,
  drawer: PathDrawer,
  subject: Area,
  detail: number,
): string {
  const outline = drawer.paths(groundLayer([{ id: "subject", geometry: subject }]), detail);
  const frame = `M-${MARGIN},-${MARGIN}H${width + MARGIN}V${height + MARGIN}H-${MARGIN}Z`;
  return frame + joined(outline, 0);
}
