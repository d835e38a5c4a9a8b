import { expect, test } from "vitest";
import { MEASURE_TYPE } from "./measure-record.ts";
import { wordsOf } from "./measure-words.ts";

test.each(Object.entries(MEASURE_TYPE))(
  "the French title of a restriction %s calls a fire feu",
  (_, type) => {
    // Only the agency's own term has the other word: « incendie de forêt ».
    expect(wordsOf(type, null).DescriptionFr).not.toMatch(/incendie(?! de forêt)/u);
  },
);
