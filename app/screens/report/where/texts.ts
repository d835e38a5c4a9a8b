import { bilingualTexts } from "../../../i18n/bilingual-texts.ts";

export const whereTexts = bilingualTexts({
  "where.device.hint": {
    fr: "Nous recevons votre position exacte seulement quand vous envoyez votre signalement.",
    en: "We get your exact location only when you send your report.",
  },
  "where.device.found": {
    fr: "Position trouvée, à {{accuracy}} près",
    en: "Location found, accurate to within {{accuracy}}",
  },
  "where.device.vague": {
    fr: "Cette position est peu précise. Ajoutez un lieu ou un point sur la carte.",
    en: "This location is not precise. Add a place or a point on the map.",
  },
  "where.device.denied": {
    fr: "Votre navigateur ne donne pas votre position",
    en: "Your browser is not sharing your location",
  },
  "where.device.denied.text": {
    fr: "Autorisez l’accès à la position dans les réglages du navigateur, ou écrivez le lieu ci-dessous.",
    en: "Allow location access in your browser’s settings, or enter the place below.",
  },
  "where.device.unavailable": {
    fr: "Votre appareil ne trouve pas sa position",
    en: "Your device cannot find its location",
  },
  "where.device.unavailable.text": { fr: "Écrivez le lieu ci-dessous.", en: "Enter the place below." },
  "where.device.timeout": {
    fr: "Votre appareil met trop de temps à trouver sa position",
    en: "Your device is taking too long to find its location",
  },
  "where.device.timeout.text": {
    fr: "Réessayez dehors, ou écrivez le lieu ci-dessous.",
    en: "Try again outdoors, or enter the place below.",
  },

  "where.fire": { fr: "Le feu est-il près de vous ?", en: "Is the fire close to you?" },
  "where.fire.here": { fr: "Oui, il est ici", en: "Yes, it is here" },
  "where.fire.there": { fr: "Non, je le vois de loin", en: "No, I see it from a distance" },

  "where.words": {
    fr: "Adresse, lieu ou coordonnées du feu",
    en: "Address, place or coordinates of the fire",
  },
  "where.words.hint": {
    fr: "Par exemple : 12, chemin du Lac, La Tuque, ou 47,44 -72,78",
    en: "For example: 12 chemin du Lac, La Tuque, or 47.44 -72.78",
  },
  "where.find": { fr: "Trouver le lieu", en: "Find place" },
  "where.busy": { fr: "Recherche du lieu…", en: "Looking for the place…" },
  "where.failed": { fr: "Nous n’avons pas pu chercher ce lieu", en: "We could not look up this place" },
  "where.down": {
    fr: "La recherche d’adresses ne fonctionne pas en ce moment",
    en: "Address search is not working right now",
  },
  "where.asTyped": {
    fr: "Vous pouvez continuer : nous enverrons ce que vous avez écrit.",
    en: "You can continue: we will send what you wrote.",
  },
  "where.none": { fr: "Aucun lieu trouvé pour « {{words}} »", en: "No place found for “{{words}}”" },
  "where.town": { fr: "Nous n’avons pas trouvé la rue", en: "We did not find the street" },
  "where.town.text": {
    fr: "Le point est au centre de la municipalité : {{place}}.",
    en: "The point is at the centre of the municipality: {{place}}.",
  },
  "where.several": {
    fr: "Plusieurs lieux correspondent à « {{words}} ». Lequel ?",
    en: "Several places match “{{words}}”. Which one?",
  },
  "where.others": {
    fr: "Est-ce plutôt un de ces lieux ?",
    en: "Did you mean one of these places instead?",
  },
  "where.near": {
    fr: "Rien ne correspond exactement à « {{words}} ». Est-ce un de ces lieux ?",
    en: "Nothing matches “{{words}}” exactly. Is it one of these places?",
  },
  "where.wide": {
    fr: "« {{words}} » couvre un grand territoire",
    en: "“{{words}}” covers a large area",
  },
  "where.wide.text": {
    fr: "Si vous le pouvez, donnez un lieu plus précis.",
    en: "If you can, give a more precise place.",
  },
  "where.unreadable": {
    fr: "Nous ne pouvons pas lire ces coordonnées",
    en: "We cannot read these coordinates",
  },
  "where.unreadable.text": {
    fr: "Écrivez la latitude, puis la longitude, par exemple 47,44 -72,78.",
    en: "Enter the latitude, then the longitude, for example 47.44 -72.78.",
  },
  "where.outside": { fr: "Ce lieu est hors du Québec", en: "This place is outside Quebec" },
  "where.outside.text": {
    fr: "L’agence couvre le Québec. Ailleurs, appelez le 911. Vous pouvez quand même envoyer ce signalement.",
    en: "The agency covers Quebec. Elsewhere, call 911. You can still send this report.",
  },
  "where.outside.sign": {
    fr: "Au Québec, la longitude est négative.",
    en: "In Quebec, the longitude is negative.",
  },

  "where.seen": { fr: "Je vois le feu ou la fumée de loin", en: "I see the fire or smoke from a distance" },
  "where.from": { fr: "Où êtes-vous ?", en: "Where are you?" },
  "where.from.hint": { fr: "Adresse, lieu ou coordonnées", en: "Address, place or coordinates" },
  "where.bearing": {
    fr: "Dans quelle direction voyez-vous le feu ?",
    en: "In which direction do you see the fire?",
  },
  "where.you": { fr: "Vous", en: "You" },
  "where.wind.0": { fr: "Nord", en: "North" },
  "where.wind.1": { fr: "Nord-est", en: "Northeast" },
  "where.wind.2": { fr: "Est", en: "East" },
  "where.wind.3": { fr: "Sud-est", en: "Southeast" },
  "where.wind.4": { fr: "Sud", en: "South" },
  "where.wind.5": { fr: "Sud-ouest", en: "Southwest" },
  "where.wind.6": { fr: "Ouest", en: "West" },
  "where.wind.7": { fr: "Nord-ouest", en: "Northwest" },
  "where.compass.start": { fr: "Utiliser la boussole", en: "Use the compass" },
  "where.compass.busy": { fr: "Recherche de la direction…", en: "Finding the direction…" },
  "where.compass.how": {
    fr: "Pointez le haut de l’appareil vers le feu.",
    en: "Point the top of the device at the fire.",
  },
  "where.compass.take": { fr: "Choisir cette direction", en: "Choose this direction" },
  "where.compass.denied": {
    fr: "Votre navigateur ne donne pas la direction. Choisissez-la ci-dessous.",
    en: "Your browser is blocking the compass. Choose the direction below.",
  },
  "where.compass.silent": {
    fr: "Cet appareil ne donne pas la direction. Choisissez-la ci-dessous.",
    en: "This device cannot tell the direction. Choose it below.",
  },
  "where.distance": { fr: "À quelle distance est le feu, environ ?", en: "About how far away is the fire?" },
  "where.distance.least": { fr: "Moins de 500 m", en: "Less than 500 m" },
  "where.distance.unknown": { fr: "Je ne sais pas", en: "I don’t know" },
  "where.distance.other": { fr: "Autre distance, en kilomètres", en: "Other distance, in kilometres" },

  "where.map.show": { fr: "Placer le feu sur la carte", en: "Place the fire on the map" },
  "where.map.loading": { fr: "Chargement de la carte…", en: "Loading the map…" },
  "where.map.none": {
    fr: "Cet appareil ne peut pas afficher la carte. Écrivez le lieu, ou utilisez votre position.",
    en: "This device cannot show the map. Enter the place, or use your location.",
  },
  "where.map.title": { fr: "Carte : le feu est au centre", en: "Map: the fire is at the centre" },
  "where.map.how": {
    fr: "Déplacez la carte pour amener le repère sur le feu. Au clavier, utilisez les flèches, + et -.",
    en: "Move the map until the marker is on the fire. On a keyboard, use the arrow keys, + and -.",
  },
  "where.map.closer": { fr: "Agrandir", en: "Zoom in" },
  "where.map.farther": { fr: "Réduire", en: "Zoom out" },

  "where.point": { fr: "Lieu du feu", en: "Where the fire is" },
  "where.point.device": { fr: "À votre position", en: "At your location" },
  "where.point.sight": { fr: "{{way}} de votre position", en: "{{way}}, seen from your location" },
  "where.point.more": {
    fr: "Donnez la direction et la distance. Sinon, nous enverrons votre position.",
    en: "Give the direction and the distance. Without them, we will send your location.",
  },
  "where.point.rough": {
    fr: "Agrandissez la carte pour préciser ce point.",
    en: "Zoom in on the map for a more precise point.",
  },
  "where.landmark": {
    fr: "Lieu le plus proche : {{place}}. De là, le feu est {{way}}.",
    en: "Nearest place: {{place}}. From there, the fire is {{way}}.",
  },
  "where.clear": { fr: "Effacer ce lieu", en: "Remove this place" },

  "where.fires": { fr: "Est-ce un de ces feux ?", en: "Is it one of these fires?" },
  "where.fires.hint": {
    fr: "Feux actifs que l’agence suit à moins de {{distance}} de ce lieu. Données du {{time}}.",
    en: "Active fires that the agency is tracking within {{distance}} of this place. Data as of {{time}}.",
  },
  "where.fires.busy": { fr: "Recherche des feux déjà connus…", en: "Looking for known fires…" },
  "where.fires.none": {
    fr: "L’agence ne suit aucun feu actif à moins de {{distance}} de ce lieu. Continuez votre signalement. Données du {{time}}.",
    en: "The agency is not tracking any active fires within {{distance}} of this place. Continue your report. Data as of {{time}}.",
  },
  "where.fires.missing": {
    fr: "Les données sur les feux ne sont pas disponibles : l’agence connaît peut-être déjà ce feu. Continuez votre signalement.",
    en: "Fire data is not available: the agency may already know about this fire. Continue your report.",
  },
  "where.fires.other": { fr: "Non, c’est un autre feu", en: "No, it is another fire" },
  "where.fires.known": { fr: "L’agence connaît déjà ce feu", en: "The agency already knows about this fire" },
  "where.fires.known.call": {
    fr: "Appelez si ce feu menace quelqu’un ou si la situation a changé :",
    en: "Call if this fire threatens anyone or has changed:",
  },
  "where.fires.known.text": {
    fr: "Vous pouvez quand même envoyer votre signalement.",
    en: "You can still send your report.",
  },
});
