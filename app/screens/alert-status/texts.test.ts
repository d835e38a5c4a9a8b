import { expect, test } from "vitest";
import { texts as english } from "./texts.en.ts";
import { texts as french } from "./texts.fr.ts";

const ALL = [...Object.values(french), ...Object.values(english)];

test("texts of the alert status page do not claim that data is up to date, which the page does not check", () => {
  expect(ALL.filter((text) => /à jour|up to date/i.test(text))).toEqual([]);
});

test("if alerts may be delayed, the alert status page says to check the situation without waiting for a message", () => {
  for (const state of ["late", "unknown"] as const) {
    expect(french[`alertStatus.${state}.text`]).toMatch(/N’attendez pas.*consultez la situation.*911/);
    expect(english[`alertStatus.${state}.text`]).toMatch(/Do not wait.*check the situation.*911/);
  }
});
