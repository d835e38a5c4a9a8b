/**
 * Slugs published before the tables had places with the same name. They are in bookmarks, so they stay. Keyed
 * by the name's slug and the MRC's code.
 */
export const PUBLISHED_SLUGS: Readonly<Record<string, string>> = {
  "l-ange-gardien 210": "l-ange-gardien",
  "pont-rouge 340": "pont-rouge-capitale-nationale",
  "saint-ambroise 942": "saint-ambroise-saguenay-lac-saint-jean",
  "saint-ambroise-de-kildare 610": "saint-ambroise-lanaudiere",
  "saint-andre-de-kamouraska 140": "saint-andre",
  "saint-augustin 982": "saint-augustin",
  "saint-damase 540": "saint-damase",
  "saint-donat 620": "saint-donat-de-montcalm",
  "saint-elzear 650": "saint-elzear",
  "saint-isidore 670": "saint-isidore-de-laprairie",
  "saint-michel 660": "saint-michel",
  "saint-raphael 190": "saint-raphael-chaudiere-appalaches",
  "saint-simeon 150": "saint-simeon",
  "sainte-jeanne-d-arc 920": "sainte-jeanne-d-arc",
  "sainte-monique 930": "sainte-monique",
  "sainte-perpetue 170": "sainte-perpetue",
};
