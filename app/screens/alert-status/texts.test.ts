import { expect, test } from "vitest";
import { ownText } from "../../i18n/bilingual-texts.ts";
import { alertStatusTexts } from "./texts.ts";

test("texts of the alert status page do not claim that data is up to date, which the page does not check", () => {
  const all = Object.values(alertStatusTexts).flatMap(Object.values);
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((text) => /à jour|up to date/i.test(text))).toEqual([]);
});

test("if alerts may be delayed, the alert status page says to check the current situation without waiting for a message", () => {
  for (const state of ["late", "unknown"] as const) {
    const key = `alertStatus.${state}.text`;
    expect(ownText("fr", key)).toMatch(/N’attendez pas.*consultez l’état de la situation.*911/);
    expect(ownText("en", key)).toMatch(/Do not wait.*check the current situation.*911/);
  }
});
