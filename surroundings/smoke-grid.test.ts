import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createCleanings } from "#territory/cleanings.ts";
import { createAsk } from "./ask.server.ts";
import { createSmokeDrawing, SMOKE_MAP } from "./draw-smoke.server.ts";
import type { SmokeLayer } from "./model.ts";
import { readSmokeGrid, readSmokeGrids } from "./read-smoke-grid.server.ts";
import { isSmokeNow, smokeAt, smokeAtTowns } from "./smoke-at.server.ts";
import { GRID, smokeValueAt } from "./smoke-grid.ts";
import { coverage, evenGrid, georeferenced } from "./smoke-grids.double.ts";
import {
  comingHours,
  drawnSmokePath,
  SMOKE_LOOKS,
  smokeBand,
  smokeHourAt,
  smokePath,
} from "./smoke-pictures.ts";

const LAYER: SmokeLayer = {
  ...{ layer: "RAQDPS.Sfc_PM2.5-WildfireSmokePlume", stepHours: 1 },
  ...{ from: new Date("2026-07-01T12:00:00Z"), until: new Date("2026-07-04T12:00:00Z") },
};
const HOUR = new Date("2026-07-01T18:00:00Z");
const HOUR_MS = 3_600_000;
const CELLS = GRID.columns * GRID.rows;
const kilograms = (micrograms: number) => new Float32Array(CELLS).fill(micrograms * 1e-9);

