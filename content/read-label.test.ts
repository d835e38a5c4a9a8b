import { expect, test } from "vitest";
import { readLabel } from "./read-label.ts";

test("a label keeps bold, italics and links, and its entities are decoded", () => {
  expect(readLabel('Feu <b>hors</b> d&#8217;<i>ici</i> &amp; <a href="/carte/">carte</a>.', "/")).toEqual([
    { text: "Feu " },
    { text: "hors", tag: "strong" },
    { text: " d\u2019" },
    { text: "ici", tag: "em" },
    { text: " & " },
    { text: "carte", href: "/carte/" },
    { text: "." },
  ]);
});

test("links in a label accept www and relative addresses, as in stories", () => {
  const hrefOf = (href: string) => readLabel(`<a href="${href}">ici</a>`, "/en/")[0]?.href;
  expect(hrefOf("www.quebec.ca")).toBe("https://www.quebec.ca");
  expect(hrefOf("map/#feux")).toBe("/en/map/#feux");
});

test("tags other than bold, italics and links are removed from a label, but their text stays", () => {
  expect(readLabel('<p class="x">Un <span>mot</span></p>', "/").map(({ text }) => text)).toEqual([
    "Un ",
    "mot",
  ]);
});

test("a space separates two paragraphs of a label", () => {
  expect(readLabel("<p>Un</p><p>deux</p>", "/").map(({ text }) => text)).toEqual(["Un", " ", "deux"]);
});

test("an entity in a label is decoded as text, never as a tag", () => {
  expect(readLabel("&lt;script&gt;", "/")).toEqual([{ text: "<script>" }]);
});

test.for([
  "<script>alert(1)</script>",
  "Un <SCRIPT src=//a.example>",
  "<img src=x onerror=alert(1)>",
  '<a href="javascript:alert(1)">ici</a>',
  '<a href="java&#115;cript:alert(1)">ici</a>',
  '<a href="//ailleurs.example">ici</a>',
  "<a>ici</a>",
  "<!-- rien -->",
  "<b> </b>",
  "",
])("the label %j is refused", (html) => {
  expect(() => readLabel(html, "/")).toThrow();
});
