import sharp from "sharp";
import { expect, test } from "vitest";
import type { SmokeLayer } from "./model.ts";
import { createSmokeClient, SMOKE_SIZE } from "./smoke-client.server.ts";
import { comingHours, smokeBand, smokeHourAt, smokePath } from "./smoke-pictures.ts";

const LAYER: SmokeLayer = {
  ...{ layer: "RAQDPS.Sfc_PM2.5-WildfireSmokePlume", style: "PM2.5_0to100ugm3_Dis", stepHours: 1 },
  ...{ from: new Date("2026-07-01T12:00:00Z"), until: new Date("2026-07-04T12:00:00Z") },
};
const HOUR = new Date("2026-07-01T18:00:00Z");

const pixels = (width: number, height: number, noise = false) => {
  const data = Buffer.alloc(width * height * 4, 90);
  if (noise) for (let at = 0; at < data.length; at++) data[at] = (at * 2_654_435_761) % 251;
  return sharp(data, { raw: { width, height, channels: 4 } });
};
const png = (width: number = SMOKE_SIZE.width, height: number = SMOKE_SIZE.height, noise = false) =>
  pixels(width, height, noise).png().toBuffer();

interface Sent {
  readonly body?: Buffer | string;
  readonly type?: string;
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

function clientOf({ body = "", type = "image/png", status = 200, headers = {} }: Sent) {
  const asked: URL[] = [];
  const client = createSmokeClient("https://source.example/geomet?lang=fr", async (url) => {
    asked.push(new URL(String(url)));
    const sent = typeof body === "string" ? body : new Uint8Array(body);
    return new Response(sent, { status, headers: { "content-type": type, ...headers } });
  });
  return { asked, read: () => client(LAYER, HOUR) };
}

test("a picture is asked for one hour of one run, and sent on as WebP", async () => {
  const { asked, read } = clientOf({ body: await png() });
  const { format, width, height } = await sharp(await read()).metadata();
  expect([format, width, height]).toEqual(["webp", SMOKE_SIZE.width, SMOKE_SIZE.height]);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    ...{ lang: "fr", request: "GetMap", layers: LAYER.layer, styles: LAYER.style, crs: "EPSG:3857" },
    ...{ time: "2026-07-01T18:00:00Z", dim_reference_time: "2026-07-01T12:00:00Z" },
  });
});

test("48 pictures of the densest smoke are at most 1.2 MB", async () => {
  const { read } = clientOf({ body: await png(SMOKE_SIZE.width, SMOKE_SIZE.height, true) });
  const length = await read().then(
    (picture) => picture.length,
    (error: unknown) => {
      expect(String(error)).toContain("too large");
      return 0;
    },
  );
  expect(48 * length).toBeLessThanOrEqual(1_200_000);
});

test.each<readonly [string, () => Promise<Sent>]>([
  [
    "an error of the service, which it sends as XML with status 200",
    async () => ({ body: "<a/>", type: "text/xml" }),
  ],
  ["text that says it is a picture", async () => ({ body: "<script>alert(1)</script>" })],
  [
    "a JPEG that says it is a PNG",
    async () => ({ body: await pixels(SMOKE_SIZE.width, SMOKE_SIZE.height).jpeg().toBuffer() }),
  ],
  ["a picture of another size", async () => ({ body: await png(SMOKE_SIZE.width, 10) })],
  ["a picture of a hundred million pixels", async () => ({ body: await png(20_000, 5_000) })],
  [
    "a cut picture",
    async () => ({ body: (await png(SMOKE_SIZE.width, SMOKE_SIZE.height, true)).subarray(0, 2_000) }),
  ],
  ["an answer of 30 MB", async () => ({ body: Buffer.alloc(30_000_000) })],
  [
    "a redirect elsewhere",
    async () => ({ status: 302, headers: { location: "https://evil.example/a.png" } }),
  ],
  ["a status 503", async () => ({ status: 503, body: "away" })],
])("the client of smoke refuses %s", async (_, sent) => {
  await expect(clientOf(await sent()).read()).rejects.toThrow();
});

test("the hours of a page are the 48 from now, within the forecast", () => {
  const now = new Date("2026-07-02T09:20:00Z");
  const hours = comingHours(LAYER, now);
  expect(hours).toHaveLength(48);
  expect(hours[0]).toEqual(new Date("2026-07-02T09:00:00Z"));
  expect(comingHours(LAYER, new Date("2026-07-04T10:30:00Z"))).toHaveLength(3);
  expect(comingHours(LAYER, new Date("2026-07-05T00:00:00Z"))).toEqual([]);
});

test("an address only names hours that the current run forecasts", () => {
  const path = smokePath(LAYER.from, HOUR);
  expect(path).toBe("/fumee/20260701T1200/20260701T1800.webp");
  expect(smokeHourAt(path, LAYER)).toEqual(HOUR);
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
] as const)("%d micrograms of smoke are %s", (micrograms, band) => {
  expect(smokeBand(micrograms)).toBe(band);
});
