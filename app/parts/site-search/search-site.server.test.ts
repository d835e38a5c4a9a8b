import { describe, expect, test } from "vitest";
import "../../i18n/dictionary.ts";
import type { ContentService } from "#content/content-service.ts";
import type { Story } from "#content/story.ts";
import { exampleRestriction } from "#fires/examples.double.ts";
import type { Fire, Restriction, Situation } from "#fires/model.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { NATURAL_AREAS } from "#territory/natural-areas.ts";
import { placeKey } from "#territory/place-words.ts";
import { placeEntries } from "./entries.server.ts";
import { foundRow, prepareSearch, searchSite } from "./search-site.server.ts";

const at = (path: string) => ({ path, paths: { fr: path, en: path } });
const story = (slug: string, title: string, words: string): Story => ({
  uuid: slug,
  path: `communiques/${slug}`,
  paths: { fr: `communiques/${slug}`, en: `publications/${slug}` },
  language: "fr",
  kind: "communique",
  audience: null,
  title,
  summary: "",
  publishedAt: new Date("2026-06-18T18:00:00Z"),
  updatedAt: null,
  isStartPage: false,
  order: 0,
  body: {
    type: "doc",
    content: [{ type: "paragraph", align: null, content: [{ type: "text", text: words, marks: [] }] }],
  },
});

const fire = (number: number, name: string | null, statusId: Fire["statusId"] = 3) =>
  ({ id: `2026-${number}`, number, name, region: "04", statusId, mrc: "La Tuque" }) as Fire;

const STORIES = [
  story("feu-de-camp", "Éteindre un feu de camp", "Versez de l’eau, brassez les cendres."),
  story("permis", "Qui délivre le permis de brûlage", "Votre municipalité."),
  story("levee", "Interdiction levée en Mauricie", "Les feux de camp sont permis de nouveau."),
  { ...story("dossier", "La tordeuse des bourgeons", "Rien."), ...at("dossiers/tordeuse") },
];

function sources(
  stories = STORIES,
  fires = [fire(414, "Lac Clair"), fire(7, null, 6)],
  restrictions: readonly Restriction[] = [],
) {
  const situation = {
    fires: { value: fires },
    restrictions: { value: restrictions },
  } as unknown as Situation;
  return {
    situation: { read: async () => situation } as Services["situation"],
    naturalAreas: { read: async () => NATURAL_AREAS } as Services["naturalAreas"],
    content: { all: async () => stories } as Partial<ContentService> as ContentService,
    now: () => new Date("2026-07-01T12:00:00Z"),
  };
}

const SOURCES = sources();
async function found(words: string, language: Language = "fr", from = SOURCES) {
  return (await searchSite(words, language, from)).map(({ group, hits }) => ({
    group,
    titles: hits.map(({ item }) => item.title),
    paths: hits.map(({ item }) => item.to),
  }));
}
const first = async (words: string, language?: Language) => {
  const [best] = await found(words, language);
  return best && { group: best.group, title: best.titles[0] };
};

describe("the first search result", () => {
  test.each([
    ["chibougamo", "places", "Chibougamau"],
    ["sagueney", "places", "Saguenay"],
    ["la tuqe", "places", "La Tuque"],
    ["mont-trenblant", "places", "Mont-Tremblant"],
    ["sept iles", "places", "Sept-Îles"],
    ["feu de cmap", "stories", "Éteindre un feu de camp"],
    ["permit", "stories", "Qui délivre le permis de brûlage"],
    ["permis", "pages", "Permis et autorisations"],
    ["permis brulage", "stories", "Qui délivre le permis de brûlage"],
    ["chibougamau pizza", "places", "Chibougamau"],
    ["megiscane", "restrictions", "Mégiscane-Gouin"],
    ["lac clair", "fires", "Lac Clair"],
    ["mauricie", "places", "Mauricie"],
    ["données ouvertes", "pages", "Données ouvertes"],
    ["temiscaming", "places", "Témiscaming"],
  ])("the first result for %s is in group %s: %s", async (words, group, title) => {
    expect(await first(words)).toEqual({ group, title });
  });

  test.each([
    ["chibougamo", "places", "Chibougamau"],
    ["press relase", "pages", "Press releases"],
    ["open data", "pages", "Open data"],
    ["montreal", "places", "Montréal"],
  ])("the first result for %s in English is in group %s: %s", async (words, group, title) => {
    expect(await first(words, "en")).toEqual({ group, title });
  });
});

test("one name finds a place in both languages, shown in the reader's language", async () => {
  const pathOf = async (language: Language) => (await found("côte-nord", language))[0]?.paths[0];
  expect([await pathOf("fr"), await pathOf("en")]).toEqual([
    "/etat-situation/cote-nord/",
    "/en/current-situation/cote-nord/",
  ]);
  const names = placeEntries(NATURAL_AREAS).map(({ shown }) => [shown("fr").title, shown("en").title]);
  expect(names.filter(([fr = "", en = ""]) => placeKey(fr) !== placeKey(en))).toEqual([]);
});

