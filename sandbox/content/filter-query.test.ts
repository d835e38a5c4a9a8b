import { describe, expect, test } from "vitest";
import { filterQueryOf, passes } from "./filter-query.ts";
import { slugsFor } from "./service.double.ts";

const RELEASE = "communiques/feux-interdits-en-mauricie";
const WORK = "communiques/travaux-suspendus";
const POST = "blogue/une-saison-en-foret";
const JOB = "carrieres/garde-feu";

describe("filters of the client", () => {
  test.each([
    [{ audience: { in: "industrial" } }, [WORK]],
    [{ component: { in: "job,article" } }, [POST, JOB]],
    [{ audience: { is: "not_null" }, title: { like: "travaux*" } }, [WORK]],
    [{ closes: { gt_date: "2026-03-14", lt_date: "2026-03-16 00:00" } }, [JOB]],
    [{ "body.content.0.type": { in: "heading" } }, [RELEASE]],
    [{ __or: [{ kind: { in: "seasonal" } }, { audience: { in: "public" } }] }, [JOB, RELEASE]],
    [
      { __or: [{ kind: { in: "seasonal" } }, { audience: { in: "public" } }], title: { like: "feux*" } },
      [RELEASE],
    ],
  ])("the client gets only the stories that match the filter %j", async (filter_query, expected) => {
    expect(await slugsFor({ filter_query })).toEqual(expected);
  });

  test("the service accepts a filter whose parameter is named `filter_query[field][operation]`", async () => {
    expect(await slugsFor({ "filter_query[kind][in]": "seasonal" })).toEqual([JOB]);
  });
});

const content = {
  title: "Feux interdits",
  blank: "",
  nothing: null,
  none: [],
  topics: ["feu", "eau", "sol"],
  hot: true,
  cold: false,
  count: "12",
  ratio: 1.5,
  closes: "2026-03-15",
  at: "2026-03-15 14:00",
  seo: { title: "Titre" },
};

/** Each row: field, operation, value, and whether the filter matches `content`. */
describe("filter operations on one story", () => {
  test.each([
    ["title", "in", "Feux interdits,Autre", true],
    ["title", "in", "Feux", false],
    ["absent", "in", "", true],
    ["blank", "in", "", true],
    ["topics", "in", "feu", false],
    ["title", "not_in", "Feux,Autre", true],
    ["title", "not_in", "Feux interdits", false],
    ["absent", "not_in", "feu", true],
    ["title", "like", "feux*", true],
    ["title", "like", "*INTER*", true],
    ["title", "like", "inter*", false],
    ["title", "like", "f.ux*", false],
    ["blank", "like", "", true],
    ["absent", "like", "", false],
    ["title", "not_like", "*inter*", false],
    ["title", "not_like", "inter*", true],
    ["blank", "is", "empty", true],
    ["absent", "is", "empty", true],
    ["title", "is", "empty", false],
    ["title", "is", "not_empty", true],
    ["nothing", "is", "not_empty", false],
    ["none", "is", "empty_array", true],
    ["topics", "is", "empty_array", false],
    ["topics", "is", "not_empty_array", true],
    ["title", "is", "not_empty_array", false],
    ["hot", "is", "true", true],
    ["cold", "is", "true", false],
    ["cold", "is", "false", true],
    ["absent", "is", "false", false],
    ["nothing", "is", "null", true],
    ["blank", "is", "null", false],
    ["blank", "is", "not_null", true],
    ["absent", "is", "not_null", false],
    ["title", "is", "odd", false],
    ["topics", "any_in_array", "air,eau", true],
    ["topics", "in_array", "air,eau", true],
    ["topics", "any_in_array", "air", false],
    ["title", "any_in_array", "Feux interdits", false],
    ["topics", "all_in_array", "eau,feu", true],
    ["topics", "all_in_array", "eau,air", false],
    ["count", "gt_int", "11", true],
    ["count", "gt_int", "12", false],
    ["count", "gt_int", "9", true],
    ["count", "lt_int", "13", true],
    ["title", "lt_int", "13", false],
    ["blank", "lt_int", "13", false],
    ["ratio", "gt_float", "1.4", true],
    ["ratio", "lt_float", "1.4", false],
    ["closes", "gt_date", "2026-03-14", true],
    ["closes", "gt_date", "2026-03-15", false],
    ["at", "gt_date", "2026-03-15 13:59", true],
    ["at", "lt_date", "2026-03-15T10:00:00-05:00", true],
    ["at", "lt_date", "2026-03-15T13:00:00Z", false],
    ["title", "lt_date", "2026-03-15", false],
    ["seo.title", "in", "Titre", true],
    ["topics.1", "in", "eau", true],
    ["title", "odd", "Feux interdits", false],
  ])("the filter %s %s %j matches the story: %s", (field, operation, value, isMatch) => {
    const query = filterQueryOf([[`filter_query[${field}][${operation}]`, value]]);
    expect(passes(content, query)).toBe(isMatch);
  });
});

test("filterQueryOf() ignores a parameter that is not a complete filter", () => {
  expect(
    filterQueryOf([
      ["filter_query[title]", "x"],
      ["filter", "y"],
    ]),
  ).toEqual({ every: [], some: [] });
});
