import { expect, test } from "vitest";
import { PARAMETERS, type Parameter } from "#plan/paths.ts";
import {
  choicesQuery,
  type FireChoices,
  NO_CHOICES,
  readChoices,
  STATUS_CHOICES,
  shownChoices,
} from "./fire-choices.ts";

const EVERY_CHOICE: FireChoices = {
  status: 3,
  region: "08",
  zone: 26,
  protection: "northern",
  cause: 1,
  text: "lac à l’eau",
  sort: "size",
  isReversed: true,
  page: 3,
  hasUnknown: false,
};

test("an address without choices means all active fires, most severe first", () => {
  expect(readChoices(new URLSearchParams(), "fr")).toEqual(NO_CHOICES);
  expect(choicesQuery(NO_CHOICES, "fr")).toEqual({});
});

test.each(["fr", "en"] as const)(
  "choices written in a %s address are the same when they are read back",
  (language) => {
    for (const status of [...STATUS_CHOICES, "all"] as const) {
      const choices = { ...EVERY_CHOICE, status };
      const search = new URLSearchParams(
        Object.entries(choicesQuery(choices, language)).map(([parameter, value]) => [
          PARAMETERS[parameter as Parameter][language],
          value,
        ]),
      );
      expect(readChoices(search, language)).toEqual(choices);
    }
  },
);

test("a list's own default choices are read from an empty address and left out of its query", () => {
  const every: FireChoices = { ...NO_CHOICES, status: "all", sort: "start" };
  expect(readChoices(new URLSearchParams(), "fr", every)).toEqual(every);
  expect(choicesQuery(every, "fr", every)).toEqual({});
  expect(choicesQuery(NO_CHOICES, "fr", every)).toEqual({ status: "actifs", sort: "gravite" });
});

test("a filter value in the other language is understood", () => {
  expect(readChoices(new URLSearchParams("statut=out-of-control&region=estrie"), "fr")).toMatchObject({
    status: 3,
    region: "05",
  });
});

test.each(["page=0", "page=-2", "page=1.5", "page=x", "tri=", "mots=+", "statut=", "couleur=bleu"])(
  "the query %s is ignored, and the list has its default choices",
  (query) => {
    expect(readChoices(new URLSearchParams(query), "fr")).toEqual(NO_CHOICES);
  },
);

test.each([
  "statut=%00",
  "statut=brule",
  "region=atlantide",
  "tri=couleur",
  "protection=1",
  "cause=12",
  "zone=narnia",
  "ordre=oui",
])("the query %s is reported as unknown, and the list has its default choices", (query) => {
  expect(readChoices(new URLSearchParams(query), "fr")).toEqual({ ...NO_CHOICES, hasUnknown: true });
});

test("a page number past the last page shows the last page, also in the address", () => {
  const requested = readChoices(new URLSearchParams({ page: "999" }), "fr");
  expect(choicesQuery(shownChoices(requested, { page: 3 }), "fr")).toEqual({ page: "3" });
  expect(choicesQuery(shownChoices(requested, null), "fr")).toEqual({});
});
