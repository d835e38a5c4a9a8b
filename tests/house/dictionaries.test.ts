import { expect, test } from "vitest";
import { en } from "#app/i18n/dictionary.en.ts";
import { fr } from "#app/i18n/dictionary.fr.ts";

/** Words that are the same in both languages, and names and numbers. */
const SAME = [
  "site.mark",
  "nav.menu",
  "nav.restrictions",
  "emergency.number",
  "emergency.number.full",
  "dangerToday.zones_one",
  "dangerToday.zones_many",
  "dangerToday.zones_other",
  "fires.column.cause",
  "danger.column.zone",
];

const variablesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const entries = Object.entries(fr) as [keyof typeof fr, string][];

test("both languages have the same texts", () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
});

test("no text is left untranslated or empty", () => {
  expect(entries.filter(([key, text]) => en[key] === text && !SAME.includes(key))).toEqual([]);
  expect(entries.filter(([key, text]) => text.trim() === "" || en[key].trim() === "")).toEqual([]);
});

test("a text says the same things in both languages", () => {
  // English puts the number of one thing in words where French does, or the other way round.
  const differing = entries.filter(
    ([key, text]) => !key.endsWith("_one") && `${variablesOf(en[key])}` !== `${variablesOf(text)}`,
  );
  expect(differing).toEqual([]);
});
