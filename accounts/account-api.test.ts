import { expect, it } from "vitest";
import { ACCOUNT_QUESTIONS, placeData } from "./account-api.ts";

/** The message of each refused field: the browser's form has words for them. */
const saidOf = (read: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries(read.error?.issues.map(({ path, message }) => [path.at(-1), message]) ?? []);

it("a phone that is none says so, wherever it is asked for", () => {
  const { updateProfile, phoneCode } = ACCOUNT_QUESTIONS;
  const of = { auth0AccessToken: "t", language: "fr" };
  expect(saidOf(updateProfile.safeParse({ ...of, updateData: { phone: "+1418555" } }))).toEqual({
    phone: "phone",
  });
  for (const phone of ["", "+18765550199"])
    expect(saidOf(phoneCode.safeParse({ ...of, phone }))).toEqual({ phone: "phone" });
});

it("a point too far away says that its position is", () => {
  const data = { locationNickname: null, latitude: 40, longitude: 2, radiusKm: 30, phone: null };
  const choices = {
    emailNotification: false,
    smsNotification: false,
    pushNotification: false,
    dailyNotification: false,
    consent: false,
  };
  expect(saidOf(placeData.safeParse({ ...data, ...choices }))).toEqual({
    latitude: "position",
    longitude: "position",
  });
});

it("a name is one line without characters that break or disguise it; an address and its spaces too", () => {
  const { updateProfile, correctEmail } = ACCOUNT_QUESTIONS;
  const of = { auth0AccessToken: "t", language: "fr" };
  const updateData = { firstName: " \u202eAnn\nMarie\u0000 ", lastName: "👩🏽‍🚒 Roy\ud83d" };
  expect(updateProfile.parse({ ...of, updateData }).updateData).toEqual({
    firstName: "Ann Marie",
    lastName: "👩🏽‍🚒 Roy",
  });
  expect(correctEmail.parse({ ...of, email: "\u202aann@example.org\u202c " }).email).toBe("ann@example.org");
});

it("an address, a number and a code are read without the invisible characters that came with them", () => {
  const { correctEmail, confirmPhone } = ACCOUNT_QUESTIONS;
  const of = { auth0AccessToken: "t", language: "fr" };
  expect(correctEmail.parse({ ...of, email: "ann\u00ad@exam\u200bple.org\u2060" }).email).toBe(
    "ann@example.org",
  );
  const asked = confirmPhone.parse({ ...of, phone: "\u200e+14185550199", code: "123\u200b456" });
  expect([asked.phone, asked.code]).toEqual(["+14185550199", "123456"]);
});
