import { expect, test } from "vitest";
import { z } from "zod";
import { readRecords } from "./client.server.ts";

const schema = z.object({ a: z.number() });

test("records are read from an array, and from an array in an array", () => {
  expect(readRecords([{ a: 1 }, { a: 2 }], schema)).toEqual({ records: [{ a: 1 }, { a: 2 }], dropped: 0 });
  expect(readRecords([[{ a: 1 }]], schema)).toEqual({ records: [{ a: 1 }], dropped: 0 });
});

test("an empty list is accepted as a list without records", () => {
  expect(readRecords([], schema)).toEqual({ records: [], dropped: 0 });
  expect(readRecords([[]], schema)).toEqual({ records: [], dropped: 0 });
});

test("a bad record is dropped and counted, and the other records are kept in order", () => {
  expect(readRecords([{ a: 1 }, null, { a: 3 }, { a: 4 }], schema)).toEqual({
    records: [{ a: 1 }, { a: 3 }, { a: 4 }],
    dropped: 1,
  });
});

test("one readable record among many bad records is kept, and a list of only bad records is refused", () => {
  expect(readRecords([5, {}, { a: 1 }, null, "x"], schema)).toEqual({ records: [{ a: 1 }], dropped: 4 });
  expect(() => readRecords([5, "x"], schema)).toThrow(expect.objectContaining({ code: "fire-data-shape" }));
});

test.each([null, 5, "text", {}, { a: 1 }, { length: 0 }])("%j is refused as a list", (data) => {
  expect(() => readRecords(data, schema)).toThrow(expect.objectContaining({ code: "fire-data-shape" }));
});
