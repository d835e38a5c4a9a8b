import { expect, test } from "vitest";
import { xml, xmlDocument } from "./xml.ts";

const written = (...args: Parameters<typeof xml>) => xmlDocument(xml(...args)).split("\n")[1];

test("characters with a meaning in XML are escaped in texts and attributes", () => {
  expect(written("a", { b: '1 < 2 & "3"' }, "x > y & <z>")).toBe(
    '<a b="1 &lt; 2 &amp; &quot;3&quot;">x &gt; y &amp; &lt;z&gt;</a>',
  );
  expect(written("a", {}, "]]>")).toBe("<a>]]&gt;</a>");
});

test("accents, emoji and line ends stay, and a carriage return is escaped", () => {
  expect(written("a", {}, "É 🔥 «\u00a0»\t")).toBe("<a>É 🔥 «\u00a0»\t</a>");
  expect(written("a", {}, "1\r2")).toBe("<a>1&#13;2</a>");
});

test("characters that XML forbids are removed, including half surrogate pairs", () => {
  expect(written("a", { b: "x\u0000y" }, "1\u0008\u000B2\uFFFE3\u001F4")).toBe('<a b="xy">1234</a>');
  expect(written("a", {}, "x\uD83Dy")).toBe("<a>xy</a>");
});

test("an element without children closes itself, and null children are omitted", () => {
  expect(written("a", {}, null)).toBe("<a/>");
  expect(written("a", {}, xml("b"), null, "c")).toBe("<a><b/>c</a>");
});
