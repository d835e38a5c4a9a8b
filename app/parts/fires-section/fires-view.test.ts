import { expect, test } from "vitest";
import { exampleFire, exampleSituation } from "#fires/examples.double.ts";
import { NO_CHOICES } from "../fire/fire-choices.ts";
import { firesView } from "./fires-view.server.ts";

const WINTER = new Date("2026-12-24T12:00:00Z");
const SUMMER = new Date("2026-07-02T12:00:00Z");
const OUT = [exampleFire({ statusId: 6 })];
const noneOf = (change: Partial<typeof NO_CHOICES>, now: Date, fires = OUT) =>
  firesView(exampleSituation(), fires, { choices: { ...NO_CHOICES, ...change }, language: "fr", now })?.none;

test("an unfiltered empty list says that the season is over or that no fire is active", () => {
  expect(noneOf({}, WINTER)).toBe("winter");
  expect(noneOf({}, SUMMER)).toBe("quiet");
  expect(noneOf({ sort: "size", isReversed: true, page: 4 }, SUMMER)).toBe("quiet");
});

test("a filtered empty list says that the filters found no fires", () => {
  expect(noneOf({ region: "08" }, WINTER)).toBe("filtered");
  expect(noneOf({ status: 3 }, WINTER)).toBe("filtered");
  expect(noneOf({ text: "lac" }, SUMMER)).toBe("filtered");
});

test("a list with a fire gives no reason for being empty", () => {
  expect(noneOf({}, WINTER, [exampleFire()])).toBeNull();
});
