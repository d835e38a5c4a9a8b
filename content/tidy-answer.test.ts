import { expect, test } from "vitest";
import { tidyAnswer } from "./storyblok-client.server.ts";

test("JSON below the deepest allowed level is cut, however deep it is, and other JSON is unchanged", () => {
  const shallow = { stories: [{ content: { title: "a", list: [1, 2] } }] };
  const before = structuredClone(shallow);
  tidyAnswer(shallow, 10);
  expect(shallow).toEqual(before);
  let deep: unknown[] = [];
  for (let i = 0; i < 100_000; i += 1) deep = [deep];
  tidyAnswer(deep, 10);
  expect(JSON.stringify(deep)).toBe("[[[[[[[[[[[]]]]]]]]]]]");
});

test("a null story becomes an empty object", () => {
  const data = { stories: [null, { uuid: "a" }] };
  tidyAnswer(data, 10);
  expect(data).toEqual({ stories: [{}, { uuid: "a" }] });
  for (const other of [null, 5, "x", {}, { stories: null }])
    expect(() => tidyAnswer(other, 10)).not.toThrow();
});
