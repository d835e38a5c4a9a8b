import type { Language } from "#territory/language.ts";
import type { Rule } from "./spelling-rules.ts";

/** Returns a pattern for a whole French word. `\b` would not handle accents. */
const word = (inside: string, flags = "iu") => new RegExp(`(?<![\\p{L}-])(?:${inside})(?![\\p{L}-])`, flags);

/**
 * Claims that data is current, in texts of the site and its stories. Such claims need a check of the data's
 * age.
 */
export const UNCHECKED: Readonly<Record<Language, Rule>> = {
  fr: {
    name: "data said to be current without a check",
    fault: word(
      "(?<!(?:mise?s?|met|mets|mettez|mettent|mettre|tenir|plus) )à jour|en temps réel|(?:reste(?:nt)?|toujours|encore) (?:actuel(?:le)?s?|exacte?s?)",
    ),
    wrong: "La carte et les restrictions restent à jour.",
    right: "Les chiffres se mettent à jour. Dernière mise à jour",
  },
  en: {
    name: "data said to be current without a check",
    fault: /\b(?:up[- ]to[- ]date|real[- ]time|(?:still|always|is|are) (?:current|accurate))\b/i,
    wrong: "The map and the restrictions are up to date.",
    right: "The figures are being updated. Last update",
  },
};

const FR: readonly Rule[] = [
  UNCHECKED.fr,
  {
    name: "incendie (say feu)",
    fault: word("(?<!danger d’|service d’)incendies?"),
    wrong: "un incendie de forêt",
    right: "le danger d’incendie et le service d’incendie",
  },
  {
    name: "words of other danger levels",
    fault: word("danger (?:faible|moyen|grave|sévère)|risque d’incendie"),
    wrong: "danger faible",
    right: "danger bas",
  },
  {
    name: "zone de danger (say zone de danger d’incendie)",
    fault: word("zones? (?:de danger(?! d’incendie)|dangereuses?)"),
    wrong: "la zone de danger",
    right: "la zone de danger d’incendie",
  },
  {
    name: "mesure (say restriction)",
    fault: word("mesures?"),
    wrong: "une mesure est en vigueur",
    right: "une restriction est en vigueur",
  },
  {
    name: "tuyau for water (say boyau)",
    fault: word("tuyaux?(?! (?:propre|solide))"),
    wrong: "une pompe et des tuyaux",
    right: "un boyau branché; un poêle au tuyau solide",
  },
  {
    name: "plein air (say à ciel ouvert)",
    fault: word("plein air"),
    wrong: "feu en plein air",
    right: "feu à ciel ouvert",
  },
  {
    name: "an access ban for leisure (it binds everybody)",
    fault: word("pour les loisirs|tout autre loisir"),
    wrong: "pour la chasse ou tout autre loisir",
    right: "quelle que soit la raison",
  },
  {
    name: "forbidden work (it is asked)",
    fault: /travaux[^.]*interdi[ts]|interdiction (?:de|des) travaux/i,
    wrong: "Travaux en forêt interdits",
    right: "Restriction des travaux en forêt",
  },
  {
    name: "restriction de vol (say interdiction)",
    fault: word("restrictions? de vol"),
    wrong: "Restriction de vol",
    right: "Interdiction de vol",
  },
  {
    name: "jusqu’au nouvel ordre (say jusqu’à)",
    fault: word("jusqu’au nouvel ordre"),
    wrong: "Jusqu’au nouvel ordre",
    right: "Jusqu’à nouvel ordre",
  },
  {
    name: "foyer approprié (say muni d’un pare-étincelles)",
    fault: word("foyers? appropriés?|foyers? conformes?"),
    wrong: "un foyer approprié",
    right: "un foyer muni d’un pare-étincelles",
  },
  {
    name: "taille (say superficie)",
    fault: word("tailles?"),
    wrong: "la taille du feu",
    right: "la superficie du feu",
  },
  {
    name: "moyenne de dix ans (say des 10 dernières années)",
    fault: word("moyenne (?:de|des) dix.*|moyenne de 10 ans"),
    wrong: "la moyenne de dix ans",
    right: "la moyenne des 10 dernières années",
  },
  {
    name: "contenu (englobé): two facts",
    fault: word("contenus? \\(englobés?\\)", "iu"),
    wrong: "Contenus (englobés)",
    right: "Englobés",
  },
  {
    name: "rapport sur un feu (say fiche)",
    fault: word("rapport (?:sur|du|de ce) (?:ce )?feu|rapport sur ce feu"),
    wrong: "Le rapport sur ce feu",
    right: "Fiche du feu",
  },
  { name: "SMS (say texto)", fault: word("SMS"), wrong: "par SMS", right: "par texto" },
  {
    name: "adresse of a page (say lien)",
    fault: word("copier l’adresse|adresse copiée|adresse courte|(?:cette|son) adresse est copiée"),
    wrong: "Copier l’adresse",
    right: "Copier le lien",
  },
  {
    name: "garder (say enregistrer, conserver)",
    fault: word("garder|gardée?s?(?!-)"),
    wrong: "choisissez Garder",
    right: "choisissez Enregistrer",
  },
  { name: "l’organisme (say l’agence)", fault: word("organisme"), wrong: "l’organisme", right: "l’agence" },
  {
    name: "index des feux",
    fault: word("index des feux"),
    wrong: "L’index des feux",
    right: "Tous les feux de l’année",
  },
  {
    name: "masculine for everybody",
    fault: word(
      "(?<!profil (?:Vigie )?est )prêts?|concernés?|informés?|avertis?|prudents?|certains? que|(?:dé)?connectés?|vous seul|vos lecteurs(?! et lectrices)",
    ),
    wrong: "si vous êtes concerné",
    right: "si cela s’applique chez vous",
  },
  {
    name: "images that could be true",
    fault: word("à emporter|appeler à l’aide|s’étend sur"),
    wrong: "Données à emporter",
    right: "Données à télécharger",
  },
  {
    name: "a label that does not stand alone",
    fault: /^(?:Les arrêter|Voir la page)$/,
    wrong: "Voir la page",
    right: "Voir l’alerte sur le site",
  },
  {
    name: "avis sur l’appareil (say notification)",
    fault: word("avis sur l’appareil"),
    wrong: "par avis sur l’appareil",
    right: "par notification",
  },
  { name: "OK on a button", fault: word("OK"), wrong: "OK", right: "Fermer l’aide" },
  { name: "No before a number", fault: word("No", "u"), wrong: "Feu No 414", right: "Feu nº\u00a0414" },
];

