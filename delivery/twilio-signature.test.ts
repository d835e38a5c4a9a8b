import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { isFromTwilio } from "./twilio-signature.ts";

// The example in Twilio's guide to webhook security.
const URL = "https://mycompany.com/myapp.php?foo=1&bar=2";
const FORM = new URLSearchParams({
  CallSid: "CA1234567890ABCDE",
  Caller: "+12349013030",
  Digits: "1234",
  From: "+12349013030",
  To: "+18005551212",
});
const SIGNATURE = "0/KCTR6DLpKmkAf8muzZqo1nDgQ=";

it("accepts only requests that Twilio signed", () => {
  expect(isFromTwilio("12345", URL, FORM, SIGNATURE)).toBe(true);
  expect(isFromTwilio("12346", URL, FORM, SIGNATURE)).toBe(false);
  expect(isFromTwilio("12345", "https://mycompany.com/myapp.php", FORM, SIGNATURE)).toBe(false);
  expect(
    isFromTwilio(
      "12345",
      URL,
      new URLSearchParams({ ...Object.fromEntries(FORM), Digits: "1235" }),
      SIGNATURE,
    ),
  ).toBe(false);
  for (const none of ["", "x", SIGNATURE.slice(4)])
    expect(isFromTwilio("12345", URL, FORM, none)).toBe(false);
});

it("rejects every request while no token is set", () => {
  expect(isFromTwilio("", URL, FORM, SIGNATURE)).toBe(false);
});

it("counts equal values of a field once and sorts the field's values, as Twilio's library does", () => {
  const signed = createHmac("sha1", "12345").update(`${URL}BodyoneMediaUrlaMediaUrlb`).digest("base64");
  for (const form of [
    "MediaUrl=b&Body=one&MediaUrl=a",
    "MediaUrl=b&MediaUrl=a&MediaUrl=b&Body=one&Body=one",
    "Body=one&MediaUrl=a&MediaUrl=b&MediaUrl=a",
  ])
    expect(isFromTwilio("12345", URL, new URLSearchParams(form), signed), form).toBe(true);
  const other = new URLSearchParams("Body=one&MediaUrl=a&MediaUrl=b&MediaUrl=c");
  expect(isFromTwilio("12345", URL, other, signed)).toBe(false);
});
