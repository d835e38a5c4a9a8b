import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { doc, paragraph, text } from "#content/examples.double.ts";
import { readRichText } from "#content/read-rich-text.ts";
import { StoryText } from "./story-text.tsx";

test("a heading that only has spaces is not drawn", () => {
  const heading = { type: "heading", attrs: { level: 2 }, content: [text("  ")] };
  const read = readRichText(doc(heading, paragraph(text("Un mot."))));
  const html = renderToStaticMarkup(
    <MemoryRouter>{read && <StoryText text={read} living={null} />}</MemoryRouter>,
  );
  expect(html).toContain("Un mot.");
  expect(html).not.toContain("<h2");
});
