import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const locationTexts = bilingualTexts({
  "location.title": { fr: "Puis-je faire un feu ?", en: "Can I light a fire?" },
  "location.heading": { fr: "Puis-je faire un feu ici ?", en: "Can I light a fire here?" },
  "location.alerts": {
    fr: "Enregistrez ce lieu pour recevoir ses alertes par courriel, par texto ou par notification.",
    en: "Save this place to get alerts for it by email, text message or notification.",
  },
  "location.titleAt": { fr: "{{place}} : puis-je faire un feu ?", en: "{{place}}: can I light a fire?" },
  "location.description": {
    fr: "Entrez une adresse ou un lieu, ou utilisez votre position, pour savoir si vous pouvez faire un feu et connaître le danger d’incendie sur trois jours, les restrictions et les feux près de vous.",
    en: "Enter an address or a place, or use your location, to find out if you can light a fire and to see the 3-day fire danger outlook, the restrictions in force and the nearest fires.",
  },
  "location.lead": {
    fr: "Entrez une adresse ou un lieu, ou utilisez votre position. Vous saurez si vous pouvez faire un feu, quel est le danger d’incendie aujourd’hui et les deux jours suivants, quelles restrictions sont en vigueur et où sont les feux les plus proches.",
    en: "Enter an address or a place, or use your location. You will see if you can light a fire, the 3-day fire danger outlook, the restrictions in force and the nearest fires.",
  },

  "location.find": { fr: "Chercher une adresse ou un lieu", en: "Look up an address or a place" },
  "location.findOther": { fr: "Chercher un autre lieu", en: "Find another place" },
  "location.label": { fr: "Adresse, municipalité ou lieu", en: "Address, municipality or place" },
  "location.hint": {
    fr: "Par exemple : 123, rue Principale, La Tuque ; Mashteuiatsh ; 47,44 -72,78",
    en: "For example: 123 rue Principale, La Tuque; Mashteuiatsh; 47.44 -72.78",
  },
  "location.locateHint": {
    fr: "Votre appareil demandera l’accès à votre position. Elle est arrondie à environ un kilomètre avant d’être envoyée.",
    en: "Your device will ask for permission. Your location is rounded to about a kilometre before it is sent.",
  },
  "location.privacy": {
    fr: "Nous utilisons le service d’adresses du gouvernement du Québec pour chercher ce que vous écrivez. Nous ne conservons pas votre recherche.",
    en: "We use the Quebec government’s address service to look up what you type. We do not keep your search.",
  },

  "location.understood": { fr: "Réponse pour", en: "Answer for" },
  "location.near": {
    fr: "Lieu le plus proche : {{place}}, {{distance}}",
    en: "Nearest place: {{place}}, {{distance}}",
  },
  "location.area": { fr: "Voir la fiche de ce lieu sur la carte", en: "See this place’s details on the map" },
  "location.region": { fr: "Région", en: "Region" },
  "location.zone": { fr: "Zone de danger d’incendie", en: "Fire danger rating zone" },
  "location.zone.none": {
    fr: "Hors zone : le danger d’incendie n’est pas évalué si loin au nord.",
    en: "No zone: fire danger is not rated this far north.",
  },

  "location.danger": { fr: "Danger d’incendie sur trois jours", en: "3-day fire danger outlook" },
  "location.prevention": {
    fr: "Conseils de prévention pour ce lieu",
    en: "Prevention advice for this place",
  },
  "location.danger.none": {
    fr: "Le danger d’incendie n’est pas évalué pour cet endroit.",
    en: "Fire danger is not rated for this place.",
  },
  "location.restrictions": { fr: "Restrictions à cet endroit", en: "Restrictions here" },
  "location.besideList": {
    fr: "Restrictions en vigueur à moins d’un kilomètre",
    en: "Restrictions in force less than a kilometre away",
  },
  "location.signs": { fr: "Vent, chaleur et feux voisins", en: "Wind, heat detections and fires nearby" },
  "location.call": { fr: "Qui appeler", en: "Who to call" },
  "location.call.life": { fr: "Vie ou maison menacée", en: "A life or a home is in danger" },
  "location.call.report": { fr: "Vous voyez un feu ou de la fumée", en: "You see a fire or smoke" },
  "location.call.rules": {
    fr: "Règles de votre municipalité, permis de brûlage",
    en: "Your municipality’s rules and burning permits",
  },
  "location.call.town": {
    fr: "Appelez votre municipalité ou son service d’incendie.",
    en: "Call your municipality or its fire department.",
  },
  "location.map": { fr: "Carte des environs", en: "Map of the area" },
  "location.share": {
    fr: "Lien court vers cette réponse (position arrondie à environ un kilomètre) :",
    en: "Short link to this answer (location rounded to about a kilometre):",
  },
});
