import { afterEach, expect, test, vi } from "vitest";
import { emitToast, removeToast, shownToasts, subscribeToasts } from "./toast-store.ts";

afterEach(() => {
  for (const { slug } of shownToasts()) removeToast(slug);
});

test("shows a toast of the site's own list", () => {
  emitToast("offline");
  expect(shownToasts().map(({ slug }) => slug)).toEqual(["offline"]);
});

test("shows nothing for an unknown slug", () => {
  emitToast("no-such-toast");
  expect(shownToasts()).toEqual([]);
});

test("does not show the same toast twice, but shows it again once removed", () => {
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
