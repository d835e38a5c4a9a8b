import { buildStoryblokImage } from "@storyblok/richtext";
import { Hono } from "hono";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { IMAGES_ROOT, imageRoutes } from "../app.ts";
import { ownPictures } from "./own-pictures.ts";
import { addressOf, pathOf } from "./picture.ts";
import { PictureLibrary } from "./picture-library.ts";
import { PictureRefused, receivePicture } from "./receive-picture.ts";
import { readTransform, TransformError } from "./requested-transform.ts";
import { transformImage } from "./transform-image.ts";

const ALT = { fr: "Un lac", en: "A lake" };
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#000000" } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: "#ffffff" } },
      left: width / 2,
      top: 0,
    },
  ]);
const source = await halves(400, 200).png().toBuffer();

const shapeOf = async (requested: string, takesWebp = false) => {
  const { bytes } = await transformImage(source, readTransform(requested), takesWebp);
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};

describe("image service", () => {
  test.for([
    ["", ["png", 400, 200]],
    ["100x0", ["png", 100, 50]],
    ["0x100", ["png", 200, 100]],
    ["100x100", ["png", 100, 100]],
    ["fit-in/100x100", ["png", 100, 50]],
    ["fit-in/100x100/filters:fill(CCCCCC)", ["png", 100, 100]],
    ["0x0:100x60", ["png", 100, 60]],
    ["200x50:400x150/50x0", ["png", 50, 25]],
    ["800x0/filters:no_upscale()", ["png", 400, 200]],
    ["100x50/smart/filters:format(jpeg):quality(40)", ["jpeg", 100, 50]],
    ["100x0:300x200/50x50/filters:focal(300x90:310x110)", ["png", 50, 50]],
    ["0x0:400x1/40x0", ["png", 40, 1]],
    ["fit-in/100x900/filters:no_upscale()", ["png", 100, 50]],
    ["100x0/filters:format(jpeg):quality(0)", ["jpeg", 100, 50]],
    ["filters:rotate(90)", ["png", 200, 400]],
    ["-50x-25/filters:grayscale():blur(4):brightness(10):round_corner(12)", ["png", 50, 25]],
  ] as const)(
    "the transformation “%s” gives a picture of the format and size %j",
    async ([requested, shape]) => {
      expect(await shapeOf(requested)).toEqual(shape);
    },
  );

  test("a transformed picture is WebP if the browser accepts WebP, unless another format is requested", async () => {
    expect(await shapeOf("100x0", true)).toEqual(["webp", 100, 50]);
    expect(await shapeOf("100x0/filters:format(png)", true)).toEqual(["png", 100, 50]);
  });

  test("rounded corners have the requested colour, or are white if the format has no transparency", async () => {
    const cornerOf = async (filters: string) => {
      const { bytes } = await transformImage(source, readTransform(`filters:${filters}`), false);
      const [red, green, blue] = await sharp(bytes)
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer();
      return [red, green, blue];
    };
    expect(await cornerOf("round_corner(60,200,10,10):format(png)")).toEqual([200, 10, 10]);
    expect(await cornerOf("round_corner(60):format(jpeg)")).toEqual([255, 255, 255]);
  });

  test("a picture cropped around a focal point shows the side that contains the point", async () => {
    const { bytes } = await transformImage(
      source,
      readTransform("50x50/filters:focal(300x90:310x110)"),
      false,
    );
    const { channels } = await sharp(bytes).stats();
    expect(channels[0]?.mean).toBe(255);
  });

  test.for([
    "wide",
    "10x10:5x5",
    "0x0:500x100",
    "9000x0",
    "filters:quality(101)",
    "filters:quality()",
    "filters:sepia()",
    "filters:format(svg)",
    "100x100/filters:fill(url(x))",
  ])("the image service rejects the invalid transformation %s", async (requested) => {
    await expect((async () => transformImage(source, readTransform(requested), false))()).rejects.toThrow(
      TransformError,
    );
  });
});

describe("address of a picture", () => {
  const library = new PictureLibrary();
  const app = new Hono().route(
    IMAGES_ROOT,
    imageRoutes(() => library),
  );
  const ask = (path: string) => app.request(IMAGES_ROOT + path);
  const [own] = library.list();

  test("an address built by the service's own package returns the requested picture", async () => {
    expect(own).toBeDefined();
    if (!own) return;
    const { src } = buildStoryblokImage(addressOf(own), {
      width: 480,
      filters: { format: "webp", quality: 70 },
    });
    const answer = await ask(new URL(src).pathname);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const { width } = await sharp(await answer.arrayBuffer()).metadata();
    expect(width).toBe(480);
  });

  test("an address without a transformation returns the original, and an unknown picture gets a 404", async () => {
    expect((await ask(pathOf(own ?? ownPictures()[0] ?? missing()))).headers.get("content-type")).toBe(
      "image/png",
    );
    expect((await ask("/f/1/10x10/0123456789/none.png")).status).toBe(404);
    expect((await ask(`${own ? pathOf(own) : ""}/m/what`)).status).toBe(400);
  });
});

const missing = (): never => {
  throw new Error("no picture");
};

describe("upload of a picture", () => {
  const receive = (bytes: Buffer, name = "Été au lac.JPG") => receivePicture({ name, bytes }, ALT);

  test("an upload is scaled down to the largest size, and loses the camera's metadata", async () => {
    const photo = await halves(5000, 2500)
      .jpeg()
      .withExif({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitudeRef: "N" } })
      .toBuffer();
    const { picture, bytes } = await receive(photo);
    expect(picture).toMatchObject({ name: "ete-au-lac.jpg", width: 2400, height: 1200, alt: ALT });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test.for([
    ["a text", Buffer.from("not a picture"), "not-a-picture"],
    [
      "a drawing with a script",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      "not-a-picture",
    ],
    ["half a picture", source.subarray(0, 60), "not-a-picture"],
    ["eleven megabytes", Buffer.alloc(11 * 1024 * 1024), "too-large"],
  ] as const)("an upload is rejected if the file is %s", async ([, bytes, why]) => {
    const refusal = await receive(bytes).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(PictureRefused);
    expect(refusal).toMatchObject({ why });
  });

  test("an upload is rejected if a small file would decode to too many pixels", async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "#fff" } })
      .png({ palette: true })
      .toBuffer();
    await expect(receive(bomb)).rejects.toMatchObject({ why: "too-many-pixels" });
  });
});
