import "../../i18n/dictionary.ts";
import { expect, test } from "vitest";
import { textsOf } from "../../i18n/texts-of.ts";
import { liveMapTexts } from "../texts.ts";
import { bookmarkName } from "./bookmark-name.ts";

const inEnglish = (path: string, title: string) =>
  bookmarkName({ path, title }, "en", textsOf("en", liveMapTexts).t);

test.each([
  [
    "/carte/?ici=47.44,-72.78",
    "Ce qui s’applique ici : 47,44° N ; 72,78° O",
    "What applies here: 47.44° N, 72.78° W",
  ],
  ["/carte/regions-montreal/", "Montréal", "Montreal"],
  ["/carte/regions-mauricie/feu-2026-414/", "Feu 414", "Fire 414"],
  ["/carte/regions-mauricie/feu-2026-414/", "Lac à la Perdrix", "Lac à la Perdrix"],
  [
    "/carte/?vue=mesures&choix=fire-0123456789ab",
    "Interdiction de faire des feux",
    "Open fire ban in or near forests",
  ],
  [
    "/carte/?vue=fermetures&choix=construction_day-0123456789ab",
    "Travaux",
    "Forest work restriction, 24 hours a day",
  ],
  ["/carte/?vue=territoires&choix=city-la-tuque", "La Tuque", "La Tuque"],
  ["/carte/zone-la-tuque/?vue=danger", "La Tuque", "La Tuque"],
])("the bookmark %s, saved in French as « %s », has the English name %s", (path, title, name) => {
  expect(inEnglish(path, title).replaceAll("\u00a0", " ")).toBe(name);
});

test("a bookmark saved in English has a French name on French pages", () => {
  const { t } = textsOf("fr", liveMapTexts);
  expect(bookmarkName({ path: "/carte/regions-mauricie/feu-2026-414/", title: "Fire 414" }, "fr", t)).toBe(
    "Feu 414",
  );
});
