import { afterEach, expect, test } from "vitest";
import { Refused } from "../../forms/form/post-json.ts";
import { removeToast, shownToasts } from "../../frame/toast-store.ts";
import { refusedFields, toastRefusal } from "./account-toasts.ts";

afterEach(() => {
  for (const { slug } of shownToasts()) removeToast(slug);
});

test.each([
  [undefined, "toast.apiError"],
  ["saving", "toast.apiError"],
  ["deleting", "toast.notDeleted"],
  ["sending", "toast.notSent"],
] as const)("what fails while %s is said as %s", (doing, label) => {
  toastRefusal(new Refused("failed"), doing);
  expect(shownToasts().map((toast) => toast.label)).toEqual([label]);
});

test("a phone number of another profile is said, and is its field's", () => {
  const error = new Refused("phone-taken");
  toastRefusal(error);
  expect(shownToasts().map(({ slug }) => slug)).toEqual(["phone-already-exists"]);
  expect(refusedFields(error)).toEqual({ phone: "taken" });
  expect(refusedFields(new Refused("failed"))).toBeUndefined();
});
