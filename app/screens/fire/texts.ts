import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const fireTexts = bilingualTexts({
  "fire.signs": { fr: "Périmètre, vent et chaleur", en: "Perimeter, wind and heat" },
  "fire.heading": { fr: "Feu « {{name}} »", en: "{{name}} fire" },
  "fire.headingUnnamed": { fr: "Feu nº {{number}} de {{year}}", en: "Fire No. {{number}} of {{year}}" },
  "fire.title": {
    fr: "{{heading}}, nº {{number}} : état et restrictions",
    en: "{{heading}}, No. {{number}}: status and restrictions",
  },
  "fire.titleUnnamed": {
    fr: "{{heading}} : état et restrictions",
    en: "{{heading}}: status and restrictions",
  },
  "fire.share": { fr: "{{heading}} : {{status}}, {{size}}", en: "{{heading}}: {{status}}, {{size}}" },
  "fire.description": {
    fr: "{{heading}} ({{status}}, {{place}}) : superficie, cause, ressources, danger d’incendie, restrictions à cet endroit et feux voisins.",
    en: "{{heading}} ({{status}}, {{place}}): size, cause, resources, fire danger, restrictions there and nearby fires.",
  },
  "fire.began": { fr: "Commencé le {{when}}.", en: "Started on {{when}}." },
  "fire.out": { fr: "Éteint le {{when}}.", en: "Extinguished on {{when}}." },
  "fire.map": {
    fr: "Carte des environs : {{heading}}, danger d’incendie aujourd’hui et feux actifs",
    en: "Map of the area: {{heading}}, fire danger today and active fires",
  },
  "fire.details": { fr: "Fiche du feu", en: "Fire details" },
  "fire.danger.unnamed": { fr: "Danger d’incendie", en: "Fire danger" },
  "fire.zonePage": { fr: "Voir la page de la zone", en: "See the zone’s page" },
  "fire.regionPage": { fr: "Voir la page de la région", en: "See the region’s page" },
  "fire.danger.none": {
    fr: "Le niveau de danger n’est pas publié pour cet endroit.",
    en: "The fire danger level is not published for this place.",
  },
  "fire.restrictions": {
    fr: "Restrictions en vigueur à cet endroit",
    en: "Restrictions in force at this place",
  },
  "fire.restrictions.unplaced": {
    fr: "La position de ce feu n’est pas connue : voyez les restrictions de toute la région.",
    en: "The location of this fire is not known: see the restrictions for the whole region.",
  },
  "fire.nearest": { fr: "Autres feux actifs à proximité", en: "Other active fires nearby" },
  "fire.nearest.unplaced": {
    fr: "La position de ce feu n’est pas connue.",
    en: "The location of this fire is not known.",
  },

  "fire.towns": { fr: "Villes les plus proches du feu", en: "Towns nearest to the fire" },
  "fire.towns.note": {
    fr: "Distance et direction depuis la position publiée du feu. Si le feu est étendu, son périmètre est plus proche que cette distance.",
    en: "Distance and direction from the published location of the fire. The edge of a large fire is closer.",
  },
  "fire.growth": { fr: "Évolution de la superficie", en: "Size over time" },
  "fire.growth.chart": { fr: "Superficie du feu selon la date", en: "Fire size by date" },
  "fire.growth.text": {
    fr: "{{first}} le {{from}}, puis {{last}} le {{until}}.",
    en: "{{first}} on {{from}}, then {{last}} on {{until}}.",
  },
  "fire.growth.now": { fr: "Maintenant", en: "Now" },
  "fire.growth.since": {
    fr: "Superficies publiées par l’agence. Chacune reste affichée jusqu’à la suivante : le feu peut avoir changé entre les deux.",
    en: "Sizes published by the agency. Each is shown until the next one: the fire may have changed in between.",
  },
  "fire.growth.byDay": {
    fr: "Seule la dernière superficie de chaque jour est affichée.",
    en: "Only the last size of each day is shown.",
  },
  "fire.growth.gap": {
    fr: "La ligne s’arrête quand aucune superficie n’est publiée.",
    en: "The line stops where no size was published.",
  },
  "fire.growth.failing": {
    fr: "Les superficies les plus récentes peuvent manquer.",
    en: "The most recent sizes may be missing.",
  },
  "fire.growth.table": { fr: "Toutes les superficies, en tableau", en: "All sizes, as a table" },
  "fire.growth.when": { fr: "Date et heure", en: "Date and time" },

  "fire.field.status": { fr: "État", en: "Status" },
  "fire.field.started": { fr: "Début", en: "Start" },
  "fire.field.size": { fr: "Superficie", en: "Size" },
  "fire.field.cause": { fr: "Cause", en: "Cause of fire" },
  "fire.field.resources": { fr: "Ressources déployées", en: "Deployed resources" },
  "fire.field.zone": { fr: "Zone de danger d’incendie", en: "Fire danger rating zone" },
  "fire.field.region": { fr: "Région", en: "Region" },
  "fire.field.mrc": { fr: "MRC", en: "Regional county municipality (RCM)" },
  "fire.field.city": { fr: "Municipalité", en: "Municipality" },
  "fire.field.unit": { fr: "Unité de gestion", en: "Management unit" },
  "fire.field.position": { fr: "Latitude et longitude", en: "Latitude and longitude" },
  "fire.field.number": { fr: "Numéro du feu", en: "Fire number" },
  "fire.field.name": { fr: "Nom", en: "Name" },
  "fire.field.modified": { fr: "Dernière mise à jour", en: "Last update" },
  "fire.field.northern": { fr: "Zone de protection", en: "Protection zone" },
  "fire.field.contained": { fr: "Englobé", en: "Contained" },
  "fire.field.extinguished": { fr: "Éteint", en: "Extinguished" },
  "fire.number": { fr: "{{number}}, saison {{year}}", en: "{{number}}, {{year}} season" },
  "fire.protection.northern": {
    fr: "Nordique : on y combat seulement les feux qui menacent des personnes ou des installations",
    en: "Northern: only fires that threaten people or facilities are fought",
  },
  "fire.protection.intensive": {
    fr: "Intensive : tous les feux y sont combattus",
    en: "Intensive: every fire is fought",
  },

  "fire.unknown.started": { fr: "Date de début non publiée", en: "Start date not published" },
  "fire.unknown.cause": { fr: "Cause non publiée", en: "Cause not published" },
  "fire.unknown.resources": { fr: "Ressources non publiées", en: "Resources not published" },
  "fire.unknown.zone": { fr: "Zone non précisée", en: "Zone not stated" },
  "fire.unknown.region": { fr: "Région non précisée", en: "Region not stated" },
  "fire.unknown.mrc": { fr: "MRC non précisée", en: "RCM not stated" },
  "fire.unknown.city": { fr: "Municipalité non précisée", en: "Municipality not stated" },
  "fire.unknown.unit": { fr: "Unité non précisée", en: "Unit not stated" },
  "fire.unknown.position": { fr: "Position non publiée", en: "Location not published" },
  "fire.unknown.name": { fr: "Ce feu n’a pas de nom", en: "This fire has no name" },
  "fire.unknown.modified": { fr: "Date non publiée", en: "Date not published" },
  "fire.unknown.contained": { fr: "Aucune date publiée", en: "No date published" },
  "fire.unknown.extinguished": { fr: "Aucune date publiée", en: "No date published" },
  "fire.stillActive": { fr: "Pas encore", en: "Not yet" },

  "fire.status.0": {
    fr: "Le feu est répertorié. Cet état s’emploie surtout dans la zone nordique. Aucune intervention n’a lieu pour l’instant.",
    en: "The fire is on record. This status is used mostly in the northern zone. The fire is not being fought for now.",
  },
  "fire.status.1": {
    fr: "Le feu vient d’être signalé et est en cours d’évaluation. Sa superficie et son état peuvent changer très vite.",
    en: "The fire has just been reported and is being assessed. Its size and status may change fast.",
  },
  "fire.status.2": {
    fr: "Le feu est connu et surveillé. Aucune intervention n’a lieu pour l’instant.",
    en: "The fire is known and being monitored. It is not being fought for now.",
  },
  "fire.status.3": {
    fr: "Le feu progresse et n’est pas encore arrêté. Si vous êtes à proximité, suivez les consignes de votre municipalité et préparez-vous à partir.",
    en: "The fire is spreading and has not been stopped. If you are nearby, follow your municipality’s instructions and get ready to leave.",
  },
  "fire.status.4": {
    fr: "La progression du feu est arrêtée pour l’instant. Il brûle toujours ; l’agence ne s’attend pas à ce qu’il grandisse de plus de 10 %.",
    en: "The fire’s spread has been stopped for now. The fire is still burning; the agency does not expect it to grow by more than 10%.",
  },
  "fire.status.5": {
    fr: "La propagation du feu est arrêtée par une ligne d’arrêt ou par la météo. Il n’est pas encore éteint ; il peut y avoir de la fumée pendant plusieurs jours.",
    en: "The fire’s spread has been stopped by a fire line or by the weather. The fire is not extinguished yet, and there may be smoke for days.",
  },
  "fire.status.6": {
    fr: "Le feu est éteint : plus rien ne brûle.",
    en: "The fire is extinguished: nothing is burning there any more.",
  },

  "fire.unlisted.title": {
    fr: "Ce feu n’est plus dans la liste de l’agence",
    en: "The agency no longer lists this fire",
  },
  "fire.unlisted.text": {
    fr: "Vous voyez son dernier état connu. Un feu quitte la liste quand il est réuni à un autre ou que sa fiche est corrigée.",
    en: "This is its last known status. A fire leaves the list when it is merged with another or when its record is corrected.",
  },
  "fire.missing.title": { fr: "Feu {{id}}", en: "Fire {{id}}" },
  "fire.missing.description": {
    fr: "La liste des feux n’est pas disponible pour le moment. Cette page sera complète dès que nous aurons de nouveau la liste.",
    en: "The list of fires is not available right now. This page will be complete as soon as the list is back.",
  },
});
