import { expect, test } from "vitest";
import { checkGtmId } from "./value-types.ts";

test.each(["GTM-ABC123", "GTM-1"])("%s is a valid container id", (id) => {
  expect(checkGtmId(id)).toEqual({ ok: true, id });
});

test.each([
  ["gtm-abc123", "GTM-ABC123"],
  ["ABC123", "GTM-ABC123"],
  ["GTM_ABC123", "GTM-ABC123"],
  ["GTM-AB C1", "GTM-ABC1"],
])("the container id %s is refused, and the error suggests %s", (id, suggestion) => {
  expect(checkGtmId(id)).toMatchObject({ ok: false, message: expect.stringContaining("not a valid GTM-ID") });
  expect(checkGtmId(id)).toMatchObject({ message: expect.stringContaining(`'${suggestion}'`) });
});

test("the error for a container id without letters and digits gives an example instead of a suggestion", () => {
  expect(checkGtmId("--")).toMatchObject({ message: expect.stringContaining("It looks like") });
});
