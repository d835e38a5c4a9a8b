import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { photoPosition, withoutPosition } from "./photo-prepare.ts";

const HEIC = readFileSync(new URL("../../../intake/reports/photo-example.heic", import.meta.url));
const JPEG = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#e25822" } })
  .withExif({
    IFD0: { Make: "Made up" },
    IFD3: {
      ...{ GPSLatitudeRef: "N", GPSLatitude: "47/1 30/1 0/1" },
      ...{ GPSLongitudeRef: "W", GPSLongitude: "72/1 15/1 0/1" },
    },
  })
  .jpeg()
  .toBuffer();
const blobOf = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)]);

it("reads a photo's location if its device recorded one", async () => {
  for (const bytes of [HEIC, JPEG])
    expect(await photoPosition(blobOf(bytes))).toEqual({ lat: 47.5, lon: -72.25 });
});

it("finds no location in a file that has none or is not a photo", async () => {
  for (const bytes of [[], [0xff, 0xd8, 0xff], HEIC.subarray(0, 200), [...Buffer.from("GIF89a")]])
    expect(await photoPosition(blobOf(Uint8Array.from(bytes)))).toBeNull();
});

it.each([HEIC, JPEG])(
  "blanks only the location in a file that is sent without being redrawn",
  async (file) => {
    const clean = withoutPosition(file);
    expect(await photoPosition(blobOf(clean))).toBeNull();
    expect(clean.length).toBe(file.length);
    // The location 47° 30′, 72° 15′ is stored as fractions.
    for (const [degrees, minutes] of [
      [47, 30],
      [72, 15],
    ] as const) {
      const written = Buffer.from(Uint32Array.of(degrees, 1, minutes, 1).buffer);
      expect([file.includes(written), Buffer.from(clean).includes(written)]).toEqual([true, false]);
    }
    expect(Buffer.from(clean).includes("Made up")).toBe(true);
  },
);

it("malformed metadata does not break the removal of a location", () => {
  const start = HEIC.indexOf("II*\0");
  for (let at = start; at < HEIC.length; at += 1) {
    const broken = Uint8Array.from(HEIC);
    broken.fill(0xff, at, at + 4);
    expect(withoutPosition(broken).length).toBe(HEIC.length);
  }
});
