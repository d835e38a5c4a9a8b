import { createElement } from "react";
import { expect, test } from "vitest";
import { namedMarkup, withoutRepeatedMarkup } from "./named-markup.server.ts";

const ORDER = namedMarkup(createElement("p", { title: 'an "order"' }, "Leave now: C:\\ \u2019"));
const NAME = /^<!--(\w{8})-->/.exec(ORDER)?.[1];

/** Writes data as the router does: a JSON text in a JavaScript text. */
const inData = (values: readonly unknown[]) =>
  JSON.stringify(JSON.stringify(values)).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
const pageOf = (shown: string, values: readonly unknown[]) =>
  `<body>${shown}<script>enqueue(${inData(values)})</script></body>`;
const dataIn = (page: string): unknown =>
  JSON.parse(JSON.parse(/enqueue\((.*)\)<\/script>/.exec(page)?.[1] ?? ""));

test("in a page's data, markup that the page shows is shortened to its name, and everything else stays", () => {
  const values = ["a", ORDER, "<b>", ORDER, 'c"\\', 1];
  const page = withoutRepeatedMarkup(pageOf(`<div data-markup="${NAME}">${ORDER}</div>`, values));
  expect(dataIn(page)).toEqual(["a", `<!--${NAME}-->`, "<b>", `<!--${NAME}-->`, 'c"\\', 1]);
  expect(page).toContain(`<div data-markup="${NAME}">${ORDER}</div>`);
});

test("markup that the page does not show stays whole in its data", () => {
  const page = pageOf("", [ORDER, "b"]);
  expect(withoutRepeatedMarkup(page)).toBe(page);
});

test("a text of a visitor or of another authority is never taken for markup", () => {
  const odd = [`\\"\\u003c!--${NAME}--\\u003e`, `"<!--${NAME}-->text`, "\\"];
  const shown = `<div data-markup="${NAME}">x</div>`;
  expect(dataIn(withoutRepeatedMarkup(pageOf(shown, [...odd, "end"])))).toEqual([...odd, "end"]);
});
