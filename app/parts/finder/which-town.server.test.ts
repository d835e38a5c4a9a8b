import { describe, expect, test } from "vitest";
import { distanceKm } from "#territory/distance.ts";
import { PLACES, placesNamed } from "#territory/gazetteer.server.ts";
import { NATURAL_AREAS } from "#territory/natural-areas.ts";
import { joinedKey, placeKey } from "#territory/place-words.ts";
import { SAME_PLACE_KM } from "./found-places.server.ts";
import type { Choice, Meaning } from "./meaning.ts";
import { understand, understandAtOnce } from "./understand.server.ts";
import { othersNamed, whichTown } from "./which-town.server.ts";

const SOURCES = {
  geocoder: { find: async () => [], counts: () => ({}) },
  fires: [],
  areas: NATURAL_AREAS,
};
const meant = async (words: string): Promise<Meaning> => (await understand(words, SOURCES)).meaning;
const choicesIn = (meaning: Meaning): readonly Choice[] => ("choices" in meaning ? meaning.choices : []);
const namesIn = (meaning: Meaning) => choicesIn(meaning).map(({ name }) => name);

/** Names that several places share, with some of those that must be offered. */
const AMBIGUOUS_NAMES: readonly (readonly [words: string, offered: readonly string[]])[] = [
  ["Saint-Michel", ["Saint-Michel-des-Saints", "Saint-Michel-de-Bellechasse", "Saint-Michel"]],
  ["St-Michel", ["Saint-Michel-des-Saints", "Saint-Michel-du-Squatec"]],
  ["Sainte-Anne", ["Sainte-Anne-des-Plaines", "Sainte-Anne-des-Monts", "Sainte-Anne-du-Lac"]],
  ["ste anne", ["Sainte-Anne-de-Beaupré"]],
  ["Notre-Dame", ["Notre-Dame-des-Prairies", "Notre-Dame-du-Laus", "Notre-Dame-de-la-Merci"]],
  ["Saint-Jean", ["Saint-Jean-sur-Richelieu", "Saint-Jean-Port-Joli", "Saint-Jean-de-Dieu"]],
  ["Saint-Joseph", ["Saint-Joseph-de-Beauce", "Saint-Joseph-du-Lac"]],
  ["Saint-Pierre", ["Saint-Pierre", "Saint-Pierre-les-Becquets", "Saint-Pierre-de-l’Île-d’Orléans"]],
  ["Saint-Paul", ["Saint-Paul", "Saint-Paul-d’Abbotsford"]],
  ["Saint-Louis", ["Saint-Louis", "Saint-Louis-du-Ha! Ha!"]],
  ["Saint-Charles", ["Saint-Charles-Borromée", "Saint-Charles-de-Bellechasse"]],
  ["Saint-Gabriel", ["Saint-Gabriel", "Saint-Gabriel-de-Brandon"]],
  ["Saint-Jacques", ["Saint-Jacques", "Saint-Jacques-le-Mineur"]],
  ["Saint-Mathieu", ["Saint-Mathieu", "Saint-Mathieu-du-Parc"]],
  ["Saint-Alexis", ["Saint-Alexis", "Saint-Alexis-des-Monts"]],
  ["Saint-Tite", ["Saint-Tite", "Saint-Tite-des-Caps"]],
  ["Saint-Zénon", ["Saint-Zénon", "Saint-Zénon-du-Lac-Humqui"]],
  ["Sainte-Thérèse", ["Sainte-Thérèse", "Sainte-Thérèse-de-la-Gatineau"]],
  ["Sainte-Agathe", ["Sainte-Agathe-des-Monts", "Sainte-Agathe-de-Lotbinière"]],
  ["Sainte-Catherine", ["Sainte-Catherine", "Sainte-Catherine-de-la-Jacques-Cartier"]],
  ["Sainte-Rose", ["Sainte-Rose", "Sainte-Rose-du-Nord"]],
  ["Sainte-Sophie", ["Sainte-Sophie", "Sainte-Sophie-d’Halifax"]],
  ["Saint-Laurent", ["Saint-Laurent", "Saint-Laurent-de-l’Île-d’Orléans"]],
  ["Saint-Donat", ["Saint-Donat"]],
  ["Saint-Côme", ["Saint-Côme", "Saint-Côme–Linière"]],
  ["Saint-Denis", ["Saint-Denis-sur-Richelieu", "Saint-Denis-de-Brompton"]],
  ["Lac-Simon", ["Lac-Simon"]],
  ["Saint-Paul Québec", ["Saint-Paul", "Saint-Paul-d’Abbotsford"]],
  ["Saint-Louis Québec Canada", ["Saint-Louis", "Saint-Louis-du-Ha! Ha!"]],
  ["sainte-catherine quebec", ["Sainte-Catherine", "Sainte-Catherine-de-la-Jacques-Cartier"]],
  ["Kamouraska Canada", ["Kamouraska"]],
  ["Mont", ["Mont-Laurier", "Mont-Tremblant"]],
  ["Portneuf", ["Portneuf", "Portneuf-sur-Mer"]],
  ["Pontiac", ["Pontiac"]],
  ["Kamouraska", ["Kamouraska"]],
  ["Matapédia", ["Matapédia", "La Matapédia"]],
];

