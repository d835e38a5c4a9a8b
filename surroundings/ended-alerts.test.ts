import { expect, test } from "vitest";
import { activeAlerts, endedAlerts } from "./alerts-at.ts";
import type { AlertMessage } from "./model.ts";
import { exampleOrder } from "./orders.double.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const before = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

const message = (
  key: string,
  kind: AlertMessage["kind"],
  hours: number,
  references: readonly string[] = [],
) => exampleOrder({ key, kind, references, sentAt: before(hours) });
const active = (messages: readonly AlertMessage[]) =>
  activeAlerts(messages, NOW).map(({ id, message: { key } }) => `${id} ${key}`);
const ended = (messages: readonly AlertMessage[]) =>
  endedAlerts(messages, NOW).map(({ id, message: { key }, cancel }) => `${id} ${key} ${cancel?.key ?? ""}`);

const one = message("one", "Alert", 3);

test("an order that an update restores after a cancellation has not ended", () => {
  const messages = [one, message("cancel", "Cancel", 2, ["one"]), message("again", "Update", 1, ["one"])];
  expect(active(messages)).toEqual(["one again"]);
  expect(ended(messages)).toEqual([]);
});

test("a cancellation of two orders ends both, each under its own id and with its own message", () => {
  const other = message("other", "Alert", 2);
  const messages = [one, other, message("cancel", "Cancel", 1, ["one", "other"])];
  expect(active(messages)).toEqual([]);
  expect(ended(messages).toSorted()).toEqual(["one one cancel", "other other cancel"]);
});

test("two cancellations of one order give one ended alert, with the last cancellation", () => {
  const messages = [one, message("first", "Cancel", 2, ["one"]), message("last", "Cancel", 1, ["one"])];
  expect(ended(messages)).toEqual(["one one last"]);
});

test("of two updates of the same order, the newer keeps the order's id, and the older gets an id of its own", () => {
  const messages = [one, message("west", "Update", 2, ["one"]), message("east", "Update", 1, ["one"])];
  expect(active(messages).toSorted()).toEqual(["one east", "west west"]);
});
