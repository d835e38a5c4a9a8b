import { expect, test } from "vitest";
import { choicesQuery, type FireChoices, readChoices, STATUS_CHOICES } from "./fire-choices.ts";

const DEFAULTS: FireChoices = { status: "active", region: null, protection: null, sort: "gravity", page: 1 };

test("an address without choices means all active fires, gravest first", () => {
  expect(readChoices(new URLSearchParams(), "fr")).toEqual(DEFAULTS);
  expect(choicesQuery(DEFAULTS, "fr")).toEqual({});
});

test.each(["fr", "en"] as const)("choices survive their way through a %s address", (language) => {
  const names = { status: { fr: "statut", en: "status" }, sort: { fr: "tri", en: "sort" } };
  for (const status of STATUS_CHOICES) {
    const choices: FireChoices = { status, region: "08", protection: "northern", sort: "size", page: 3 };
    const { status: word, sort, ...rest } = choicesQuery(choices, language);
    const search = new URLSearchParams({
      ...(word && { [names.status[language]]: word }),
      ...(sort && { [names.sort[language]]: sort }),
      ...rest,
    });
    expect(readChoices(search, language)).toEqual(choices);
  }
});

test("a word of the other language is understood", () => {
  expect(readChoices(new URLSearchParams("statut=out-of-control&region=estrie"), "fr")).toMatchObject({
    status: 3,
    region: "05",
  });
});

test.each([
  "page=0",
  "page=-2",
  "page=1.5",
  "page=x",
  "statut=%00",
  "region=atlantide",
  "tri=",
  "protection=1",
])("%s is not understood and falls back to the whole list", (query) => {
  expect(readChoices(new URLSearchParams(query), "fr")).toEqual(DEFAULTS);
});
