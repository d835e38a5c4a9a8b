import { expect, test } from "vitest";
import { imageAddress, requestedImage, storedImage, widthsOf } from "./stored-image.ts";

const PATH = "/f/12345/1600x900/0a1b2c3d4e/berge-en-feu.jpg";
const image = storedImage(`https://a.storyblok.com${PATH}`);

test("the path and size of a picture are read from its address at the content service", () => {
  expect(image).toEqual({ path: PATH, width: 1600, height: 900 });
});

test.each([
  "https://evil.example/f/12345/1600x900/0a1b/x.jpg",
  "https://a.storyblok.com.evil.example/f/1/16x9/0a1b/x.jpg",
  "https://a.storyblok.com/f/12345/0x900/0a1b/x.jpg",
  "https://a.storyblok.com/f/12345/1600x900/0a1b/x.svg",
  "https://a.storyblok.com/f/12345/1600x900/0a1b/../x.jpg",
  "/f/12345/1600x900/0a1b/x.jpg",
])("%s is not a picture of the content service", (address) => {
  expect(storedImage(address)).toBeNull();
});

test("the site serves a picture only in the widths that it offers for that picture", () => {
  expect(image && widthsOf(image)).toEqual([480, 800, 1200]);
  expect(image && requestedImage(imageAddress(image, 800))).toEqual({ image, width: 800 });
  for (const width of [0, 799, 1600, 99_999]) expect(requestedImage(`/images/${width}${PATH}`)).toBeNull();
  expect(requestedImage("/images/800/etc/passwd")).toBeNull();
});

test("a picture narrower than all widths is only offered in the narrowest width", () => {
  const small = storedImage("https://a.storyblok.com/f/1/300x200/0a/x.png");
  expect(small && widthsOf(small)).toEqual([480]);
});
