import { expect, it } from "vitest";
import { PARAMETERS, type Parameter } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { MAP_STATUSES, MAP_VIEWS } from "../../parts/map-links/map-words.ts";
import {
  kindsShown,
  type MapChoices,
  mapQuery,
  readMapChoices,
  SOFT_TYPES,
  typesShown,
} from "./map-choices.ts";

const read = (query: string) => readMapChoices(new URLSearchParams(query), "fr");
const FIRST = read("");

it("the default choices are fires of every status under intensive protection, and today's danger", () => {
  expect(FIRST).toEqual({
    view: "fires",
    statuses: MAP_STATUSES,
    protection: "intensive",
    usualProtection: "intensive",
    day: 0,
    around: ["orders", "perimeters"],
    types: [],
    kinds: [],
    words: "",
    page: 1,
    selected: null,
    here: null,
    isEmbedded: false,
    hasUnknown: false,
  });
  expect(mapQuery(FIRST, "fr")).toEqual({});
});

const CHANGES: Partial<MapChoices>[] = [
  ...MAP_VIEWS.map((view) => ({ view })),
  { statuses: [3, 4] },
  { protection: null },
  { protection: "northern" },
  { day: 1 },
  { day: 2 },
  { types: ["fire", "plane"] },
  { page: 3 },
  { selected: "fire-0123456789ab" },
  { kinds: ["region", "zec"] },
  { words: "la tuque" },
  { here: { lat: 47.44, lon: -72.78 } },
  { isEmbedded: true },
];

it.each(CHANGES)("choices written to an address are read back unchanged: %o", (change) => {
  for (const language of LANGUAGES) {
    const choices = { ...FIRST, ...change };
    const search = new URLSearchParams();
    for (const [parameter, value] of Object.entries(mapQuery(choices, language))) {
      search.set(PARAMETERS[parameter as Parameter][language], value ?? "");
    }
    expect(readMapChoices(search, language)).toEqual(choices);
  }
});

it.each([null, "intensive", "northern"] as const)(
  "the page of a northern fire shows both protections by default, and keeps the choice of %s",
  (protection) => {
    const onPage = (query: string) => readMapChoices(new URLSearchParams(query), "fr", null);
    expect(onPage("").protection).toBeNull();
    const { protection: written = "" } = mapQuery({ ...onPage(""), protection }, "fr");
    expect(onPage(`${PARAMETERS.protection.fr}=${written}`).protection).toBe(protection);
  },
);

it.each([
  "vue=x",
  "statut=brule",
  "statut=nouveau,brule",
  "protection=9",
  "jour=hier",
  "restriction=<b>",
  "territoire=pays",
])("unknown values of an address are ignored and reported: %s", (query) => {
  const { statuses: _, ...choices } = read(query);
  const { statuses, ...first } = FIRST;
  expect(choices).toEqual({ ...first, hasUnknown: true });
  expect(read("statut=nouveau,brule").statuses).toEqual([1]);
  expect(read("statut=brule").statuses).toEqual(statuses);
});

it.each([
  "page=-1",
  "page=1e9x",
  "ici=ailleurs",
  "ici=",
  "ici=95,10",
  "ici=47.4",
  "ici=47.4,-192.5",
  "integre=1",
])("an address with an invalid value has the default choices: %s", (query) => {
  expect(read(query)).toEqual(FIRST);
});

it("a view never shows hard and soft restrictions together, whatever types its address asks for", () => {
  expect(typesShown(read("vue=fermetures&restriction=fire,closure"))).toEqual(["closure"]);
  expect(typesShown(read("vue=mesures&restriction=closure"))).toEqual(SOFT_TYPES);
});

it("a view never shows natural areas and territories together, whatever kinds its address asks for", () => {
  expect(kindsShown(read("vue=territoires&territoire=zecs,mrc"))).toEqual(["mrc"]);
  expect(kindsShown(read("vue=milieux-naturels&territoire=mrc"))).toHaveLength(4);
});

it("a requested point is rounded to about a kilometre", () => {
  expect(read("ici=47.43999,-72.78123").here).toEqual({ lat: 47.44, lon: -72.78 });
});
