import { expect, test } from "vitest";
import { PAGES, VIEWS } from "./screens.ts";
import { IS_SOAK, sampled } from "./soak.ts";

const FILES = Array.from({ length: 20 }, (_, at) => `${import.meta.dirname}/${at}.test.ts`);

test.skipIf(IS_SOAK)(
  "the gate runs the same quarter of a file's cases at each run, in the order of the cases",
  () => {
    const drawn = sampled(FILES[0] ?? "", PAGES, 4);
    expect(drawn.length).toBe(Math.ceil(PAGES.length / 4));
    expect(PAGES.filter((page) => drawn.includes(page))).toEqual(drawn);
    expect(sampled(FILES[0] ?? "", PAGES, 4)).toEqual(drawn);
    expect(sampled(FILES[0] ?? "", ["only"], 4)).toEqual(["only"]);
  },
);

test.skipIf(IS_SOAK)("each view (a language and a width) is tested by some of the test files", () => {
  const drawn = FILES.flatMap((file) => sampled(file, VIEWS));
  expect(drawn.length).toBe(FILES.length);
  expect(new Set(drawn)).toEqual(new Set(VIEWS));
});

test.runIf(IS_SOAK)("the long run tests every case of a file", () => {
  expect(sampled(import.meta.filename, PAGES, 4)).toEqual(PAGES);
});
