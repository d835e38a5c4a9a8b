import { inject } from "vitest";
import { MAP_SEARCH_PATHS } from "#plan/map-files.ts";
import { PARAMETERS, pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { expect, test } from "../support/browse.ts";
import { type PlainPage, plainPage, textOf } from "../support/page-text.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";

/** Rows of a typed text and the expected result: `=` an answer, `?` suggestions, `-` a message. */
const TABLE = [
  ["la tuque", "=", "La Tuque"],
  ["Rimouski, QC", "=", "Rimouski"],
  ["st-felicien", "=", "Saint-Félicien"],
  ["Val d’Or (Québec)", "=", "Val-d'Or"],
  ["mashteuiatsh", "=", "Mashteuiatsh"],
  ["lac mistassini", "=", "Lac Mistassini"],
  ["123, rue Principale, La Tuque", "=", "123 rue Principale, La Tuque"],
  ["45 ch. du Lac, Senneterre", "=", "45 ch. du Lac, Senneterre"],
  ["g9x 1a1", "=", "G9X 1A1"],
  ["Notre-Dame-du-Laus", "=", "Notre-Dame-du-Laus"],
  ["Parc du Mont-Tremblant", "=", "Parc national du Mont-Tremblant"],
  ["47,44 -72,78", "=", "47,44"],
  ["47°26′24″N 72°46′48″O", "=", "47,44"],
  ["-72.78, 47.44", "=", "47,44"],
  ["Saint-Ambroise", "?", "Saint-Ambroise", "finder.several"],
  ["st-isidore, Roussillon", "=", "Saint-Isidore"],
  ["St-Isidore", "?", "Saint-Isidore", "finder.several"],
  ["Saint-Jean", "?", "Saint-Jean-Port-Joli", "finder.several"],
  ["st-joseph", "?", "Saint-Joseph-du-Lac", "finder.several"],
  ["Sainte-Anne", "?", "Sainte-Anne-des-Monts", "finder.several"],
  ["Saint-Georges", "=", "Saint-Georges-de-Windsor", "finder.others"],
  ["La Tuke", "?", "La Tuque", "finder.near.title"],
  ["123 rue Principale", "?", "123 rue Principale", "finder.near.title"],
  ["Notre-Dame-du-L", "?", "Notre-Dame-du-Lac", "finder.near.title"],
  ["Chibougamo", "?", "Chibougamau", "finder.near.title"],
  ["Mauricie", "?", "Mauricie", "finder.pages"],
  ["zone Mégiscane-Gouin", "?", "Mégiscane-Gouin", "finder.pages"],
  ["MRC de Matawinie", "?", "Matawinie", "finder.pages"],
  ["Zzyzxqw", "-", "", "finder.none.title"],
  ["47.44", "-", "", "finder.unreadable.title"],
  ["40.71, -74.01", "-", "", "finder.outside.title"],
] as const;

const t = words("fr");
const origin = inject("summer");
const plain = (text: string) => textOf(text).replace(/’/g, "'");

/** Submits the form with this name without scripts. @returns the resulting page */
async function submit(path: string, form: string, typed: string): Promise<PlainPage> {
  const { html } = await plainPage(origin + path);
  const markup = html.split("<form").find((part) => part.includes(`aria-label="${form}"`)) ?? "";
  const action = /action="([^"]+)"/.exec(markup)?.[1];
  const field = /<input[^>]*type="search"[^>]*>/.exec(markup)?.[0] ?? "";
  const name = /name="([^"]+)"/.exec(field)?.[1];
  return plainPage(`${origin}${action}?${new URLSearchParams({ [String(name)]: typed })}`);
}

const PAGES = {
  location: (typed: string) => submit(pathTo("current-situation-location", "fr"), t("location.find"), typed),
  header: (typed: string) => submit(pathTo("review", "fr"), t("nav.search"), typed),
  home: (typed: string) => submit(pathTo("home", "fr"), t("place.title"), typed),
} as const;

async function onMap(typed: string, language: Language = "fr") {
  const answer = await fetch(`${origin}${MAP_SEARCH_PATHS[language]}?${new URLSearchParams({ q: typed })}`);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  return answer.json();
}

const SOME_TABLE = sampled(import.meta.filename, TABLE, 2);

