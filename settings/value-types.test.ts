import { expect, test } from "vitest";
import { gtmIdProblem } from "./value-types.ts";

test.each(["GTM-ABC123", "GTM-1"])("%s is a valid container id", (id) => {
  expect(gtmIdProblem(id)).toBeNull();
});

test.each([
  ["gtm-abc123", "GTM-ABC123"],
  ["ABC123", "GTM-ABC123"],
  ["GTM_ABC123", "GTM-ABC123"],
  ["GTM-AB C1", "GTM-ABC1"],
])("%s is refused, with %s suggested", (id, suggestion) => {
  expect(gtmIdProblem(id)).toContain("not a valid GTM-ID");
  expect(gtmIdProblem(id)).toContain(`'${suggestion}'`);
});

test("the error about an id without letters and digits gives an example instead of a suggestion", () => {
  expect(gtmIdProblem("--")).toContain("It looks like");
});
