import type { Language } from "#territory/language.ts";

/** A rule that no text may break. */
export interface Rule {
  readonly name: string;
  /** Matches a text that breaks the rule. */
  readonly fault: RegExp;
  /** `wrong` is an example that breaks the rule; `right` is an example that does not. */
  readonly wrong: string;
  readonly right: string;
}

const BOTH: readonly Rule[] = [
  { name: "three dots", fault: /\.\.\./, wrong: "Recherche...", right: "Recherche…" },
  {
    name: "spaces at the ends, or two together",
    fault: /^\s|\s$|\s\s/,
    wrong: "Feu  actif",
    right: "Feu actif",
  },
  { name: "straight quotes and apostrophes", fault: /['"]/, wrong: "l'agence", right: "l’agence" },
  {
    name: "a plain space before a unit",
    fault: /[\d}] (?:ha|km|m|cm|kg|km\/h|[KMG]B|[kMG]o|°C|µg)(?![\p{L}\p{N}])/u,
    wrong: "20 km",
    right: "20\u00a0km",
  },
  { name: "number signs", fault: /n°|#\d|\bNº/, wrong: "feu n°\u00a0414", right: "feu nº\u00a0414" },
];

const FR: readonly Rule[] = [
  {
    name: "a plain space between digits and a unit in letters",
    fault: /\d (?:heures?|minutes?|secondes?|jours?|mois|ans?|litres?|mètres?|hectares?)\b/,
    wrong: "72 heures",
    right: "72\u00a0heures",
  },
  {
    name: "no-break space before a colon",
    fault: /[^\u00a0\d]:(?=\s|$)/,
    wrong: "Zone : bas",
    right: "Zone\u00a0: bas",
  },
  {
    name: "narrow no-break space before ; ! and ?",
    fault: /[^\u202f][;!?](?=\s|$|[\u00a0)])/,
    wrong: "Lequel\u00a0?",
    right: "Lequel\u202f?",
  },
  {
    name: "no-break spaces inside guillemets",
    fault: /«(?!\u00a0)|(?<!\u00a0)»/,
    wrong: "« feu »",
    right: "«\u00a0feu\u00a0»",
  },
  { name: "English quotes", fault: /[“”]/, wrong: "“feu”", right: "«\u00a0feu\u00a0»" },
  {
    name: "no-break space before % and $",
    fault: /[^\u00a0][%$]/,
    wrong: "12 %",
    right: "12\u00a0%",
  },
  { name: "no-break space after nº", fault: /nº(?!\u00a0)/, wrong: "nº 414", right: "nº\u00a0414" },
  {
    name: "no-break space in thousands",
    fault: /\d[ ,\u202f]\d{3}(?!\d)/,
    wrong: "2 048",
    right: "2\u00a0048",
  },
  {
    name: "hours as 9 h 42 and 7 h",
    fault: /\d{1,2}:\d{2}|\b0\d\s?h\b|\bh\s00\b|\d h\b|\dh\b/,
    wrong: "de 08 h 00",
    right: "de 8\u00a0h à 20\u00a0h",
  },
  {
    name: "the number to call as 1 800 463‑FEUX or 463‑3389, which no line breaks",
    fault: /(?<!1\u00a0800\u00a0)463|463(?!‑(?:FEUX|3389))/,
    wrong: "1\u00a0800\u00a0463-FEUX",
    right: "1\u00a0800\u00a0463‑FEUX",
  },
  {
    name: "capitals without their accents",
    fault: /\b(?:Etat|Ech|Elev|Evit|Etei|Ecrivez|Eteint)/,
    wrong: "Etat",
    right: "État",
  },
];

const EN: readonly Rule[] = [
  { name: "space before punctuation", fault: /\s[:;!?%,.](?=\s|$)/, wrong: "Zone : low", right: "Zone: low" },
  { name: "French quotes and spaces", fault: /[«»\u202f]/, wrong: "«\u00a0fire\u00a0»", right: "“fire”" },
  { name: "thousands without a comma", fault: /\d[ \u00a0]\d{3}(?!\d)/, wrong: "2 048", right: "2,048" },
  {
    name: "a lone no., a small one before a number",
    fault: /(?:^|[^\p{L}])no\.\s|nº/u,
    wrong: "Fire no. 414",
    right: "Fire No. 414",
  },
  {
    name: "hours as 9:42 a.m. and noon",
    fault: /\d [ap]\.m\.|\d\s?(?:am|pm|AM|PM)\b|\d{1,2}\s?h\b|\b12\s[ap]\.m\./,
    wrong: "8am to 8 p.m.",
    right: "8\u00a0a.m. to 8\u00a0p.m.",
  },
  {
    name: "the number to call as 1‑800‑463‑3389 or 463‑FEUX, which no line breaks",
    fault: /(?<!1‑800‑)463|463(?!‑(?:FEUX|3389))/,
    wrong: "1-800-463-3389 (FEUX)",
    right: "1‑800‑463‑3389 (FEUX)",
  },
  {
    name: "American spelling",
    fault: /\b(?:colou?r(?<!colour)|center|kilometers?|meters?|neighbor\w*|license)\b/i,
    wrong: "in the center",
    right: "in the centre",
  },
  {
    name: "capitals that shout",
    fault: /\b(?!(?:FEUX|SGQRI)\b)[A-Z]{5,}\b/,
    wrong: "DO NOT ENTER",
    right: "Do not enter",
  },
];

/** Spelling rules of each language, as in the guide to its voice. */
export const SPELLING: Readonly<Record<Language, readonly Rule[]>> = {
  fr: [...BOTH, ...FR],
  en: [...BOTH, ...EN],
};
