import { expect, test } from "vitest";
import { createWarnings } from "./warnings.ts";

function complaints(most?: { stories: number; parts: number }) {
  const logged: string[] = [];
  const warn = createWarnings<{ story: string; reason: string }>(
    ({ story, reason }) => void logged.push(`${story} ${reason}`),
    most,
  );
  return { logged, warn: (story: string, reason: string) => warn({ story, reason }) };
}

test("each warning of a story is logged once", () => {
  const { logged, warn } = complaints();
  for (const story of ["a", "b", "a"]) for (const reason of ["x", "y", "x"]) warn(story, reason);
  expect(logged).toEqual(["a x", "a y", "b x", "b y"]);
});

test("only the first 50 warnings of one story are logged, and warnings of other stories are still logged", () => {
  const { logged, warn } = complaints();
  for (let i = 0; i < 1000; i += 1) warn("a", `x${i}`);
  expect(logged).toHaveLength(50);
  for (let i = 0; i < 1000; i += 1) warn(`b${i}`, "x");
  expect(logged).toHaveLength(1050);
});

test("a repeated warning is logged again only after newer stories displaced its story from memory", () => {
  const { logged, warn } = complaints({ stories: 2, parts: 5 });
  for (const story of ["a", "b", "a", "c", "a", "b"]) warn(story, "x");
  expect(logged).toEqual(["a x", "b x", "c x", "b x"]);
});
