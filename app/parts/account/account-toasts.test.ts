import { afterEach, expect, test } from "vitest";
import { Refused } from "../../forms/form/post-json.ts";
import { removeToast, shownToasts } from "../../frame/toast-store.ts";
import { LoginFailure, refusedFields, toastRefusal } from "./account-toasts.ts";

afterEach(() => {
  for (const { slug } of shownToasts()) removeToast(slug);
});

test.each([
  [undefined, "toast.apiError"],
  ["saving", "toast.apiError"],
  ["deleting", "toast.notDeleted"],
  ["sending", "toast.notSent"],
] as const)("a failure while %s shows the toast %s", (doing, label) => {
  toastRefusal(new Refused("failed"), doing);
  expect(shownToasts().map((toast) => toast.label)).toEqual([label]);
});

test("if another profile already has a phone number, a specific toast is shown and the phone field is marked", () => {
  const error = new Refused("phone-taken");
  toastRefusal(error);
  expect(shownToasts().map(({ slug }) => slug)).toEqual(["phone-already-exists"]);
  expect(refusedFields(error)).toEqual({ phone: "taken" });
  expect(refusedFields(new Refused("failed"))).toBeUndefined();
});

test("a command with its own text for a failure shows this text instead of the one about saving", () => {
  toastRefusal(new Refused("failed"), { failed: "We could not log you out." });
  expect(shownToasts().map(({ label }) => label)).toEqual([[{ text: "We could not log you out." }]]);
});

test("a login problem at token renewal is shown with its own remedy, whatever the command was", () => {
  toastRefusal(new LoginFailure("clock", "Set the clock.", "exp claim"), "deleting");
  expect(shownToasts().map(({ label }) => label)).toEqual([[{ text: "Set the clock." }]]);
});
