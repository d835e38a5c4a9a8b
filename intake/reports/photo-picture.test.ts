import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { pngBomb } from "./bomb.double.ts";
import { decodeHeic } from "./photo-heic.server.ts";
import { cleanPicture } from "./photo-picture.server.ts";

const HEIC = readFileSync(new URL("./photo-example.heic", import.meta.url));
/** Picture of four thousand by three thousand pixels, in one colour. */
const LARGE_HEIC = readFileSync(new URL("./photo-large-example.heic", import.meta.url));
const BOUNDS = { mostPixels: 1_000_000, mostDecoderBytes: 200_000_000, limitMs: 20_000 };
const blank = (width: number, height: number, background = "#e25822"): Sharp =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

/** Returns a picture that is red on the left and blue on the right, in stored orientation. */
const twoColours = (width: number, height: number) =>
  blank(width, height, "#f00").composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: "#00f" } },
      left: width / 2,
      top: 0,
    },
  ]);

async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await pixel.raw().toBuffer())];
}

describe("accepted photo", () => {
  it("a JPEG, PNG, WebP, GIF or AVIF picture is converted to JPEG", async () => {
    const picture = blank(60, 40);
    const kinds = [
      await picture.jpeg().toBuffer(),
      await picture.png().toBuffer(),
      await picture.webp().toBuffer(),
      await picture.gif().toBuffer(),
      await picture.avif().toBuffer(),
    ];
    for (const bytes of kinds) {
      const cleaned = await cleanPicture(bytes);
      expect(cleaned).toMatchObject({ width: 60, height: 40 });
      expect((await sharp(cleaned.bytes).metadata()).format).toBe("jpeg");
      const [red = 0, green = 0] = await colourAt(cleaned.bytes, 30, 20);
      expect(Math.abs(red - 0xe2) + Math.abs(green - 0x58)).toBeLessThan(12);
    }
  });

  it("an iPhone's HEIC picture, which sharp cannot read, is converted", async () => {
    const cleaned = await cleanPicture(HEIC);
    expect(cleaned).toMatchObject({ width: 320, height: 240 });
    const [red = 0, green = 0, blue = 0] = await colourAt(cleaned.bytes, 210, 150);
    expect([red > 200, green < 110, blue < 60]).toEqual([true, true, true]);
  });

  it("a photo is shrunk to 2,048 pixels, and a small photo keeps its size", async () => {
    const large = await cleanPicture(await blank(5000, 2500).jpeg().toBuffer());
    expect(large).toMatchObject({ width: 2048, height: 1024 });
    expect(await cleanPicture(await blank(3, 7).png().toBuffer())).toMatchObject({ width: 3, height: 7 });
  });

  it("a photo that is stored on its side is rotated", async () => {
    const lying = await twoColours(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const cleaned = await cleanPicture(lying);
    expect(cleaned).toMatchObject({ width: 100, height: 200 });
    const [red = 0] = await colourAt(cleaned.bytes, 50, 20);
    const [, , blue = 0] = await colourAt(cleaned.bytes, 50, 180);
    expect([red > 200, blue > 200]).toEqual([true, true]);
  });

  it("a stored photo has no location, device name, colour profile or text from the sent file", async () => {
    const tagged = await blank(60, 40)
      .withExif({
        IFD0: { Make: "Phone of Ann", ImageDescription: "my house" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "47/1 30/1 0/1" },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">at home</x:xmpmeta>')
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    expect(tagged.includes("Phone of Ann") && tagged.includes("at home")).toBe(true);
    for (const bytes of [tagged, HEIC]) {
      const cleaned = (await cleanPicture(bytes)).bytes;
      const { exif, xmp, icc, iptc, comments, orientation } = await sharp(cleaned).metadata();
      expect([exif, xmp, icc, iptc, comments, orientation]).toEqual(Array(6).fill(undefined));
      for (const word of ["Phone", "my house", "at home", "Made up", "Exif"])
        expect(cleaned.includes(word), word).toBe(false);
    }
  });

  it("of a file with a script, archive or program after its picture, only the picture is kept", async () => {
    const script = Buffer.from("<script>alert(1)</script>PK\u0003\u0004<?php system('id');?>");
    const cleaned = await cleanPicture(Buffer.concat([await blank(60, 40).jpeg().toBuffer(), script]));
    for (const word of ["script", "PK", "php"]) expect(cleaned.bytes.includes(word), word).toBe(false);
  });

  it("a transparent picture gets a white background", async () => {
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: "#0000" } }).png();
    const cleaned = await cleanPicture(await clear.toBuffer());
    expect(await colourAt(cleaned.bytes, 4, 4)).toEqual([255, 255, 255]);
  });
});

describe("rejected photo", () => {
  const refused = (bytes: Buffer) => expect(cleanPicture(bytes)).rejects.toThrow();

  it("a file that is not a photo is rejected", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    for (const text of [
      "",
      "a",
      svg,
      `<?xml version="1.0"?>${svg}`,
      "%PDF-1.7",
      "GIF",
      "<html></html>",
      "PK\u0003\u0004",
    ])
      await refused(Buffer.from(text));
    await refused(await blank(9, 9).tiff().toBuffer());
    await refused(Buffer.alloc(5_000_000));
  });

  it("a photo that was cut in transit is rejected", async () => {
    const whole = [
      await sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: "#83a",
          noise: { type: "gaussian", mean: 128, sigma: 30 },
        },
      })
        .jpeg()
        .toBuffer(),
      await blank(300, 300).png().toBuffer(),
      HEIC,
    ];
    for (const bytes of whole) {
      for (const share of [0.02, 0.5, 0.9]) await refused(bytes.subarray(0, Math.ceil(bytes.length * share)));
    }
  });

  it("a photo whose declared size would fill the memory is rejected", async () => {
    await refused(pngBomb(60_000, 60_000));
    await refused(pngBomb(2_000_000_000, 1));
    await refused(await blank(5200, 5000, "#fff").png({ progressive: true }).toBuffer());
    await refused(await blank(5200, 5000, "#fff").webp({ effort: 0 }).toBuffer());
  });

  it("an iPhone photo beyond the decoder's limits of size, memory or time is rejected", async () => {
    expect(await decodeHeic(HEIC, BOUNDS)).toMatchObject({ width: 320, height: 240 });
    await expect(decodeHeic(HEIC, { ...BOUNDS, mostPixels: 76_799 })).rejects.toThrow("too many pixels");
    expect(await cleanPicture(LARGE_HEIC)).toMatchObject({ width: 2048, height: 1536 });
    const small = { ...BOUNDS, mostPixels: 20_000_000, mostDecoderBytes: 40_000_000 };
    await expect(decodeHeic(LARGE_HEIC, small)).rejects.toThrow();
    await expect(decodeHeic(HEIC, { ...BOUNDS, limitMs: 1 })).rejects.toThrow("Decoding took too long.");
    // The header declares a smaller size than the stream's.
    const lying = Buffer.from(HEIC);
    const size = lying.indexOf("ispe") + 8;
    lying.writeUInt32BE(8, size);
    lying.writeUInt32BE(8, size + 4);
    await refused(lying);
  });
});
