import { expect, test } from "vitest";
import { NOTHING_REPORTED } from "#intake/reports/report-fields.ts";
import { reportPlace } from "./report-place.ts";

const AT = { lat: "47.44123", lon: "-72.78" };

test.each([
  [{ where: " Lac Clair ", ...AT }, "Lac Clair"],
  [AT, "47,441°\u00a0N\u202f; 72,780°\u00a0O"],
  [{ fromWhere: "Saint-Tite" }, "Saint-Tite"],
])(
  "names a report by its place in words, else by its point, else by where it was seen from",
  (fields, place) => {
    expect(reportPlace({ ...NOTHING_REPORTED, ...fields }, "fr")).toBe(place);
  },
);
