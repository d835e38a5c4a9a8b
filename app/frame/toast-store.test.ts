import { afterEach, expect, test, vi } from "vitest";
import { emitToast, removeToast, shownToasts, subscribeToasts } from "./toast-store.ts";

afterEach(() => {
  for (const { slug } of shownToasts()) removeToast(slug);
});

test("an event with the slug of one of the site's own toasts shows that toast", () => {
  emitToast("offline");
  expect(shownToasts().map(({ slug }) => slug)).toEqual(["offline"]);
});

test("an event with an unknown slug shows no toast", () => {
  emitToast("no-such-toast");
  expect(shownToasts()).toEqual([]);
});

test("a toast on screen is not added twice, but is shown again after it was removed", () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToasts(listener);
  emitToast("offline");
  emitToast("offline");
  expect(shownToasts()).toHaveLength(1);
  expect(listener).toHaveBeenCalledTimes(1);
  removeToast("offline");
  emitToast("offline");
  expect(shownToasts()).toHaveLength(1);
  unsubscribe();
});
