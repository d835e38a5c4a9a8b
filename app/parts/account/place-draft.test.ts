import { describe, expect, test } from "vitest";
import { ACCOUNT_QUESTIONS } from "#accounts/account-api.ts";
import { asksPhone, maySave } from "./channel-draft.ts";
import { draftOf, movedTo, newPlace, type PlaceDraft, placeQuestion, withAlerts } from "./place-draft.ts";

const draft = newPlace({ lat: 47.44, lon: -72.78 }, "La Tuque");
const PHONE = "+14185551234";

test("a place without a channel can be saved with or without consent", () => {
  expect(maySave(draft, null)).toBe(true);
  const withoutChannel: PlaceDraft = { ...draft, isAlerted: true };
  expect(maySave(withoutChannel, null)).toBe(true);
});

test("a place with a channel cannot be saved without consent", () => {
  const alerted = withAlerts(draft, true);
  expect(alerted.emailNotification).toBe(true);
  expect(maySave(alerted, null)).toBe(false);
  expect(maySave({ ...alerted, consent: true }, null)).toBe(true);
});

test("a place with text messages needs a complete phone number or one on file", () => {
  const texted = { ...draft, isAlerted: true, smsNotification: true, consent: true };
  expect(asksPhone(texted, null)).toBe(true);
  expect(maySave(texted, null)).toBe(false);
  expect(maySave({ ...texted, phone: "+1418555123" }, null)).toBe(false);
  expect(maySave({ ...texted, phone: PHONE }, null)).toBe(true);
  expect(asksPhone(texted, PHONE)).toBe(false);
  expect(maySave(texted, PHONE)).toBe(true);
});

test("turning alerts off clears all channels and the consent", () => {
  const off = withAlerts({ ...withAlerts(draft, true), smsNotification: true, consent: true }, false);
  expect(off).toMatchObject({ emailNotification: false, smsNotification: false, consent: false });
});

test("the request of a place matches the server's schema", () => {
  const texted = { ...draft, smsNotification: true, phone: PHONE, consent: true };
  const question = { ...placeQuestion(texted, null), language: "fr", accessToken: "x" };
  expect(ACCOUNT_QUESTIONS.savePlace.safeParse(question).error).toBeUndefined();
  expect(placeQuestion(draft, null).data).toMatchObject({ phone: null, locationNickname: "La Tuque" });
});

describe("a place that moves", () => {
  const SAGUENAY = { lat: 48.43, lon: -71.07 };
  const moved = movedTo(draft, SAGUENAY, "Chicoutimi");

  test("a moved place takes the name of its new point if no name was typed", () => {
    expect(moved).toMatchObject({
      latitude: 48.43,
      longitude: -71.07,
      locationNickname: "Chicoutimi",
      foundName: "Chicoutimi",
    });
    expect(movedTo(moved, SAGUENAY, null)).toMatchObject({
      locationNickname: "",
      foundName: null,
    });
    expect(movedTo({ ...draft, locationNickname: "" }, SAGUENAY, "Chicoutimi").locationNickname).toBe(
      "Chicoutimi",
    );
  });

  test("a moved place keeps a typed or previously saved name", () => {
    const typed = { ...draft, locationNickname: "Chalet" };
    expect(movedTo(typed, SAGUENAY, "Chicoutimi").locationNickname).toBe("Chalet");
    const { foundName: _, isAlerted: _off, ...fields } = typed;
    const saved = draftOf({
      ...fields,
      id: "1",
      number: 1,
      phone: null,
      administrativeRegionId: null,
      savedAt: "2026-07-01",
    });
    expect(movedTo(saved, SAGUENAY, "Chicoutimi").locationNickname).toBe("Chalet");
  });
});
