import { expect, test } from "vitest";
import { createJsonWriter } from "./api-view.server.ts";
import { EXAMPLES } from "./openapi-examples.server.ts";

test("createJsonWriter writes a value on one line if it fits, and on indented lines if not", () => {
  const write = createJsonWriter();
  expect(write({ a: 1, b: [1, "x", null] })).toBe('{ "a": 1, "b": [1, "x", null] }');
  expect(write({ first: "a text that is rather long", second: { third: [], fourth: {} } })).toBe(
    '{\n  "first": "a text that is rather long",\n  "second": { "third": [], "fourth": {} }\n}',
  );
});

test("createJsonWriter writes JSON with the same content as the original value", () => {
  expect(JSON.parse(createJsonWriter()(EXAMPLES.fires))).toEqual(EXAMPLES.fires);
});

test("createJsonWriter elides a long object after an equal one, or after one with the same name to show once", () => {
  const write = createJsonWriter(["meta"]);
  const long = { text: "a".repeat(100) };
  expect(write({ long })).not.toContain("…");
  expect(write({ again: long, other: { text: "b".repeat(100) } })).toBe(
    `{\n  "again": { … },\n  "other": {\n    "text": "${"b".repeat(100)}"\n  }\n}`,
  );
  write({ meta: { count: 1, ...long } });
  expect(write({ meta: { count: 2, ...long } })).toBe('{\n  "meta": { … }\n}');
});
