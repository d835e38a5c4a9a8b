import { expect, it } from "vitest";
import { ACCOUNT_QUESTIONS } from "./account-api.ts";
import { placeData } from "./account-fields.ts";

/** Maps each rejected field to its message, by which the browser's form selects the text to show. */
const reportLines = (read: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries(read.error?.issues.map(({ path, message }) => [path.at(-1), message]) ?? []);

it("rejects an invalid phone number with the message `phone` in every request", () => {
  const { updateProfile, phoneCode } = ACCOUNT_QUESTIONS;
  const of = { auth0AccessToken: "t", language: "fr" };
  expect(reportLines(updateProfile.safeParse({ ...of, updateData: { phone: "+1418555" } }))).toEqual({
    phone: "phone",
  });
  for (const phone of ["", "+18765550199"])
    expect(reportLines(phoneCode.safeParse({ ...of, phone }))).toEqual({ phone: "phone" });
});

it("rejects an unknown field in every request, and in the data of a profile or place", () => {
  const unknownOf = (read: { error?: { issues: { code: string; keys?: string[] }[] } }) =>
    read.error?.issues.flatMap(({ code, keys }) => (code === "unrecognized_keys" ? keys : []));
  for (const [command, question] of Object.entries(ACCOUNT_QUESTIONS))
    expect([command, unknownOf(question.safeParse({ personId: "1" }))]).toEqual([command, ["personId"]]);
  const updateData = { isPhoneVerified: true };
  expect(unknownOf(ACCOUNT_QUESTIONS.updateProfile.safeParse({ updateData }))).toEqual(["isPhoneVerified"]);
  expect(unknownOf(placeData.safeParse({ administrativeRegionId: "1" }))).toEqual(["administrativeRegionId"]);
});

it("rejects a point far from Quebec with the message `position`", () => {
  const data = { locationNickname: null, latitude: 40, longitude: 2, radiusKm: 30, phone: null };
  const choices = {
    emailNotification: false,
    smsNotification: false,
    pushNotification: false,
    dailyNotification: false,
    consent: false,
  };
  expect(reportLines(placeData.safeParse({ ...data, ...choices }))).toEqual({
    latitude: "position",
    longitude: "position",
  });
});

it("cleans names and addresses to one line without characters that break or disguise it", () => {
  const { updateProfile, correctEmail } = ACCOUNT_QUESTIONS;
  const of = { auth0AccessToken: "t", language: "fr" };
  const updateData = { firstName: " \u202eAnn\nMarie\u0000 ", lastName: "👩🏽‍🚒 Roy\ud83d" };
  expect(updateProfile.parse({ ...of, updateData }).updateData).toEqual({
    firstName: "Ann Marie",
    lastName: "👩🏽‍🚒 Roy",
  });
  expect(correctEmail.parse({ ...of, email: "\u202aann@example.org\u202c " }).email).toBe("ann@example.org");
});

it("removes invisible characters from an address, a number and a code", () => {
  const { correctEmail, confirmPhone } = ACCOUNT_QUESTIONS;
  const of = { auth0AccessToken: "t", language: "fr" };
  expect(correctEmail.parse({ ...of, email: "ann\u00ad@exam\u200bple.org\u2060" }).email).toBe(
    "ann@example.org",
  );
  const requested = confirmPhone.parse({ ...of, phone: "\u200e+14185550199", code: "123\u200b456" });
  expect([requested.phone, requested.code]).toEqual(["+14185550199", "123456"]);
});