/** Names that mean one place, in several spellings. */
const ANSWERED: readonly (readonly [words: string, slug: string])[] = [
  ["La Tuque", "la-tuque"],
  ["Latuque", "la-tuque"],
  ["la tuque, qc", "la-tuque"],
  ["La Tuque Québec Canada", "la-tuque"],
  ["Québec", "quebec"],
  ["Montréal", "montreal"],
  ["Laval", "laval"],
  ["Saint-Georges", "saint-georges"],
  ["Joliette", "joliette"],
  ["Rivière-du-Loup", "riviere-du-loup"],
  ["Sept Iles", "sept-iles"],
  ["Trois Rivieres", "trois-rivieres"],
  ["Val dor", "val-d-or"],
  ["Ste-Anne-du-Lac", "sainte-anne-du-lac"],
  ["St-Felicien", "saint-felicien"],
  ["Asbestos", "val-des-sources"],
  ["Saint-Jovite", "mont-tremblant"],
  ["Carleton", "carleton-sur-mer"],
  ["Saint-Michel-des-Saints", "saint-michel-des-saints"],
  ["Saint-Ambroise (Lanaudière)", "saint-ambroise-lanaudiere"],
  ["Lac-Simon, Papineau", "lac-simon-outaouais"],
];

/** Misspelt names, with the name that must be suggested first. */
const MISSPELT: readonly (readonly [words: string, name: string])[] = [
  ["La Tuke", "La Tuque"],
  ["La Touque", "La Tuque"],
  ["Chibougamo", "Chibougamau"],
  ["Rimousky", "Rimouski"],
  ["Shawinnigan", "Shawinigan"],
  ["Sept-Isles", "Sept-Îles"],
  ["Kebec", "Québec"],
  ["Drumondville", "Drummondville"],
  ["Terebonne", "Terrebonne"],
  ["Natashkwan", "Natashquan"],
  ["Kuujuak", "Kuujjuaq"],
  ["Ste-Adelle", "Sainte-Adèle"],
  ["Mont Lorier", "Mont-Laurier"],
  ["Gaspay", "Gaspé"],
  ["Baie Commeau", "Baie-Comeau"],
  ["Bai-St-Pol", "Baie-Saint-Paul"],
  ["St Felisien", "Saint-Félicien"],
  ["Tadousak", "Tadoussac"],
  ["Obejiwan", "Obedjiwan"],
  ["Wemotachi", "Wemotaci"],
  ["Senetère", "Senneterre"],
  ["Maniouaki", "Maniwaki"],
  ["Troirivière", "Trois-Rivières"],
  ["Sherbrouke", "Sherbrooke"],
  ["Dolbo", "Dolbeau-Mistassini"],
];