test("results are grouped, and matches in texts come after matches in titles", async () => {
  const groups = await found("feux de camp");
  expect(groups.map(({ group }) => group)).toEqual(["stories", "pages"]);
  expect(groups[0]?.titles).toEqual(["Éteindre un feu de camp", "Interdiction levée en Mauricie"]);
});

test("a fire is found by its number and place, with active fires first", async () => {
  const [byNumber] = await found("feu 414");
  expect(byNumber).toMatchObject({ group: "fires", paths: ["/etat-situation/mauricie/feu-2026-414/"] });
  const there = (await found("feu la tuque")).find(({ group }) => group === "fires");
  expect(there?.paths).toEqual([
    "/etat-situation/mauricie/feu-2026-414/",
    "/etat-situation/mauricie/feu-2026-7/",
  ]);
});

test("a page at an address chosen by editors is found at that address", async () => {
  const paths = (await found("tordeuse")).flatMap((group) => group.paths);
  expect(paths).toEqual(["/dossiers/tordeuse/"]);
});

describe("a job in search results", () => {
  const job = {
    ...story("garde", "Garde-feu saisonnier", "Rien."),
    ...{ path: "carrieres/garde", paths: { fr: "carrieres/garde", en: "careers/garde" } },
    ...{ kind: "job", jobKind: null, place: null, hours: null, pay: null, start: null, closes: "2026-07-01" },
  } as Story;
  const from = sources([...STORIES, job]);
  const titlesAt = async (now: string) =>
    (await found("garde-feu saisonnier", "fr", { ...from, now: () => new Date(now) })).flatMap(
      ({ titles }) => titles,
    );

  test("a job is found until the end of its last day to apply", async () => {
    expect(await titlesAt("2026-07-02T03:59:00Z")).toContain(job.title);
    expect(await titlesAt("2026-07-02T04:00:00Z")).not.toContain(job.title);
  });
});

test("a story that no screen shows is not found", async () => {
  const page = {
    ...story("page", "Une page égarée", "Rien."),
    kind: "page",
    illustration: null,
    related: [],
  };
  const groups = await found("égarée", "fr", sources([...STORIES, page as Story]));
  expect(groups.map(({ group }) => group)).not.toContain("stories");
});

describe("a restriction in search results", () => {
  async function rowsWith(restriction: Restriction, language: Language) {
    const from = sources(STORIES, [], [restriction]);
    const groups = await searchSite("mauricie", language, from);
    const hits = groups.find(({ group }) => group === "restrictions")?.hits ?? [];
    return hits.map(({ item: { title, about } }) => [title, about]);
  }
  const announced = { startsAt: new Date("2026-07-05T12:00:00Z") };
  const ended = { startsAt: new Date("2026-06-01T12:00:00Z"), endsAt: new Date("2026-06-20T12:00:00Z") };
  const inForce = { startsAt: new Date("2026-06-30T12:00:00Z") };

  test("an announced restriction is labelled as such, and an ended one is not found", async () => {
    expect(await rowsWith(exampleRestriction(inForce), "en")).toEqual([["Open fire ban", "restriction"]]);
    expect(await rowsWith(exampleRestriction(announced), "en")).toEqual([
      ["Open fire ban", "restriction announced, not in force yet"],
    ]);
    expect(await rowsWith(exampleRestriction(ended), "fr")).toEqual([]);
  });

  test("a restriction without a title is named by its type, as on its page", async () => {
    const untitled = exampleRestriction({ ...inForce, title: { fr: "Interdiction", en: "" } });
    expect(await rowsWith(untitled, "en")).toEqual([["Open fire ban in or near forests", "restriction"]]);
  });
});

test("a new reading can be searched at once", async () => {
  expect(await found("zzyzx")).toEqual([]);
  const newer = sources([...STORIES, story("neuf", "Zzyzx", "Neuf.")]);
  expect(await found("zzyzx", "fr", newer)).toMatchObject([{ group: "stories", titles: ["Zzyzx"] }]);
});

test("matched words are marked in the result", async () => {
  const [best] = await searchSite("cendre", "fr", SOURCES);
  const row = best?.hits[0] && foundRow(best.hits[0]);
  expect(row?.text.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(["cendres"]);
});

test("the first search after prepareSearch does not rebuild the index", async () => {
  let looks = 0;
  const stories = new Proxy(await SOURCES.content.all("fr"), {
    get: (target, name, receiver) => {
      looks += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const sources = { ...SOURCES, content: { ...SOURCES.content, all: async () => stories } };
  await prepareSearch(sources);
  expect(looks).toBeGreaterThan(0);
  looks = 0;
  await searchSite("cendre", "fr", sources);
  // A promise checks once whether its value is a promise.
  expect(looks).toBeLessThanOrEqual(1);
});
