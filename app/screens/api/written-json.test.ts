import { expect, test } from "vitest";
import { EXAMPLES } from "./openapi-examples.server.ts";
import { createJsonWriter } from "./written-json.ts";

test("what fits on a line stands on one, and the rest is indented", () => {
  const write = createJsonWriter();
  expect(write({ a: 1, b: [1, "x", null] })).toBe('{ "a": 1, "b": [1, "x", null] }');
  expect(write({ first: "a text that is rather long", second: { third: [], fourth: {} } })).toBe(
    '{\n  "first": "a text that is rather long",\n  "second": { "third": [], "fourth": {} }\n}',
  );
});

test("it is the same JSON", () => {
  expect(JSON.parse(createJsonWriter()(EXAMPLES.fires))).toEqual(EXAMPLES.fires);
});

test("a long object is shown once; one of a told name whatever it holds", () => {
  const write = createJsonWriter(["meta"]);
  const long = { text: "a".repeat(100) };
  expect(write({ long })).not.toContain("…");
  expect(write({ again: long, other: { text: "b".repeat(100) } })).toBe(
    `{\n  "again": { … },\n  "other": {\n    "text": "${"b".repeat(100)}"\n  }\n}`,
  );
  write({ meta: { count: 1, ...long } });
  expect(write({ meta: { count: 2, ...long } })).toBe('{\n  "meta": { … }\n}');
});
