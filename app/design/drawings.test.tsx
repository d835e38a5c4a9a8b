import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ICON_NAMES, Icon } from "./icon.tsx";
import { type Level, LevelMark } from "./level-mark.tsx";
import { PICTOGRAM_NAMES, Pictogram } from "./pictogram.tsx";
import { ShapeMark } from "./shape-mark.tsx";
import { SHAPE_PATHS, type Shape } from "./shapes.ts";

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];
const html = renderToStaticMarkup(
  <>
    {ICON_NAMES.map((name) => (
      <Icon key={name} name={name} />
    ))}
    {PICTOGRAM_NAMES.map((name) => (
      <Pictogram key={name} name={name} />
    ))}
    {LEVELS.map((level) => (
      <LevelMark key={level} level={level} />
    ))}
    {(Object.keys(SHAPE_PATHS) as Shape[]).map((shape) => (
      <ShapeMark key={shape} shape={shape} tone="new" />
    ))}
  </>,
);

test("each drawing has an accessible name or is hidden from assistive technology", () => {
  const drawings = html.match(/<svg[^>]*>/g) ?? [];
  expect(drawings.length).toBeGreaterThan(30);
  expect(drawings.filter((tag) => !/aria-hidden="true"|aria-label=/.test(tag))).toEqual([]);
});

test("no drawing has an inline style, which the content security policy would block", () => {
  expect(html).not.toMatch(/\sstyle=/);
});
