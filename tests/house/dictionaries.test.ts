import { expect, test } from "vitest";
import { SANDBOX } from "../../settings/demo-settings.ts";
import { TEXT_FILES, textsIn } from "../support/words.ts";

const fr = textsIn("fr");
const en = textsIn("en");

/** Keys of texts that are the same in both languages, such as names and numbers. */
const SAME = [
  "site.mark",
  "nav.menu",
  "nav.restrictions",
  "dangerToday.zones_one",
  "dangerToday.zones_other",
  "fires.column.cause",
  "danger.column.zone",
  "livemap.area.kind",
  "livemap.count.danger_one",
  "livemap.count.danger_other",
  "livemap.count.restrictions_one",
  "livemap.count.restrictions_other",
  "livemap.view.danger",
  "download.csv",
  "download.geojson",
  "indexes.column.protection",
  "indexes.protection.intensive",
  "sort.cause",
  "units.distance",
  "units.hectares",
  "units.acres",
  "units.arpents",
  "api.codes",
  "api.licence",
  "data.around.closedRoads.from",
  "data.around.civilEvents.from",
  "careers.kind.permanent",
  "widget.zones_one",
  "widget.zones_other",
  "suggestions.found_one",
  "suggestions.found_other",
  "sitesearch.restriction",
  "sitesearch.kind.article",
  "saved.by.push",
  "newsletter.sender.address",
  "newsletter.sender.email",
];

const variablesOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const entries = Object.entries(fr);

test("the newsletter's sender texts have the demo's postal address and mailbox", () => {
  expect(fr["newsletter.sender.address"]).toBe(SANDBOX.POSTAL_ADDRESS);
  expect(fr["newsletter.sender.email"]).toBe(SANDBOX.MAILBOX);
});

test("no text of the dictionaries is empty or untranslated", () => {
  expect(entries.filter(([key, text]) => en[key] === text && !SAME.includes(key))).toEqual([]);
  expect(entries.filter(([key, text]) => text.trim() === "" || en[key]?.trim() === "")).toEqual([]);
});

test("each text of the dictionaries has the same variables in both languages", () => {
  // French and English do not both write the number 1 as a word in the same texts.
  const differing = entries.filter(
    ([key, text]) => !key.endsWith("_one") && `${variablesOf(en[key] ?? "")}` !== `${variablesOf(text)}`,
  );
  expect(differing).toEqual([]);
});

test("no two families of screens define the same dictionary key", () => {
  const keys = Object.values(TEXT_FILES).flatMap((texts) => Object.keys(texts));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
