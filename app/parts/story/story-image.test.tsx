import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { storedImage } from "#content/stored-image.ts";
import { StoryImage } from "./story-image.tsx";

const PATH = "/f/1/1000x500/0a1b/berge.jpg";

function drawn(src: string): string {
  const image = { type: "image", src, stored: storedImage(src), alt: "Une berge", title: null } as const;
  return renderToStaticMarkup(<StoryImage image={image} />);
}

test("a picture of the content service comes from the site, in several widths, with its size reserved", () => {
  const html = drawn(`https://a.storyblok.com${PATH}`);
  expect(html).toContain(`src="/images/800${PATH}"`);
  expect(html).toContain(`srcSet="/images/480${PATH} 480w, /images/800${PATH} 800w"`);
  expect(html).toContain('width="1000" height="500" alt="Une berge"');
});

test("a picture of the site stays unchanged, and a picture of another host becomes a link", () => {
  expect(drawn("/share-fr.png")).toContain('<img src="/share-fr.png"');
  expect(drawn("https://a.example/i.png")).toBe('<a href="https://a.example/i.png">Une berge</a>');
});
