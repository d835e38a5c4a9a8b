import { expect, test } from "vitest";
import { maySave } from "./channel-draft.ts";

const draft = {
  emailNotification: false,
  smsNotification: true,
  pushNotification: false,
  phone: "+14185551234",
  consent: true,
};

test("text messages can be saved with a number of Canada or the United States", () => {
  expect(maySave(draft, null)).toBe(true);
});

test.each(["+10418555123", "+10114420794", "+19005551234", "+1418555123"])(
  "text messages cannot be saved with the number %s",
  (phone) => {
    expect(maySave({ ...draft, phone }, null)).toBe(false);
    expect(maySave({ ...draft, phone }, "+14185551234")).toBe(true);
  },
);
