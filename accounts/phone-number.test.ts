import { expect, test } from "vitest";
import { isPhoneNumber, phoneAsTyped } from "./phone-number.ts";

test.each([
  ["", "+1"],
  ["+", "+1"],
  ["+1", "+1"],
  ["4", "+14"],
  ["418 555-1234", "+14185551234"],
  ["1 (418) 555-1234", "+14185551234"],
  ["+1 418 555 1234 poste 5", "+14185551234"],
  ["abc", "+1"],
])("typed as %j it is shown as %s", (typed, shown) => {
  expect(phoneAsTyped(typed)).toBe(shown);
});

test.each(["+14185551234", "+18195550199"])("%s is a number", (phone) => {
  expect(isPhoneNumber(phone)).toBe(true);
});

test.each([
  "+1",
  "+1418555123",
  "+141855512345",
  "+10185551234",
  "+14180551234",
  "14185551234x",
  "+33612345678",
])("%s is none", (phone) => {
  expect(isPhoneNumber(phone)).toBe(false);
});
