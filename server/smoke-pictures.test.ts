import { expect, test } from "vitest";
import type { SmokeGrid, SmokeLayer, Surroundings } from "#surroundings/model.ts";
import { drawnSmokePath, smokePath } from "#surroundings/smoke-pictures.ts";
import { SmokePictures } from "./smoke-pictures.ts";

const FROM = new Date("2026-07-01T12:00:00Z");
const layer = (from = FROM): SmokeLayer => ({
  ...{ layer: "smoke", from, until: new Date(+from + 72 * 3_600_000), stepHours: 1 },
});
const HOUR = new Date("2026-07-01T18:00:00Z");
const PATH = smokePath(FROM, HOUR);

const GRID: SmokeGrid = { at: HOUR, micrograms: new Float32Array(1) };

function picturesOf(answer = async () => GRID) {
  const state = { now: 1, calls: 0, layer: layer() as SmokeLayer | null, failures: 0 };
  const pictures = new SmokePictures({
    readGrid: () => {
      state.calls += 1;
      return answer();
    },
    draw: async () => Buffer.from("picture"),
    drawProvince: async () => Buffer.from("picture drawn"),
    surroundings: () =>
      (state.layer === null ? {} : { smoke: { records: [state.layer] } }) as unknown as Surroundings,
    now: () => state.now,
    onFailure: () => {
      state.failures += 1;
    },
  });
  return { state, read: (path = PATH) => pictures.read(path) };
}

test("simultaneous requests for the smoke picture of one hour cause one request to the forecast's service", async () => {
  const { state, read } = picturesOf();
  expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill(Buffer.from("picture")));
  expect(state.calls).toBe(1);
});

test("a smoke grid without any value has no picture, because a picture would say that there is no smoke", async () => {
  const empty = { at: HOUR, micrograms: new Float32Array([Number.NaN]) };
  const { read } = picturesOf(async () => empty);
  expect([await read(), await read(drawnSmokePath(FROM, HOUR))]).toEqual(["missing", "missing"]);
});

test("a failed smoke picture is requested again after ten seconds, and not before", async () => {
  const { state, read } = picturesOf(async () => {
    throw new Error("away");
  });
  expect(await read()).toBe("failed");
  expect(await read()).toBe("failed");
  expect(state).toMatchObject({ calls: 1, failures: 1 });
  state.now = 10_002;
  expect(await read()).toBe("failed");
  expect(state.calls).toBe(2);
});

test("a smoke picture of an earlier forecast is served to open pages only if it is in memory", async () => {
  const { state, read } = picturesOf();
  await read();
  state.layer = layer(new Date("2026-07-02T00:00:00Z"));
  expect(await read()).toEqual(Buffer.from("picture"));
  const other = picturesOf();
  other.state.layer = state.layer;
  expect(await other.read()).toBe("missing");
  expect(other.state.calls).toBe(0);
});

test("one request for smoke values gives the pictures of the drawn map and of the interactive map", async () => {
  const { state, read } = picturesOf();
  const drawn = drawnSmokePath(FROM, HOUR);
  expect(String(await read(drawn))).toBe("picture drawn");
  expect(await read(drawn)).toBe(await read(drawn));
  await read();
  expect(state.calls).toBe(1);
  expect(await read(drawn.replace("T1800", "T1830"))).toBe("missing");
});

test("a smoke picture causes no request if the reading already has the smoke values of the picture's hour", async () => {
  const { state, read } = picturesOf();
  state.layer = { ...layer(), grids: [GRID] };
  expect(await read()).toEqual(Buffer.from("picture"));
  expect(state.calls).toBe(0);
});

test("a site without a smoke forecast has no smoke pictures", async () => {
  const { state, read } = picturesOf();
  state.layer = null;
  expect(await read()).toBe("missing");
  expect(state.calls).toBe(0);
});