const EN: readonly Rule[] = [
  UNCHECKED.en,
  {
    name: "forest fire (say wildfire)",
    fault: /\bforest fires?\b|\bblazes?\b/i,
    wrong: "a forest fire",
    right: "a wildfire",
  },
  {
    name: "gravity (say severity, most serious)",
    fault: /\b(?:gravity|grave|gravest)\b/i,
    wrong: "the gravest fires",
    right: "the most serious fires",
  },
  {
    name: "danger zone (say fire danger rating zone)",
    fault: /\bdanger zones?\b/i,
    wrong: "the danger zone",
    right: "the fire danger rating zone",
  },
  {
    name: "measure (say restriction)",
    fault: /\bmeasures?\b/i,
    wrong: "one measure applies",
    right: "one restriction applies",
  },
  {
    name: "outdoor fire, fireplace",
    fault: /\boutdoor fires?\b|\bfireplaces?\b/i,
    wrong: "a proper fireplace",
    right: "a fire pit with a spark arrester",
  },
  {
    name: "an access ban for leisure",
    fault: /\bleisure\b/i,
    wrong: "for any other leisure",
    right: "whatever the reason",
  },
  {
    name: "forbidden work (it is asked)",
    fault: /\bwork ban\b|\bwork (?:is )?banned\b/i,
    wrong: "Forest work banned",
    right: "Forest work restriction",
  },
  {
    name: "territory closure (say area closure)",
    fault: /\bterritory (?:is )?clos(?:ed|ure)\b/i,
    wrong: "Territory closure",
    right: "Area closure",
  },
  {
    name: "burning alone (say burning debris)",
    fault: /\bno burning\b/i,
    wrong: "No burning.",
    right: "Do not burn debris.",
  },
  {
    name: "mean (say average)",
    fault: /(?<!\b(?:not|you) )\bmean\b/i,
    wrong: "10-year mean",
    right: "the 10-year average; it does not mean that; did you mean",
  },
  {
    name: "undetermined, people (of a cause)",
    fault: /\bundetermined\b|\bby people\b/i,
    wrong: "Undetermined",
    right: "To be determined",
  },
  {
    name: "follow (say track)",
    fault: /(?<!\bwhat )\bfollow(?:s|ed|ing)?\b(?![^.]*\binstructions\b)/i,
    wrong: "fires followed this year",
    right: "follow your municipality’s instructions; what follows",
  },
  { name: "dial (say call)", fault: /\bdial(?:s|ed|led)?\b/i, wrong: "dial 911", right: "call 911" },
  {
    name: "position, spot (say location, place)",
    fault: /\bpositions?\b|\bspots?\b/i,
    wrong: "your position",
    right: "your location",
  },
  {
    name: "address of a page (say link)",
    fault: /\bcopy the address (?!shown)|\baddress copied\b|\bshort address\b|\baddress is copied\b/i,
    wrong: "Copy the address of this view",
    right: "Copy the link to this view",
  },
  {
    name: "keep (say save)",
    fault: /^Kee?pt?$|“Keep”|\bKept\b/,
    wrong: "choose “Keep”",
    right: "choose “Save”; we do not keep it",
  },
  { name: "SMS (say text message)", fault: /\bSMS\b/, wrong: "by SMS", right: "by text message" },
  {
    name: "works (say facilities)",
    fault: /\b(?:or|nor|and) works\b/i,
    wrong: "people or works",
    right: "people or facilities; the site works the same",
  },
  {
    name: "fire index, site plan",
    fault: /\bfire index\b|\bsite plan\b/i,
    wrong: "Fire index",
    right: "All fires this year",
  },
  {
    name: "may of permission (say can)",
    fault: /\bmay (?:I|you|be lit|light)\b|\byou may\b|\bwhat it may be\b/i,
    wrong: "May I light a fire?",
    right: "Can I light a fire? Its size may change.",
  },
  {
    name: "concerned, whom",
    fault: /\bconcern(?:s|ed)?\b|\bwhom\b/i,
    wrong: "Am I concerned?",
    right: "Does this apply to me?",
  },
  {
    name: "services that answer (say respond, work)",
    fault: /\b(?:not|yet|is|are) answer(?:ed|ing)?\b/i,
    wrong: "The search is not answering",
    right: "Search is not working right now",
  },
  {
    name: "limits, signs (say boundaries, symbols)",
    fault: /\b(?:zone|region)s?’? limits\b|\bapproximate limits\b|\bother signs\b|\bthe sign of\b/i,
    wrong: "Approximate limits",
    right: "Approximate boundaries",
  },
  {
    name: "out, put out (say extinguished)",
    fault: /\b(?:is|are|declared|fires?) (?:put )?out\b/i,
    wrong: "fires that are out",
    right: "extinguished fires, easy to put out",
  },
  {
    name: "light nothing (say do not light a fire)",
    fault: /\blight (?:nothing|no)\b/i,
    wrong: "Light nothing",
    right: "Do not light a fire",
  },
  {
    name: "singular after no",
    fault: /\bno (?:\w+ )?(?:fire|restriction|zone|closure|result|bookmark|cause|territory|area)\b/i,
    wrong: "No active fire",
    right: "No active fires. There is no provincial ban here.",
  },
  {
    name: "archaic negatives",
    fault: /\bnothing of\b|\bno more\b|\bis known yet\b/i,
    wrong: "nothing of yours",
    right: "your data is not touched",
  },
  {
    name: "a label that does not stand alone",
    fault: /^(?:Stop them(?: all)?|See the page)$/,
    wrong: "Stop them",
    right: "Stop these alerts",
  },
  {
    name: "tick (say check), Internet (say internet)",
    fault: /\b(?:[Tt]|[Uu]nt)ick(?:ed|s)?\b|\bInternet\b/,
    wrong: "Tick the box",
    right: "Check the box",
  },
  {
    name: "please, simply, oops, Submit, OK",
    fault: /\b(?:please|simply|oops)\b|^(?:Submit|OK)$/i,
    wrong: "Please enter a place",
    right: "Enter a place",
  },
];

