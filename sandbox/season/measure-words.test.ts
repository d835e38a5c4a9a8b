import { expect, test } from "vitest";
import { MEASURE_TYPE } from "./measure-record.ts";
import { wordsOf } from "./measure-words.ts";

test.each(Object.entries(MEASURE_TYPE))(
  "the French title of a restriction of type %s never calls a fire “incendie”",
  (_, type) => {
    // Only the agency's own term has the other word: « incendie de forêt ».
    expect(wordsOf(type, null).DescriptionFr).not.toMatch(/incendie(?! de forêt)/u);
  },
);
