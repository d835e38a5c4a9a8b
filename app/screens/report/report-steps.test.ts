import { expect, test } from "vitest";
import { NOTHING_REPORTED } from "#intake/reports/report-fields.ts";
import { unmended } from "./report-steps.ts";

test("an answer's problem disappears when the answer changes, and problems of other answers stay", () => {
  const problems = { email: "email", phone: "phone" } as const;
  const judged = { ...NOTHING_REPORTED, email: "a@", phone: "12" };
  expect(unmended(problems, judged, judged)).toEqual(problems);
  expect(unmended(problems, judged, { ...judged, email: "a@b.ca", name: "A" })).toEqual({ phone: "phone" });
});

test("the problem of a missing place disappears with a typed place or a point", () => {
  const problems = { where: "required" } as const;
  const about = (change: object) => unmended(problems, NOTHING_REPORTED, { ...NOTHING_REPORTED, ...change });
  expect(about({ seen: "smoke" })).toEqual(problems);
  expect([about({ where: "Lac Clair" }), about({ lat: "47", lon: "-72" })]).toEqual([{}, {}]);
});
