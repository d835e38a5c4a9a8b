import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const finderTexts = bilingualTexts({
  "finder.none.title": { fr: "Aucun résultat pour « {{query}} »", en: "No results for “{{query}}”" },
  "finder.none.text": {
    fr: "Vérifiez l’orthographe ou essayez une municipalité voisine. Vous pouvez aussi entrer des coordonnées, par exemple 47,44 -72,78, ou chercher le lieu sur la carte. Si vous ne le trouvez toujours pas, communiquez avec l’agence. Pour signaler un feu, appelez le {{number}}.",
    en: "Check the spelling or try a nearby municipality. You can also enter coordinates, for example 47.44 -72.78, or look for the place on the map. If you still cannot find it, contact the agency. To report a fire, call {{number}}.",
  },
  "finder.empty.title": { fr: "Le champ de recherche est vide", en: "The search box is empty" },
  "finder.empty.text": {
    fr: "Entrez une municipalité, une adresse ou des coordonnées, puis cherchez de nouveau.",
    en: "Enter a municipality, an address or coordinates, then search again.",
  },
  "finder.near.title": {
    fr: "Rien ne correspond exactement à « {{query}} »",
    en: "Nothing matches “{{query}}” exactly",
  },
  "finder.near.text": { fr: "Vouliez-vous dire… ?", en: "Did you mean…?" },
  "finder.several": {
    fr: "Plusieurs lieux correspondent à « {{query}} ». Lequel est le vôtre ?",
    en: "Several places match “{{query}}”. Which one is yours?",
  },
  "finder.several.narrow": {
    fr: "Pour raccourcir la liste, ajoutez une région ou une MRC, par exemple « {{query}}, Montérégie ».",
    en: "To shorten the list, add a region or an RCM, for example “{{query}}, Montérégie”.",
  },
  "finder.others": {
    fr: "Vous cherchiez plutôt un de ces lieux ?",
    en: "Were you looking for one of these places?",
  },
  "finder.pages": { fr: "Pour « {{query}} », voyez :", en: "For “{{query}}”, see:" },
  "finder.middle.title": {
    fr: "La réponse vaut pour le centre de ce milieu naturel",
    en: "This answer is for the centre of this natural area",
  },
  "finder.middle.text": {
    fr: "Ailleurs dans ce milieu naturel, la réponse peut être différente.",
    en: "Elsewhere within its boundaries, it may be different.",
  },

  "finder.down.title": {
    fr: "La recherche d’adresses ne fonctionne pas en ce moment",
    en: "Address search is not working right now",
  },
  "finder.down.none": {
    fr: "Nous n’avons pas trouvé « {{query}} » dans notre propre liste de lieux. Entrez seulement le nom d’une municipalité, ou utilisez votre position.",
    en: "We could not find “{{query}}” in our own list of places. Try just the name of a municipality, or use your location.",
  },
  "finder.down.choices": {
    fr: "Voici les lieux trouvés dans notre propre liste.",
    en: "Here are the matches from our own list.",
  },
  "finder.down.town": {
    fr: "Nous n’avons pas pu chercher la rue : la réponse vaut pour le centre de {{place}}. Réessayez plus tard pour une réponse exacte.",
    en: "We could not look up the street: this answer is for the centre of {{place}}. Try again later for an exact answer.",
  },
  "finder.down.place": {
    fr: "Nous avons trouvé ce lieu dans notre propre liste ; la réponse vaut pour le centre du lieu.",
    en: "We found this place in our own list. The answer is for the centre of the place.",
  },

  "finder.unreadable.title": {
    fr: "« {{query}} » : coordonnées illisibles",
    en: "We cannot read “{{query}}” as coordinates",
  },
  "finder.unreadable.text": {
    fr: "Entrez la latitude, puis la longitude, par exemple 47,44 -72,78. Vous pouvez aussi entrer une adresse ou le nom d’un lieu.",
    en: "Enter the latitude, then the longitude, for example 47.44 -72.78. You can also enter an address or the name of a place.",
  },
  "finder.outside.title": { fr: "Cette position est hors du Québec", en: "This location is outside Quebec" },
  "finder.outside.text": {
    fr: "Nous ne suivons que les feux du Québec. La latitude vient d’abord et la longitude est négative, par exemple 47,44 -72,78. Ailleurs, informez-vous auprès des autorités locales.",
    en: "We track fires only in Quebec. Enter the latitude first; the longitude is negative, for example 47.44 -72.78. Outside Quebec, check with local authorities.",
  },

  "finder.kind.address": { fr: "adresse", en: "address" },
  "finder.kind.street": { fr: "rue", en: "street" },
  "finder.kind.postal-code": { fr: "code postal", en: "postal code" },
  "finder.kind.city": { fr: "municipalité", en: "municipality" },
  "finder.kind.community": { fr: "communauté", en: "community" },
  "finder.kind.place": { fr: "lieu", en: "place" },
  "finder.kind.area": { fr: "milieu naturel", en: "natural area" },
  "finder.kind.region": { fr: "région", en: "region" },
  "finder.kind.mrc": { fr: "MRC", en: "regional county municipality (RCM)" },
  "finder.kind.zone": { fr: "zone de danger d’incendie", en: "fire danger rating zone" },
  "finder.kind.fire": { fr: "feu nº {{number}}", en: "fire No. {{number}}" },
  "finder.mrc": { fr: "MRC {{name}}", en: "{{name}} RCM" },
  "finder.nearest": { fr: "lieu le plus proche : {{name}}", en: "nearest place: {{name}}" },
});
