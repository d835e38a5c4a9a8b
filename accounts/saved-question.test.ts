import { expect, it } from "vitest";
import { MOST_SAVED } from "./account-commands.ts";
import { savedQuestion, unreadIn } from "./saved-question.ts";

const POINT = { lat: 47.44123, lon: -72.78456 };
const FIRE = { id: "2026-12", seenAt: "2026-07-01T12:00:00.000Z" };
const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

it("a request can have as many places and fires as a profile can have, and no more", () => {
  const whole = {
    language: "fr",
    points: many(MOST_SAVED.places, POINT),
    fires: many(MOST_SAVED.fires, FIRE),
  };
  expect(savedQuestion.parse(whole)).toEqual({ ...whole, words: "" });
  expect(savedQuestion.safeParse({ ...whole, points: [...whole.points, POINT] }).success).toBe(false);
  expect(savedQuestion.safeParse({ ...whole, fires: [...whole.fires, FIRE] }).success).toBe(false);
});

it.each([
  ["a string instead of a number", { lat: "47", lon: -72 }],
  ["no longitude", { lat: 47 }],
  ["a point off the globe", { lat: 91, lon: -72 }],
  ["nothing", null],
])("reads %s as null, keeps the other points in order, and counts one unreadable item", (_what, point) => {
  const requested = savedQuestion.parse({ language: "en", points: [POINT, point, POINT] });
  expect(requested.points).toEqual([POINT, null, POINT]);
  expect(unreadIn(requested)).toBe(1);
});

it.each([
  ["an invalid fire id", { ...FIRE, id: "../2026" }],
  ["a missing time", { id: "2026-12" }],
  ["an invalid time", { ...FIRE, seenAt: "yesterday" }],
])("reads %s as null, and keeps the other followed fires", (_what, fire) => {
  const requested = savedQuestion.parse({ language: "en", fires: [fire, FIRE] });
  expect(requested.fires).toEqual([null, FIRE]);
  expect(unreadIn(requested)).toBe(1);
});
