import { afterEach, expect, test, vi } from "vitest";
import { emitAlert, removeAlert, shownAlerts, subscribeAlerts } from "./alert-store.ts";

afterEach(() => {
  for (const { slug } of shownAlerts()) removeAlert(slug);
});

test("an alert of the common list is shown", () => {
  emitAlert("offline");
  expect(shownAlerts().map(({ slug }) => slug)).toEqual(["offline"]);
});

test("a slug outside the common list shows nothing", () => {
  emitAlert("no-such-alert");
  expect(shownAlerts()).toEqual([]);
});

test("an alert already on screen is not shown twice, and can come again once removed", () => {
  const listener = vi.fn();
  const unsubscribe = subscribeAlerts(listener);
  emitAlert("offline");
  emitAlert("offline");
  expect(shownAlerts()).toHaveLength(1);
  expect(listener).toHaveBeenCalledTimes(1);
  removeAlert("offline");
  emitAlert("offline");
  expect(shownAlerts()).toHaveLength(1);
  unsubscribe();
});