interface Sent {
  readonly body?: Uint8Array | string;
  readonly type?: string;
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

function askOf(answer: (count: number) => Sent) {
  const requests: URL[] = [];
  const ask = createAsk("smoke", {
    ...{ now: () => +HOUR, cleanings: createCleanings() },
    fetch: async (url) => {
      requests.push(new URL(String(url)));
      const { body = "", type = "image/tiff", status = 200, headers = {} } = answer(requests.length);
      const sent = typeof body === "string" ? body : new Uint8Array(body);
      return new Response(sent, { status, headers: { "content-type": type, ...headers } });
    },
  });
  return {
    ask,
    requests,
    read: () => readSmokeGrid(ask, "https://source.example/geomet?lang=fr", LAYER, HOUR),
  };
}

describe("values of the smoke forecast", () => {
  test("a grid is requested for one hour of one forecast, and its kilograms become micrograms", async () => {
    const { requests, read } = askOf(() => ({ body: coverage(kilograms(23.4)) }));
    const grid = await read();
    expect([grid.at, grid.micrograms.length]).toEqual([HOUR, CELLS]);
    expect(smokeValueAt(grid, { lon: -73.6, lat: 45.5 })).toBeCloseTo(23.4, 3);
    const { searchParams } = requests[0] as URL;
    expect(searchParams.getAll("subset")).toEqual(["x(-81,-56)", "y(44.4,63.2)"]);
    expect(searchParams.getAll("size")).toEqual(["x(250)", "y(188)"]);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ lang: "fr", service: "WCS", request: "GetCoverage", coverageid: LAYER.layer },
      ...{ time: "2026-07-01T18:00:00Z", dim_reference_time: "2026-07-01T12:00:00Z" },
    });
  });

  test("a grid that states its bounds is read if the bounds are those of the request", async () => {
    const grid = await askOf(() => ({ body: georeferenced(coverage(kilograms(5)), 0.1, -81, 63.2) })).read();
    expect(smokeValueAt(grid, { lon: -73.6, lat: 45.5 })).toBeCloseTo(5, 3);
  });

  test.each([
    ["below zero", -1],
    ["that stands for none", 9_999e9],
    ["that is no number", Number.NaN],
  ])("a value %s means unknown smoke, and never that there is no smoke", async (_, micrograms) => {
    const grid = await askOf(() => ({ body: coverage(kilograms(micrograms)) })).read();
    expect(smokeValueAt(grid, { lon: -73.6, lat: 45.5 })).toBeNull();
  });

  test("each point has a value between those of the nearest grid cells, and points outside the grid have no value", () => {
    const grid = evenGrid(HOUR, 0);
    const inWest = grid.micrograms.map((_, cell) => (cell % GRID.columns < GRID.columns / 2 ? 80 : 2));
    const value = (lon: number, lat: number) => smokeValueAt({ ...grid, micrograms: inWest }, { lon, lat });
    expect([value(-79, 50), value(-60, 50)]).toEqual([80, 2]);
    expect(value(-68.5, 50)).toBeCloseTo(41, 3);
    expect([value(-82, 50), value(-70, 64), value(-70, 44.3)]).toEqual([null, null, null]);
  });

  test.each<readonly [string, () => Promise<Sent>]>([
    ["a refusal of the service", async () => ({ status: 400, body: "<a/>", type: "text/xml" })],
    ["a refusal with status 200", async () => ({ body: "<a/>", type: "text/xml" })],
    ["text that says it is a grid", async () => ({ body: "<script>alert(1)</script>" })],
    ["a grid of another size", async () => ({ body: coverage(new Float32Array(100), 10, 10) })],
    [
      "a grid of a hundred million cells",
      async () => ({ body: coverage(new Float32Array(10), 10_000, 10_000) }),
    ],
    ["a grid in metres", async () => ({ body: georeferenced(coverage(kilograms(1)), 10_000, -9e6, 9e6) })],
    [
      "a grid of other ground",
      async () => ({ body: georeferenced(coverage(kilograms(1)), 0.1, -141, 63.2) }),
    ],
    [
      "a grid that begins in the south",
      async () => ({ body: georeferenced(coverage(kilograms(1)), -0.1, -81, 44.4) }),
    ],
    ["a cut grid", async () => ({ body: coverage(kilograms(1)).subarray(0, 9_000) })],
    [
      "colours instead of values",
      async () => ({
        body: await sharp({
          create: { width: GRID.columns, height: GRID.rows, channels: 3, background: "red" },
        })
          .toColourspace("b-w")
          .tiff()
          .toBuffer(),
      }),
    ],
    ["an answer of 30 MB", async () => ({ body: Buffer.alloc(30_000_000) })],
    ["a redirect elsewhere", async () => ({ status: 302, headers: { location: "https://evil.example/a" } })],
  ])("the request for a grid is rejected if the response is %s", async (_, sent) => {
    const answer = await sent();
    await expect(askOf(() => answer).read()).rejects.toThrow();
  });

  test("a poll reads every third hour of two days, and the next poll only reads the missing hours", async () => {
    const address = "https://source.example/geomet";
    const failing = askOf((count) => (count > 6 ? { status: 503 } : { body: coverage(kilograms(5)) }));
    const known = await readSmokeGrids(failing.ask, address, LAYER, { now: HOUR, known: [] });
    expect(known.length).toBeGreaterThan(0);
    const { ask, requests } = askOf(() => ({ body: coverage(kilograms(5)) }));
    const grids = await readSmokeGrids(ask, address, LAYER, { now: HOUR, known });
    expect(requests.length).toBe(grids.length - known.length);
    const hours = grids.map(({ at }) => (+at - +HOUR) / HOUR_MS);
    expect(hours.slice(0, 3)).toEqual([0, 3, 6]);
    expect(hours.at(-1)).toBeGreaterThanOrEqual(45);
    await readSmokeGrids(ask, address, LAYER, { now: HOUR, known: grids });
    expect(requests.length).toBe(grids.length - known.length);
  });
});

describe("smoke at a place", () => {
  const grids = [0, 3, 6].map((hours) => evenGrid(new Date(+HOUR + hours * HOUR_MS), hours * 10));
  const at = { lon: -72.8, lat: 47.4 };
  const hoursAt = (minutes: number) =>
    smokeAt({ ...LAYER, grids }, at, new Date(+HOUR + minutes * 60_000)).map(({ micrograms }) => micrograms);

  test("the smoke at a place begins with the forecast hour nearest to now", () => {
    expect(hoursAt(0)).toEqual([0, 30, 60]);
    expect(hoursAt(89)).toEqual([0, 30, 60]);
    expect(hoursAt(91)).toEqual([30, 60]);
  });

  test("a first forecast hour that is hours away does not count as the present smoke", () => {
    const first = (now: Date) => smokeAt({ ...LAYER, grids: grids.slice(1) }, at, now)[0];
    const isNow = (minutes: number) => {
      const now = new Date(+HOUR + minutes * 60_000);
      return isSmokeNow(first(now) ?? { at: now, micrograms: 0 }, now);
    };
    expect([0, 89, 91].map(isNow)).toEqual([false, false, true]);
  });

  test("a forecast that ended, was not read, or does not reach the place gives no hours", () => {
    expect(hoursAt(600)).toEqual([]);
    expect(smokeAt(LAYER, at, HOUR)).toEqual([]);
    expect(smokeAt({ ...LAYER, grids }, { lon: -90, lat: 47 }, HOUR)).toEqual([]);
  });

  test("each town has the smoke at its location, and towns without values are left out", () => {
    const towns = smokeAtTowns({ ...LAYER, grids }, HOUR);
    expect(towns.map(({ town }) => town)).toContain("Montréal");
    expect(towns[0]?.hours).toEqual(smokeAt({ ...LAYER, grids }, at, HOUR));
    expect(smokeAtTowns(LAYER, HOUR)).toEqual([]);
  });
});

