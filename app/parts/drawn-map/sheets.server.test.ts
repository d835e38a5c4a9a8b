import { describe, expect, test } from "vitest";
import { PLACES } from "#territory/gazetteer.server.ts";
import { REGIONS } from "#territory/regions.ts";
import { type Area, zoneShapes } from "#territory/shapes.server.ts";
import { ZONES } from "#territory/zones.ts";
import type { MapFrame } from "./map-frame.ts";
import { toPlane, toPoint } from "./projection.server.ts";
import { AROUND, frameOfId, planOf } from "./sheet-plan.server.ts";
import { sheetDrawing, sheetOf } from "./sheets.server.ts";

const shapes = zoneShapes().areas.map(({ key, geometry }) => ({ zone: key, name: "", geometry }));
const FRAMES: readonly MapFrame[] = [
  ...REGIONS.map(({ code }) => ({ kind: "region", code }) as const),
  ...ZONES.map(({ number }) => ({ kind: "zone", number }) as const),
];
const nameOf = (frame: MapFrame) => Object.values(frame).join(" ");
const positionsOf = ({ type, coordinates }: Area) =>
  (type === "Polygon" ? [coordinates] : coordinates).flat(2);

/** Returns the corners of path data written as steps of a tenth. */
function cornersOf(data: string): string[] {
  let [x, y] = [0, 0];
  return [...data.matchAll(/(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, dx, dy]) => {
    [x, y] = [x + Number(dx), y + Number(dy)];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
}

describe("drawing of a region or zone", () => {
  test.for(FRAMES.map((frame) => ({ name: nameOf(frame), frame })))(
    "$name fits into its drawing, with north up in the middle",
    ({ frame }) => {
      const plan = planOf(frame, shapes);
      if (!plan?.subject) throw new Error("no plan");
      for (const [lon = 0, lat = 0] of positionsOf(plan.subject)) {
        const [x, y] = plan.fromPlane(toPlane([lon, lat]));
        expect(x).toBeGreaterThan(0);
        expect(y).toBeGreaterThan(0);
        expect(x).toBeLessThan(plan.width);
        expect(y).toBeLessThan(plan.height);
      }
      const middle = toPoint(plan.toPlane([plan.width / 2, plan.height / 2]));
      const above = toPoint(plan.toPlane([plan.width / 2, plan.height / 2 - 20]));
      expect(above.lat).toBeGreaterThan(middle.lat);
      // The centre of a region and of its drawing differ by a few degrees, and meridians turn by less than
      // one degree each.
      expect(Math.abs(above.lon - middle.lon)).toBeLessThan((above.lat - middle.lat) * 0.06);
    },
  );

  test("a zone's drawing has a path of the zone and a path of everything beyond the zone", () => {
    const sheet = sheetDrawing({ kind: "zone", number: 26 }, shapes);
    const beyond = /<path id="beyond" fill-rule="evenodd" d="([^"]+)"/.exec(sheet?.svg ?? "")?.[1];
    const own = /<path id="z26" d="([^"]+)"/.exec(sheet?.svg ?? "")?.[1];
    expect(beyond).toMatch(/^M-4,-4H804V\d+H-4Z(M[-\d. lmz]+)+$/);
    expect(own).toMatch(/^M[-\d. lmz]+$/);
    // The zone is simplified with its neighbours, and the rest's outline separately: they share most corners.
    const corners = cornersOf(own ?? "");
    const outline = new Set(cornersOf(beyond?.replace(/^.*Z/, "") ?? ""));
    expect(corners.length).toBeGreaterThan(10);
    expect(corners.filter((corner) => outline.has(corner)).length).toBeGreaterThan(corners.length / 2);
    expect(sheet?.zones).toContain(26);
  });
});

describe("drawing around a point", () => {
  test("a drawing covers the view around every gazetteer place, and places share drawings", () => {
    const ids = new Set<string>();
    for (const { at } of PLACES) {
      const plan = planOf({ kind: "around", at }, shapes);
      if (!plan) throw new Error("no plan");
      ids.add(plan.id);
      const [x, y] = plan.fromPlane(toPlane([at.lon, at.lat]));
      expect(Math.abs(x - plan.width / 2)).toBeLessThanOrEqual((plan.width - AROUND.width) / 2);
      expect(Math.abs(y - plan.height / 2)).toBeLessThanOrEqual((plan.height - AROUND.height) / 2);
    }
    expect(ids.size).toBeLessThan(PLACES.length / 2);
  });

  test("points in one grid cell share a drawing, and points in other cells do not", () => {
    const id = (lon: number, lat: number) => planOf({ kind: "around", at: { lon, lat } }, shapes)?.id;
    expect(id(-72.9, 47.1)).toBe(id(-72.6, 47.4));
    expect(id(-72.9, 47.1)).not.toBe(id(-72.4, 47.4));
    expect(id(-72.9, 47.1)).not.toBe(id(-72.9, 47.6));
  });

  test("a point far from the province or with an invalid coordinate has no drawing", () => {
    for (const [lon, lat] of [
      [2.35, 48.85],
      [-71, 30],
      [-71, 90],
      [Number.NaN, 47],
    ] as const) {
      expect(planOf({ kind: "around", at: { lon, lat } }, shapes)).toBeNull();
    }
  });
});

test("each drawing is found by its name, and an invalid name finds no drawing", () => {
  const around = PLACES.map(({ at }) => ({ kind: "around", at }) as const);
  for (const frame of [{ kind: "province" } as const, ...FRAMES, ...around]) {
    const id = planOf(frame, shapes)?.id ?? "";
    const found = frameOfId(id);
    expect(found && planOf(found, shapes)?.id).toBe(id);
  }
  for (const id of [
    "",
    "region-",
    "region-18",
    "region-4",
    "zone-9",
    "zone-026",
    "around-95",
    "around-10-10",
  ]) {
    const frame = frameOfId(id);
    expect(frame && sheetDrawing(frame, shapes), id).toBeNull();
  }
});

test("a drawing's address only changes with its zone shapes", () => {
  const frame = { kind: "zone", number: 26 } as const;
  const before = sheetOf(frame, shapes)?.path;
  expect(sheetOf(frame, [...shapes])?.path).toBe(before);
  const moved = shapes.map((shape) => {
    const { geometry } = shape;
    if (shape.zone !== 26 || geometry.type !== "Polygon") return shape;
    const ring = geometry.coordinates[0]?.map(([lon = 0, lat = 0]) => [lon + 0.1, lat]) ?? [];
    return { ...shape, geometry: { ...geometry, coordinates: [ring] } };
  });
  expect(sheetOf(frame, moved)?.path).not.toBe(before);
});