/** Words that the guide to the site's voice forbids. */
export const BANNED: Readonly<Record<Language, readonly Rule[]>> = { fr: FR, en: EN };

/** Exceptions to a rule, each with its reason. */
export const EXCEPTIONS: readonly { readonly rule: string; readonly at: string; readonly why: string }[] = [
  { rule: "mesure (say restriction)", at: "consent.title", why: "measuring of visits" },
  { rule: "mesure (say restriction)", at: "consent.change", why: "measuring of visits" },
  { rule: "mesure (say restriction)", at: "units.title", why: "units of measure" },
  { rule: "measure (say restriction)", at: "units.title", why: "units of measure" },
  { rule: "measure (say restriction)", at: "livemap.tool.measure", why: "the tool that measures lengths" },
  { rule: "singular after no", at: "location.zone.none", why: "a place lies in one zone or in none" },
  { rule: "singular after no", at: "problem+json/example/title", why: "no fire has the number asked for" },
  {
    rule: "singular after no",
    at: "api.problem.unknown-fire",
    why: "no fire has that number: one is asked for",
  },
  { rule: "please, simply, oops, Submit, OK", at: "form.email", why: "the specification's own words" },
  { rule: "please, simply, oops, Submit, OK", at: "form.phone", why: "the specification's own words" },
];

/** Allowed claims in stories that something is current, each with the reason. */
export const CHECKED_IN_STORIES: readonly {
  readonly at: string;
  readonly text: RegExp;
  readonly why: string;
}[] = [
  {
    at: "termes-et-conditions.md",
    text: /Nous faisons tout pour|We do all we can/,
    why: "a goal, and the next sentence says that it is not guaranteed",
  },
  {
    at: "prevention/travaux-en-foret/machines-etincelles-et-patrouilles.md",
    text: /inspection/,
    why: "the inspection of a fire extinguisher",
  },
];
