import { afterEach, expect, test, vi } from "vitest";
import { emitToast, removeToast, shownToasts, subscribeToasts } from "./toast-store.ts";

afterEach(() => {
  for (const { slug } of shownToasts()) removeToast(slug);
});

test("a toast of the common list is shown", () => {
  emitToast("offline");
  expect(shownToasts().map(({ slug }) => slug)).toEqual(["offline"]);
});

test("a slug outside the common list shows nothing", () => {
  emitToast("no-such-toast");
  expect(shownToasts()).toEqual([]);
});

test("a toast already on screen is not shown twice, and can come again once removed", () => {
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