test.for(SOME_TABLE)(
  "all four finders give the expected result for %s (%s %s)",
  async ([typed, sign, name, key]) => {
    const message = key ? plain(t(key, { query: typed })) : "";
    for (const [finder, ask] of Object.entries(PAGES)) {
      const { status, text } = await ask(typed);
      expect([finder, status]).toEqual([finder, 200]);
      // Each matched word is marked separately.
      expect(plain(text).replaceAll(" ", ""), finder).toContain(plain(name).replaceAll(" ", ""));
      // The header's search finds other results too, so only an address gets the text on similar places.
      const isOfMore = finder === "header" && key === "finder.near.title" && !/\d/.test(typed);
      if (message && !isOfMore) expect(plain(text), finder).toContain(message);
      // The home page shows a found place or position next to the form.
      const isAnswer = [t("location.understood"), t("place.full")].some((each) =>
        plain(text).includes(plain(each)),
      );
      expect([finder, isAnswer]).toEqual([finder, sign === "="]);
    }
    const { places, isAnswer, said: mapMessage } = await onMap(typed);
    expect(isAnswer).toBe(sign === "=");
    if (name)
      expect(places.map((place: { name: string }) => plain(place.name)).join()).toContain(plain(name));
    else expect(places).toEqual([]);
    if (sign !== "=") expect(plain(mapMessage)).toContain(message);
  },
);

test("the map's search tells places with the same name apart by MRC and region, in both languages", async () => {
  for (const language of ["fr", "en"] as const) {
    const about = (await onMap("Saint-Ambroise", language)).places.map(
      (place: { about: string }) => place.about,
    );
    expect(new Set(about).size).toBe(about.length);
    expect(about.join()).toContain("Lanaudière");
  }
});

test("the home page's address can contain a known place or a position, and never a typed address", async () => {
  const ask = (query: string) =>
    fetch(`${origin}/?${query}`, { redirect: "manual", headers: { cookie: "vigie-langue=fr" } });
  const named = await ask("adresse=La+Tuque&superficie=acres");
  expect([named.status, named.headers.get("location")]).toEqual([
    302,
    "/?lieu=la-tuque&superficie=acres#chez-moi",
  ]);
  expect(named.headers.get("cache-control")).toBe("private, no-store");
  const position = await ask("adresse=47.441234,-72.781234");
  expect(position.headers.get("location")).toBe("/?lieu=47.44,-72.78#chez-moi");
  for (const query of ["adresse=123+rue+Principale", "lieu=123+rue+Principale"]) {
    const sent = await ask(query);
    expect(sent.headers.get("location")).toBe("/etat-situation/location/?adresse=123+rue+Principale");
    expect(sent.headers.get("cache-control")).toBe("private, no-store");
  }
  expect((await ask("lieu=la-tuque")).headers.get("cache-control")).not.toMatch(/no-store/);
});

test("the search field on the page with the results contains the typed text", async () => {
  const { html } = await PAGES.home("12 rue <Zzyzx>");
  expect(html).toContain(`name="${PARAMETERS.address.fr}"`);
  expect(html).toContain('value="12 rue &lt;Zzyzx&gt;"');
});

test.for([
  ["fr", "home"],
  ["en", "current-situation-location"],
  ["fr", "prevention"],
  ["en", "search"],
  ["fr", "map"],
] as const)(
  "submitting an empty search field shows a message in the language of the page: %s, %s",
  async ([language, screen], { open }) => {
    const page = await open(pathTo(screen, language), { context: { locale: "de-DE" } });
    const t = words(language);
    const field = page.locator("main input[required]").first();
    await field.fill("");
    const validity = () =>
      field.evaluate((input: HTMLInputElement) => [input.form?.reportValidity(), input.validationMessage]);
    expect(await validity()).toEqual([false, t("form.required")]);
    await field.pressSequentially("L");
    expect(await validity()).toEqual([true, ""]);
  },
);

test.for([
  ["fr", "home"],
  ["en", "current-situation-location"],
  ["fr", "prevention"],
  ["en", "search"],
] as const)(
  "submitting an empty search field without scripts shows a message in the language of the page: %s, %s",
  async ([language, screen], { open }) => {
    const page = await open(pathTo(screen, language), {
      context: { locale: "de-DE" },
      javascript: false,
    });
    await page.getByRole("main").getByRole("searchbox").first().press("Enter");
    await page.getByRole("main").getByText(words(language)("finder.empty.title")).waitFor();
  },
);