describe("pictures of smoke", () => {
  /** Returns the share of dark pixels in a picture of even smoke. */
  async function darkOf(micrograms: number) {
    const draw = createSmokeDrawing({ width: 80, height: 80, toPoint: () => ({ lon: -72, lat: 48 }) });
    const { data } = await sharp(await draw(evenGrid(HOUR, micrograms)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let dark = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at] === SMOKE_LOOKS.ink[3]) dark += 1;
    return dark / (80 * 80);
  }

  test("denser smoke has wider stripes, and clear or unknown air has no stripes", async () => {
    const shares = await Promise.all([Number.NaN, 0, 5, 30, 90].map(darkOf));
    expect(shares).toEqual([0, 0, 1 / 8, 2 / 8, 4 / 8]);
  });

  test("48 pictures of very scattered smoke have at most 1.2 MB in total", async () => {
    const broken = evenGrid(HOUR, 0);
    // Islands of every band, 30 km wide. No real forecast is as scattered.
    const micrograms = broken.micrograms.map((_, cell) => {
      const [column, row] = [Math.floor((cell % GRID.columns) / 3), Math.floor(cell / GRID.columns / 3)];
      return ((column * 2_654_435_761 + row * 40_503) >>> 3) % 80;
    });
    const picture = await createSmokeDrawing(SMOKE_MAP)({ ...broken, micrograms });
    const { format, width } = await sharp(picture).metadata();
    expect([format, width]).toEqual(["webp", SMOKE_MAP.width]);
    expect(48 * picture.length).toBeLessThanOrEqual(1_200_000);
  });
});

test("comingHours() returns the next 48 hours, or fewer if the forecast ends earlier", () => {
  const hours = comingHours(LAYER, new Date("2026-07-02T09:20:00Z"));
  expect(hours).toHaveLength(48);
  expect(hours[0]).toEqual(new Date("2026-07-02T09:00:00Z"));
  expect(comingHours(LAYER, new Date("2026-07-04T10:30:00Z"))).toHaveLength(3);
  expect(comingHours(LAYER, new Date("2026-07-05T00:00:00Z"))).toEqual([]);
});

test("the address of a smoke picture is only valid for an hour that the current run forecasts", () => {
  const path = smokePath(LAYER.from, HOUR);
  expect(path).toBe("/fumee/20260701T1200/20260701T1800.webp");
  expect([path, drawnSmokePath(LAYER.from, HOUR)].map((each) => smokeHourAt(each, LAYER))).toEqual([
    HOUR,
    HOUR,
  ]);
  expect(smokeHourAt(path, { ...LAYER, from: new Date("2026-07-02T00:00:00Z") })).toBeNull();
  expect(smokeHourAt("/fumee/20260701T1200/20260709T1800.webp", LAYER)).toBeNull();
  expect(smokeHourAt("/fumee/20260701T1200/20260701T1830.webp", LAYER)).toBeNull();
  expect(smokeHourAt("/fumee/../x.webp", LAYER)).toBeNull();
});

test.each([
  [0, "none"],
  [0.9, "none"],
  [1, "light"],
  [10, "moderate"],
  [49.9, "moderate"],
  [50, "heavy"],
] as const)("%d micrograms of smoke are in the band %s", (micrograms, band) => {
  expect(smokeBand(micrograms)).toBe(band);
});