describe("a name that several places share", () => {
  test.each(AMBIGUOUS_NAMES)(
    "the ambiguous name “%s” offers choices with their locations",
    async (words, offered) => {
      const meaning = await meant(words);
      expect(meaning.kind).toBe("several");
      expect(namesIn(meaning)).toEqual(expect.arrayContaining([...offered]));
      expect(choicesIn(meaning).length).toBeGreaterThan(1);
      for (const { kind, mrc, region } of choicesIn(meaning))
        expect(kind === "zone" || kind === "region" || (mrc ?? region) !== null).toBe(true);
    },
  );

  test("a region or an MRC narrows an ambiguous name", async () => {
    expect(namesIn(await meant("Saint-Jean, Bas-Saint-Laurent"))).not.toContain("Saint-Jean-Port-Joli");
    expect(namesIn(await meant("Saint-Michel (Lanaudière)"))[0]).toBe("Saint-Michel-des-Saints");
  });

  const names = new Set(PLACES.flatMap(({ name, also = [] }) => [name, ...also]));
  const borne = [...names].filter((name) => {
    const [first, ...others] = placesNamed(name);
    // A municipality and its village of the same name are one place.
    const isOther = (other: typeof first) =>
      first &&
      other &&
      (joinedKey(placeKey(other.name)) !== joinedKey(placeKey(first.name)) ||
        distanceKm(first.at, other.at) >= SAME_PLACE_KM);
    return others.some(isOther);
  });

  test("every gazetteer name that several places share offers choices", async () => {
    expect(borne.length).toBeGreaterThan(50);
    const silent = await Promise.all(
      borne.map(async (name) => [name, (await meant(name)).kind, understandAtOnce(name)?.kind ?? null]),
    );
    expect(silent.filter(([, kind, atOnce]) => kind !== "several" || atOnce !== null)).toEqual([]);
  });

  test("no gazetteer name leads to a place without that name", async () => {
    for (const name of names) {
      const { only } = whichTown(name);
      const bears = placesNamed(name).map(({ slug }) => slug);
      const slug = only?.target.is === "point" ? only.target.query.place : null;
      if (slug) expect([name, bears]).toEqual([name, expect.arrayContaining([slug])]);
    }
  });
});

describe("a name that means one place", () => {
  test.each(ANSWERED)("“%s” means the place %s", async (words, slug) => {
    expect(await meant(words)).toMatchObject({ kind: "point", query: { place: slug } });
  });

  test("the name of a large city means the city, with its region and places of similar names as alternatives", () => {
    const others = (place: string) => othersNamed({ query: { place } }).map(({ name, kind }) => [name, kind]);
    expect(others("saint-georges")).toContainEqual(["Saint-Georges-de-Windsor", "city"]);
    expect(others("laval")).toContainEqual(["Laval", "region"]);
    expect(others("joliette")).toContainEqual(["Joliette", "mrc"]);
    expect(others("la-tuque")).toEqual([]);
    // Chosen from several, so it has no alternatives.
    expect(others("saint-joseph-de-beauce")).toEqual([]);
  });
});

describe("a misspelt name", () => {
  test.each(MISSPELT)("“%s” suggests %s first and never means one place", async (words, name) => {
    const meaning = await meant(words);
    expect(meaning.kind).toBe("near");
    expect(namesIn(meaning)[0]).toBe(name);
    expect(understandAtOnce(words)).toBeNull();
  });

  test.each([
    ["Moricie", "Mauricie"],
    ["Estri", "Estrie"],
    ["Charlevoie", "Charlevoix"],
    ["Abitibi-Temiskamingue", "Abitibi-Témiscamingue"],
  ])("the misspelt territory “%s” suggests %s", async (words, name) => {
    expect(namesIn(await meant(words))).toContain(name);
  });
});
