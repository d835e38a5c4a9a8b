import { expect, it } from "vitest";
import { pastMessages } from "./past-alerts.server.ts";

const at = (time: string) => new Date(`2026-07-02T${time}Z`);
const alert = (subject: string, time: string, isUrgent = false) => ({
  ...{ subject, isUrgent, at: at(time) },
  isGrowth: false,
  isOrder: false,
});
const times = (sent: readonly Date[]) => sent.map((each) => each.toISOString().slice(11, 16));

it("past messages group alerts within two minutes, and are at least half an hour apart for each fire", () => {
  const alerts = [
    alert("2026-1", "12:00:00"),
    alert("2026-2", "12:01:00"),
    alert("2026-3", "12:01:30"),
    alert("2026-1", "12:10:00"),
    alert("2026-1", "13:00:00"),
  ];
  expect(times(pastMessages(alerts, false))).toEqual(["12:00", "12:02", "12:30", "13:00"]);
});

it("past messages with urgent alerts are delayed by two minutes at most", () => {
  const alerts = [alert("2026-1", "12:00:00"), alert("2026-1", "12:10:00", true)];
  expect(times(pastMessages(alerts, false))).toEqual(["12:00", "12:10"]);
});

it("past messages of a place with a digest are one digest a day, and each urgent alert at once", () => {
  const alerts = [
    alert("2026-1", "05:00:00"),
    alert("2026-2", "12:00:00"),
    alert("2026-1", "22:00:00", true),
  ];
  expect(pastMessages(alerts, true).map((each) => each.toISOString())).toEqual([
    "2026-07-02T11:00:00.000Z",
    "2026-07-02T22:00:00.000Z",
    "2026-07-03T11:00:00.000Z",
  ]);
});

it("a place without past alerts has no past messages", () => {
  expect(pastMessages([], false)).toEqual([]);
});
