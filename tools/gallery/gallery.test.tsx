import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Frame } from "./frame.tsx";
import { Hero } from "./hero.tsx";
import { Marks } from "./marks.tsx";
import { Parts } from "./parts.tsx";

const html = renderToStaticMarkup(
  <Frame>
    <Hero />
    <Marks />
    <Parts />
  </Frame>,
);

it("draws every component without inline styles, which the site's CSP would block", () => {
  expect(html).toContain("<dialog");
  expect(html).not.toMatch(/\sstyle=/);
});

it("gives every drawing a name or hides it from assistive technology", () => {
  const drawings = html.match(/<svg[^>]*>/g) ?? [];
  const unnamed = drawings.filter((tag) => !/aria-hidden="true"|aria-label=/.test(tag));
  expect(drawings.length).toBeGreaterThan(30);
  expect(unnamed).toEqual([]);
});
