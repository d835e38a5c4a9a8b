import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buildStoryblokImage } from "@storyblok/richtext";
import { expect, test } from "vitest";
import { createImageClient } from "./image-client.server.ts";
import { storedImage } from "./stored-image.ts";

test.each([
  [400, 400],
  [2000, 1600],
])(
  "at width %i, a picture that is 1,600 pixels wide is requested from Storyblok with a width of %i",
  async (width, most) => {
    const image = storedImage("https://a.storyblok.com/f/1/1600x900/0a1b/berge.jpg");
    if (image === null) throw new Error("The address of the picture is unreadable.");
    const requested: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      requested.push(request.url);
      response.writeHead(200, { "Content-Type": "image/webp" }).end("webp");
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      expect(String(await createImageClient(baseUrl)(image, width))).toBe("webp");
    } finally {
      server.close();
    }
    const { src } = buildStoryblokImage(`${baseUrl}${image.path}`, {
      width: most,
      filters: { format: "webp", quality: 78 },
    });
    expect(requested).toEqual([src.slice(baseUrl.length)]);
  },
);
