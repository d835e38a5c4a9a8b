import { expect, test } from "vitest";
import { codeAsTyped, isPhoneNumber, isPhoneRefused, phoneAsTyped, takesTexts } from "./phone-number.ts";

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

test.each([
  "+33 7 89 12 34 56",
  "+44 7911 123456",
  "+52 55 1234 5678",
  "+86 138 0013 8000",
  "+590 690 12 34 56",
  "+47 22 33 44 55",
  "(+47) 22 33 44 55",
  "\uff0b47 22 33 44 55",
  "+1+47 22 33 44 55",
  "+47 22 33 44 55+1",
  "33 7 89 12 34 56",
  "0033 7 89 12 34 56",
  "0418 555 1234",
  "011 44 20 7946 0958",
  "418 555-1234 5",
  "+1 418 555-1234 418 555-9876",
])("refuses %j rather than cutting it to another person's number", (typed) => {
  const phone = phoneAsTyped(typed);
  expect([isPhoneNumber(phone), takesTexts(phone), isPhoneRefused(phone)]).toEqual([false, false, true]);
});

test.each(["418 555-1234 poste 5", "418 555-1234, ext. 512", "+1 418 555-1234 x5", "1 418 555-1234 #5"])(
  "reads %j without its extension",
  (typed) => {
    expect(phoneAsTyped(typed)).toBe("+14185551234");
  },
);

test.each(["+47 22 33 44 55", "+1 47 22 33 44 55 66"])("refuses %s typed key by key after +1", (typed) => {
  let field = "+1";
  for (const key of typed) field = phoneAsTyped(field + key);
  expect(isPhoneRefused(field)).toBe(true);
});

test.each(["+", "+1", "+1418", "+14185551234"])("does not refuse %s while it is typed", (phone) => {
  expect(isPhoneRefused(phone)).toBe(false);
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
