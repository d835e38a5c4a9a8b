import { expect, test } from "vitest";
import { ACCOUNT_QUESTIONS } from "#accounts/account-api.ts";
import { asksPhone, maySave } from "./channel-draft.ts";
import { newPlace, type PlaceDraft, placeQuestion, withAlerts } from "./place-draft.ts";

const draft = newPlace({ lat: 47.44, lon: -72.78 }, "La Tuque");
const PHONE = "+14185551234";

test("without a channel a place may be saved, consent or not", () => {
  expect(maySave(draft, null)).toBe(true);
  const withoutChannel: PlaceDraft = { ...draft, isAlerted: true };
  expect(maySave(withoutChannel, null)).toBe(true);
});

test("with a channel it may not, until consent is ticked", () => {
  const alerted = withAlerts(draft, true);
  expect(alerted.emailNotification).toBe(true);
  expect(maySave(alerted, null)).toBe(false);
  expect(maySave({ ...alerted, consent: true }, null)).toBe(true);
});

test("with text messages it may not, until the phone has 12 characters or one is on file", () => {
  const texted = { ...draft, isAlerted: true, smsNotification: true, consent: true };
  expect(asksPhone(texted, null)).toBe(true);
  expect(maySave(texted, null)).toBe(false);
  expect(maySave({ ...texted, phone: "+1418555123" }, null)).toBe(false);
  expect(maySave({ ...texted, phone: PHONE }, null)).toBe(true);
  expect(asksPhone(texted, PHONE)).toBe(false);
  expect(maySave(texted, PHONE)).toBe(true);
});

test("turning alerts off clears every channel, and the consent", () => {
  const off = withAlerts({ ...withAlerts(draft, true), smsNotification: true, consent: true }, false);
  expect(off).toMatchObject({ emailNotification: false, smsNotification: false, consent: false });
});

test("what is asked is what the server takes", () => {
  const texted = { ...draft, smsNotification: true, phone: PHONE, consent: true };
  const question = { ...placeQuestion(texted, null), language: "fr", accessToken: "x" };
  expect(ACCOUNT_QUESTIONS.savePlace.safeParse(question).error).toBeUndefined();
  expect(placeQuestion(draft, null).data).toMatchObject({ phone: null, locationNickname: "La Tuque" });
});
