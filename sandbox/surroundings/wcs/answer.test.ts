import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { runAt, smokeAt } from "../model/smoke.ts";
import { surroundingsOf } from "../season.double.ts";

const world = surroundingsOf("june-2023");
const COVERAGE = "RAQDPS.Sfc_PM2.5-WildfireSmokePlume";

function coverage(parameters: Record<string, string> = {}, axes = ["x(-81,-56)", "y(44,63)"]): string {
  const query = new URLSearchParams({
    ...{ service: "WCS", version: "2.0.1", request: "GetCoverage", coverageid: COVERAGE },
    ...{ format: "image/tiff", subsettingcrs: "EPSG:4326", outputcrs: "EPSG:4326", ...parameters },
  });
  for (const axis of axes) query.append("subset", axis);
  for (const size of ["x(50)", "y(38)"]) query.append("size", size);
  return `/geomet?${query}`;
}

async function values(path: string) {
  const response = await world.app.request(path);
  expect(response.headers.get("content-type")).toBe("image/tiff");
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  const { width, height, depth } = await picture.metadata();
  const { buffer, byteOffset, length } = await picture
    .toColourspace("b-w")
    .raw({ depth: "float" })
    .toBuffer();
  return {
    width,
    height,
    depth,
    numbers: [...new Float32Array(buffer.slice(byteOffset, byteOffset + length))],
  };
}

describe("WCS of the smoke forecast", () => {
  it("a coverage of smoke has the requested size, and values in kilograms per cubic metre", async () => {
    const { width, height, depth, numbers } = await values(coverage());
    expect([width, height, depth]).toEqual([50, 38, "float"]);
    const most = Math.max(...numbers);
    expect(most).toBeGreaterThan(1e-8);
    expect(most).toBeLessThan(1e-4);
  });

  it("two different hours have different smoke, and two requests for the same hour return the same smoke", async () => {
    const [now, again, later] = await Promise.all(
      ["2026-11-29T18:00:00Z", "2026-11-29T18:00:00Z", "2026-11-30T06:00:00Z"].map((time) =>
        values(coverage({ time })),
      ),
    );
    expect(now).toEqual(again);
    expect(now).not.toEqual(later);
  });

  it("each cell of the grid has the smoke forecast's value at the middle of the cell", async () => {
    const at = Date.parse("2026-11-29T18:00:00Z");
    const { numbers } = await values(coverage({ time: "2026-11-29T18:00:00Z" }));
    const smoke = smokeAt(world.controls, at, runAt(world.clock.now));
    const kilograms = smoke({ lon: -81 + (20.5 * 25) / 50, lat: 63 - (30.5 * 19) / 38 }) * 1e-9;
    expect(kilograms).toBeGreaterThan(0);
    expect(numbers[30 * 50 + 20]).toBeCloseTo(kilograms, 12);
  });

  it.each([
    [coverage({ coverageid: "OTHER" }), "NoSuchCoverage"],
    [coverage({ format: "image/png" }), "InvalidParameterValue"],
    [coverage({ version: "1.0.0" }), "InvalidParameterValue"],
    [coverage({ outputcrs: "EPSG:3857" }), "InvalidParameterValue"],
    [coverage({ time: "2026-12-09T00:00:00Z" }), "NoMatch"],
    [coverage({ time: "2026-11-29T18:20:00Z" }), "NoMatch"],
    [coverage({ time: "soon" }), "NoMatch"],
    [coverage({ dim_reference_time: "2026-11-20T00:00:00Z" }), "NoMatch"],
    [coverage({}, ["x(-56,-81)", "y(44,63)"]), "InvalidSubsetting"],
    [coverage({}, []), "InvalidSubsetting"],
  ])("the WCS request %s is refused with an exception report", async (path, code) => {
    const response = await world.app.request(path);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`exceptionCode="${code}"`);
  });
});
