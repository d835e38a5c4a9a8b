import { expect, test } from "vitest";
import { widgetCode, widgetFrame } from "./generator-view.server.ts";

const OF = { src: "https://site.test/widget/integre/?territoire=mauricie&montre=feux", title: "Feux" };
const frame = (format: "responsive" | "fixed", width: string, height: string) =>
  widgetFrame({ format, width, height, parts: ["fires"] }, OF);

test("a fixed widget's frame has a width and a height, and a responsive widget's frame only a height", () => {
  expect(frame("fixed", "300", "400")).toEqual({ ...OF, width: "300", height: "400" });
  expect(frame("responsive", "300", "400")).toEqual({ ...OF, height: "400" });
  expect(Number(frame("responsive", "300", "").height)).toBeGreaterThan(200);
});

test("the code of a responsive widget sets the frame's width to 100 percent by style", () => {
  expect(widgetCode(frame("responsive", "", "400"))).toContain(
    'height="400" loading="lazy" style="border:0;width:100%"',
  );
});

test("a widget's code is a single frame, with the address escaped as HTML", () => {
  expect(widgetCode(frame("fixed", "300", "400"))).toBe(
    '<iframe src="https://site.test/widget/integre/?territoire=mauricie&amp;montre=feux" title="Feux" ' +
      'width="300" height="400" loading="lazy" style="border:0;max-width:100%"></iframe>',
  );
});

test("a widget's code escapes titles and addresses, so that hostile text cannot end an HTML attribute", () => {
  const hostile = '"><script>alert(1)</script>&quot;';
  const code = widgetCode({ src: hostile, title: hostile, width: "1", height: "1" });
  expect(code).not.toMatch(/<script|<\/script/);
  expect(code.match(/[<>]/g)).toEqual(["<", ">", "<", ">"]);
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;quot;"');
});
