import { monitorEventLoopDelay } from "node:perf_hooks";
import { searchSite } from "#app/parts/site-search/search-site.server.ts";
import type { Story } from "#content/story.ts";
import type { Fire, Situation } from "#fires/model.ts";
import type { Services } from "#site-contract";
import { PLACES } from "#territory/gazetteer.server.ts";
import { NATURAL_AREAS } from "#territory/natural-areas.ts";
import { type Benchmark, quantile } from "./benchmark.ts";

const STORIES = 2000;
const FIRES = 2000;
const WORDS = 8000;
const WORDS_A_STORY = 300;
const SYLLABLES =
  "ba ce di fo gu la me ni po ru sa te vi bou can der fon gar lin mor pre ral sec tion ver".split(" ");

/** Typical queries: names, words of texts, beginnings, and typos, which are the most expensive. */
const QUERIES = [
  "la tuqe",
  "chibougamo",
  "mont-trenblant",
  "sagueney",
  "feu de cmap",
  "permit",
  "feu",
  "lac",
  "saint",
  "s",
  "interdiction de feux à ciel ouvert",
  "Notre-Dame-du-L",
  "zzyzxqwv",
  "reserve faunqiue",
  "gardertion",
] as const;

/** Picks a word. As in a language, most words are rare, and a few words are most of a text. */
const someWord = (words: readonly string[]) => words[Math.floor(WORDS * Math.random() ** 3)] ?? "";
const someText = (words: readonly string[], length: number) =>
  Array.from({ length }, () => someWord(words)).join(" ");

function someStory(words: readonly string[], number: number): Story {
  const text = someText(words, WORDS_A_STORY);
  return {
    uuid: String(number),
    path: `communiques/article-${number}`,
    paths: { fr: `communiques/article-${number}`, en: `publications/article-${number}` },
    language: "fr",
    kind: "communique",
    audience: null,
    title: `${someText(words, 6)} feu de camp`,
    summary: someText(words, 20),
    publishedAt: new Date(),
    updatedAt: null,
    isStartPage: false,
    order: 0,
    body: {
      type: "doc",
      content: [{ type: "paragraph", align: null, content: [{ type: "text", text, marks: [] }] }],
    },
  };
}

function someFire(number: number): Fire {
  const place = PLACES[number % PLACES.length];
  return {
    id: `2026-${number}`,
    year: 2026,
    number,
    name: `Lac ${place?.name}`,
    statusId: 3,
    causeId: null,
    sizeHa: 1,
    startedAt: null,
    extinguishedAt: null,
    modifiedAt: null,
    containedAt: null,
    at: null,
    protection: "intensive",
    zone: null,
    region: place?.region ?? null,
    mrc: null,
    city: place?.name ?? null,
    managementUnit: null,
    resources: null,
    url: null,
  };
}

/** Measures searches over as much content as the site could ever have, without the geocoder's time. */
export const search: Benchmark = {
  name: `Search of ${STORIES} stories, ${FIRES} fires and ${PLACES.length} places`,
  async run() {
    const words = Array.from({ length: WORDS }, (_, at) =>
      [at % 25, Math.floor(at / 25) % 25, Math.floor(at / 625) % 25].map((each) => SYLLABLES[each]).join(""),
    );
    const stories = Array.from({ length: STORIES }, (_, at) => someStory(words, at));
    const fires = { value: Array.from({ length: FIRES }, (_, at) => someFire(at + 1)) };
    const situation = { fires, restrictions: { value: [] } } as unknown as Situation;
    const sources = {
      situation: { read: async () => situation } as Services["situation"],
      naturalAreas: { read: async () => NATURAL_AREAS } as Services["naturalAreas"],
      content: { all: async () => stories } as unknown as Services["content"],
      now: () => new Date(),
    };
    const msOf = async (typed: string) => {
      const start = performance.now();
      await searchSite(typed, "fr", sources);
      return performance.now() - start;
    };
    const others = monitorEventLoopDelay({ resolution: 1 });
    others.enable();
    const first = await msOf("feu");
    others.disable();
    for (const typed of QUERIES) await msOf(typed);
    const times: number[] = [];
    for (let round = 0; round < 10; round += 1) for (const typed of QUERIES) times.push(await msOf(typed));
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    return [
      { what: `an answer, p95 of ${times.length}`, value: ms(quantile(times, 0.95)), target: "<= 30 ms" },
      { what: "an answer, median", value: ms(quantile(times, 0.5)), target: "" },
      { what: "the first one, which makes the indexes", value: ms(first), target: "" },
      { what: "the longest that others waited meanwhile", value: ms(others.max / 1e6), target: "" },
    ];
  },
};
