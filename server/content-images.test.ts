import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createImageClient } from "#content/image-client.server.ts";
import { type StoredImage, storedImage } from "#content/stored-image.ts";
import { ContentImages } from "./content-images.ts";

const PATH = "/f/1/1600x900/0a1b/berge.jpg";

function pictureAt(path: string): StoredImage {
  const image = storedImage(`https://a.storyblok.com${path}`);
  if (image === null) throw new Error(`${path} is no picture's`);
  return image;
}

/** An image service controlled by the test, and the site's cache of its images. */
async function pictures(published: readonly string[] = [PATH]) {
  const state = { status: 200, type: "image/webp", requests: [] as (string | undefined)[] };
  const service = createServer((request, response) => {
    state.requests.push(request.url);
    response.writeHead(state.status, { "Content-Type": state.type }).end("picture");
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void service.close());
  const address = service.address();
  if (address === null || typeof address === "string") throw new Error("The image service got no port.");
  const clock = { now: 1_000_000, failures: 0 };
  const images = new ContentImages({
    fetchImage: createImageClient(`http://127.0.0.1:${address.port}`),
    isPublished: (path) => published.includes(path),
    now: () => clock.now,
    onFailure: () => {
      clock.failures += 1;
    },
  });
  return {
    images,
    state,
    clock,
    read: (path = PATH, width = 800) => images.read(pictureAt(path), width),
  };
}

test("a published story's picture is requested once, at its width, in WebP", async () => {
  const { state, read } = await pictures();
  const [first, second] = await Promise.all([read(), read()]);
  expect(String(first)).toBe("picture");
  expect(second).toEqual(first);
  expect(state.requests).toEqual([`${PATH}/m/800x0/filters:quality(78):format(webp)`]);
});

test("a picture of a story is never enlarged beyond its own size", async () => {
  const small = "/f/1/300x200/0a1b/petite.png";
  const { state, read } = await pictures([small]);
  await read(small, 480);
  expect(state.requests[0]).toContain("/m/300x0/");
});

test("a picture is served only if a published story shows it or an editor opened its draft", async () => {
  const { images, state, read } = await pictures([]);
  expect(await read()).toBe("missing");
  expect(state.requests).toEqual([]);
  images.show([PATH]);
  expect(String(await read())).toBe("picture");
});

test.each([
  ["500", 500, "image/webp"],
  ["something that is not a picture", 200, "text/html"],
])("after %s, a picture is requested again ten seconds later", async (_what, status, type) => {
  const { state, clock, read } = await pictures();
  Object.assign(state, { status, type });
  expect(await read()).toBe("failed");
  expect(await read()).toBe("failed");
  expect([state.requests.length, clock.failures]).toEqual([1, 1]);
  Object.assign(state, { status: 200, type: "image/webp" });
  clock.now += 10_001;
  expect(String(await read())).toBe("picture");
});

test("a picture that the content service lacks is reported as missing, and is requested again ten seconds later", async () => {
  const { state, clock, read } = await pictures();
  state.status = 404;
  expect([await read(), await read()]).toEqual(["missing", "missing"]);
  expect([state.requests.length, clock.failures]).toEqual([1, 0]);
  state.status = 200;
  clock.now += 10_001;
  expect(String(await read())).toBe("picture");
});
