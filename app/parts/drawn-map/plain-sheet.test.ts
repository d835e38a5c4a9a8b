import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { REGIONS } from "#territory/regions.ts";
import { zoneShapes } from "#territory/shapes.server.ts";
import type { MapFrame } from "./map-frame.ts";
import { plainSheet } from "./plain-sheet.server.ts";
import { sheetDrawing } from "./sheets.server.ts";

const SHAPES = zoneShapes().areas.map(({ key, geometry }) => ({ zone: key, name: "", geometry }));
const REGION_FRAMES = REGIONS.map(({ code }): MapFrame => ({ kind: "region", code }));
const FRAMES: readonly MapFrame[] = [{ kind: "province" }, ...REGION_FRAMES, { kind: "zone", number: 26 }];

test.for(FRAMES)("the compact drawing of %o is small and has the same zones as its sheet", (frame) => {
  const plain = plainSheet(frame, SHAPES);
  const text = JSON.stringify(plain);
  expect(brotliCompressSync(text).length).toBeLessThan(4 * 1024);
  expect(plain?.zones.map(({ zone }) => zone)).toEqual(sheetDrawing(frame, SHAPES)?.zones);
  expect(plain?.beyond === null).toBe(frame.kind === "province");
});

test("an unknown zone has no compact drawing", () => {
  expect(plainSheet({ kind: "zone", number: 9 }, SHAPES)).toBeNull();
});
