import { expect, test } from "vitest";
import { codeAsTyped, isPhoneNumber, phoneAsTyped, takesTexts } from "./phone-number.ts";

test.each([
  ["", "+1"],
  ["+", "+1"],
  ["+1", "+1"],
  ["4", "+14"],
  ["418 555-1234", "+14185551234"],
  ["1 (418) 555-1234", "+14185551234"],
  ["+1 418 555 1234 poste 5", "+14185551234"],
  ["+1418 555-1234", "+14185551234"],
  ["+1 (418) 555-1234", "+14185551234"],
  ["+11 418 555 1234", "+14185551234"],
  ["+1+1 418 555 1234", "+14185551234"],
  ["11", "+1"],
  ["abc", "+1"],
])("formats the typed number %j as %s", (typed, shown) => {
  expect(phoneAsTyped(typed)).toBe(shown);
});

test.each(["+14185551234", "+18195550199"])("accepts %s as a phone number", (phone) => {
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
])("rejects %s as a phone number", (phone) => {
  expect(isPhoneNumber(phone)).toBe(false);
});

test.each(["+14185551234", "+12125550199", "+18675550199", "+17875550199"])(
  "allows text messages to %s",
  (phone) => {
    expect(takesTexts(phone)).toBe(true);
  },
);

test.each(["+18765550199", "+18095550199", "+12425550199", "+14415550199", "+19005550199", "+33612345678"])(
  "denies text messages to %s, because a fraudster can earn from codes sent there",
  (phone) => {
    expect(takesTexts(phone)).toBe(false);
  },
);

test.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  ["123-456", "123456"],
  ["Vigie : 123456", "123456"],
  ["1234567", "123456"],
  ["12a", "12"],
])("reads a code typed as %j as %s", (typed, code) => {
  expect(codeAsTyped(typed)).toBe(code);
});
