import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const indexTexts = bilingualTexts({
  "indexes.fires.title": { fr: "Tous les feux de l’année", en: "All fires this year" },
  "indexes.fires.heading": { fr: "Tous les feux de l’année", en: "All fires this year" },
  "indexes.fires.description": {
    fr: "Chaque feu de forêt de l’année au Québec, actif ou éteint : cherchez par nom, numéro ou lieu, triez par superficie, date ou cause, et téléchargez la liste.",
    en: "Every wildfire in Quebec this year, active or extinguished: search by name, number or place, sort by size, date or cause, and download the list.",
  },
  "indexes.fires.lead": {
    fr: "Chaque feu de forêt recensé cette année, actif ou éteint. Cherchez un nom, un numéro, une MRC ou une municipalité.",
    en: "Every wildfire recorded this year, active or extinguished. Search by name, number, regional county municipality (RCM) or municipality.",
  },
  "indexes.found_zero": { fr: "Aucun feu", en: "No fires" },
  "indexes.found_one": { fr: "{{count}} feu", en: "{{count}} fire" },
  "indexes.found_other": { fr: "{{count}} feux", en: "{{count}} fires" },
  "indexes.caption": {
    fr: "Feux de l’année, page {{page}} sur {{pages}}",
    en: "All fires this year, page {{page}} of {{pages}}",
  },
  "indexes.noneYet": { fr: "Aucun feu cette année pour l’instant", en: "No fires so far this year" },
  "indexes.noneYet.text": {
    fr: "La saison des feux va d’avril à la mi-novembre. Chaque feu s’ajoute à cette liste dès qu’il figure dans les données de l’agence.",
    en: "The fire season runs from April to mid-November. Each fire appears here as soon as the agency publishes it.",
  },
  "indexes.none.text": {
    fr: "Vérifiez l’orthographe, ou choisissez un autre état, une autre cause ou tout le Québec.",
    en: "Check the spelling, or try another status, another cause or all of Quebec.",
  },
  "indexes.status.all": { fr: "Tous", en: "All" },
  "indexes.region.all": { fr: "Toutes", en: "All" },
  "indexes.order": { fr: "Ordre", en: "Order" },
  "indexes.order.usual": { fr: "Habituel", en: "Default" },
  "indexes.order.reversed": { fr: "Inversé", en: "Reverse" },
  "indexes.column.protection": { fr: "Protection", en: "Protection" },
  "indexes.column.extinguished": { fr: "Extinction", en: "Extinguished" },
  "indexes.protection.intensive": { fr: "Intensive", en: "Intensive" },
  "indexes.protection.northern": { fr: "Nordique", en: "Northern" },

  "indexes.title": { fr: "Plan du site", en: "Site map" },
  "indexes.description": {
    fr: "Toutes les pages de Vigie par thème : la situation des feux, chaque région et chaque zone du Québec, les données à télécharger et les numéros d’urgence.",
    en: "Every page of Vigie by topic: the fire situation, each region and zone of Quebec, data to download and emergency numbers.",
  },
  "indexes.lead": {
    fr: "Toutes les pages, par thème. Chaque feu a aussi sa page : trouvez-la dans la liste de tous les feux de l’année.",
    en: "Every page, by topic. Each fire also has its own page: find it in the list of all fires this year.",
  },
  "indexes.map": { fr: "carte", en: "map" },
  "indexes.theme.fires": { fr: "Les feux et le danger d’incendie", en: "Fires and fire danger" },
  "indexes.theme.profile": { fr: "Votre profil", en: "Your profile" },
  "indexes.theme.agency": { fr: "L’agence", en: "The agency" },
  "indexes.theme.data": { fr: "Données à télécharger", en: "Data to download" },
  "indexes.theme.regions": { fr: "Les régions", en: "Regions" },
  "indexes.theme.zones": { fr: "Les zones de danger d’incendie", en: "Fire danger rating zones" },
  "indexes.theme.emergency": { fr: "Qui appeler", en: "Who to call" },
  "indexes.emergency.911": {
    fr: "Votre vie ou votre maison est menacée.",
    en: "Your life or home is in danger.",
  },
  "indexes.emergency.report": {
    fr: "Vous voyez un feu de forêt ou de la fumée ({{number}}, sans frais, jour et nuit).",
    en: "You see a wildfire or smoke ({{number}}, toll-free, day or night).",
  },
});
