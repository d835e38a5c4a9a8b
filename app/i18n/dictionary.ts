// This file is long because it has every text that all pages share, which a visit loads once.

import { DANGER_NAMES, DIRECTIONS, inSentence, STATUS_NAMES } from "#plan/names.ts";
import type { Bilingual } from "#territory/language.ts";
import { bilingualTexts, type TextSet } from "./bilingual-texts.ts";

/** Turns names by ID into texts by key, such as `status.1.plural_one`. */
const named = <Start extends string, Id extends number, End extends string>(
  start: Start,
  names: Readonly<Record<Id, Bilingual>>,
  end: End,
  written = (name: Bilingual) => name,
) =>
  Object.fromEntries(
    Object.entries<Bilingual>(names).map(([id, name]) => [`${start}${id}${end}`, written(name)]),
  ) as Record<`${Start}${Id}${End}`, Bilingual>;

/** Texts of every page; the content service's dictionary replaces some of them. */
export const dictionary = bilingualTexts({
  "site.name": { fr: "Vigie, feux de forêt Québec", en: "Vigie, Quebec wildfires" },
  "site.description": {
    fr: "Les feux de forêt au Québec : situation, danger d’incendie, restrictions et prévention.",
    en: "Wildfires in Quebec: current situation, fire danger, restrictions and prevention.",
  },
  "site.mark": { fr: "Vigie", en: "Vigie" },
  "site.tagline": { fr: "Feux de forêt Québec", en: "Quebec wildfires" },

  "skip.main": { fr: "Aller au contenu principal", en: "Skip to main content" },
  "nav.main": { fr: "Navigation principale", en: "Main navigation" },
  "nav.menu": { fr: "Menu", en: "Menu" },
  "nav.close": { fr: "Fermer", en: "Close" },
  "nav.home": { fr: "Accueil", en: "Home" },
  "nav.situation": { fr: "État de la situation", en: "Current situation" },
  "nav.map": { fr: "Carte", en: "Map" },
  "nav.review": { fr: "Bilan", en: "Season review" },
  "nav.releases": { fr: "Communiqués", en: "Press releases" },
  "nav.blog": { fr: "Blogue", en: "Blog" },
  "nav.prevention": { fr: "Prévention", en: "Prevention" },
  "nav.ready": { fr: "Se préparer", en: "Get ready" },
  "nav.fires": { fr: "Feux", en: "Fires" },
  "nav.danger": { fr: "Danger d’incendie", en: "Fire danger" },
  "nav.restrictions": { fr: "Restrictions", en: "Restrictions" },
  "nav.breadcrumbs": { fr: "Fil d’Ariane", en: "Breadcrumbs" },
  "nav.otherLanguage": { fr: "English", en: "Français" },
  "nav.find": { fr: "S’informer", en: "Stay informed" },
  "nav.prevent": { fr: "Prévenir", en: "Prevent fires" },
  "nav.permits": { fr: "Permis et autorisations", en: "Permits and authorizations" },
  "nav.industries": { fr: "Industries et collectivités", en: "Industries and communities" },
  "nav.report": { fr: "Signaler un feu", en: "Report a fire" },
  "nav.agency": { fr: "L’agence", en: "The agency" },
  "nav.about": { fr: "À propos", en: "About us" },
  "nav.careers": { fr: "Carrières", en: "Careers" },
  "nav.contact": { fr: "Nous joindre", en: "Contact" },
  "nav.widget": { fr: "Widget pour votre site", en: "Widget for your site" },
  "nav.privacy": { fr: "Confidentialité", en: "Privacy" },
  "nav.terms": { fr: "Conditions d’utilisation", en: "Terms and conditions" },
  "nav.accessibility": { fr: "Accessibilité", en: "Accessibility" },
  "nav.search": { fr: "Chercher dans le site", en: "Search the site" },
  "nav.search.submit": { fr: "Chercher", en: "Search" },
  "nav.profile": { fr: "Mon profil", en: "My profile" },
  "save.place": { fr: "Enregistrer ce lieu", en: "Save this place" },
  "save.fire": { fr: "Suivre ce feu", en: "Track this fire" },
  "save.releases": { fr: "Recevoir nos communiqués par courriel", en: "Get our press releases by email" },
  "nav.here": { fr: "Chez moi", en: "My area" },

  "emergency.label": { fr: "Numéros d’urgence", en: "Emergency numbers" },
  "emergency.911": { fr: "Vie en danger :", en: "Life in danger:" },
  "emergency.report": { fr: "Signaler un feu :", en: "Report a fire:" },
  "emergency.or": { fr: "ou", en: "or" },
  "emergency.online.short": { fr: "en ligne", en: "online" },
  "emergency.online": { fr: "Signaler un feu en ligne", en: "Report a fire online" },
  "emergency.cannotCall": { fr: "Si vous ne pouvez pas appeler :", en: "If you can’t call:" },
  "emergency.number": { fr: "1 800 463‑FEUX", en: "1‑800‑463‑3389" },
  "emergency.number.full": { fr: "1 800 463‑3389", en: "1‑800‑463‑FEUX" },

  "footer.sections": { fr: "Le site", en: "This site" },
  "footer.openData": { fr: "Données ouvertes", en: "Open data" },
  "footer.fireIndex": { fr: "Tous les feux de l’année", en: "All fires this year" },
  "footer.alertStatus": { fr: "Service d’alerte", en: "Alert service" },
  "footer.newsletter": { fr: "Communiqués par courriel", en: "Press releases by email" },
  "footer.plan": { fr: "Plan du site", en: "Site map" },
  "footer.light": { fr: "Page légère (connexion lente)", en: "Light version (slow connection)" },
  "footer.emergency": { fr: "En cas d’urgence", en: "In an emergency" },
  "footer.emergency.911": {
    fr: "Votre vie ou votre maison est menacée : composez le",
    en: "If your life or home is in danger, call",
  },
  "footer.emergency.report": {
    fr: "Vous voyez un feu de forêt ou de la fumée : composez le",
    en: "If you see a wildfire or smoke, call",
  },
  "footer.data": {
    fr: "Feux, danger d’incendie et restrictions : données publiques de l’agence (CC BY 4.0, Gouvernement du Québec), lues chaque minute.",
    en: "Fires, fire danger and restrictions: the agency’s public data (CC BY 4.0, Gouvernement du Québec), checked every minute.",
  },
  "footer.shapes": {
    fr: "Les limites des régions et des zones dessinées sur ce site sont approximatives et n’ont pas de valeur juridique. Frontière du Labrador : tracé de 1927 du Conseil privé (non définitif).",
    en: "Region and zone boundaries on this site are approximate and not legally binding. Labrador boundary: 1927 Privy Council line (not final).",
  },
  "footer.official": {
    fr: "En situation d’urgence, suivez d’abord les consignes de votre municipalité et des autorités sur place.",
    en: "In an emergency, always follow instructions from your municipality and local authorities first.",
  },
  "footer.places": {
    fr: "Lieux : GeoNames (CC BY 4.0). Lacs et rivières : OpenStreetMap (ODbL), Natural Earth.",
    en: "Places: GeoNames (CC BY 4.0). Lakes and rivers: OpenStreetMap (ODbL), Natural Earth.",
  },

  "age.read": { fr: "Données de {{time}}", en: "Data as of {{time}}" },
  "age.now": { fr: "à l’instant", en: "just now" },
  "age.none": { fr: "Données indisponibles pour le moment", en: "Data unavailable for now" },
  "age.agency": {
    fr: "Dernier changement publié par l’agence : {{when}}",
    en: "Latest change published by the agency: {{when}}",
  },
  "age.late": {
    fr: "Données en retard : dernière réception le {{when}}",
    en: "Data delayed: last received on {{when}}",
  },
  "age.old": {
    fr: "Données trop anciennes, reçues le {{when}}",
    en: "Data out of date: last received on {{when}}",
  },
  "age.lateText": {
    fr: "Le service de données ne répond pas normalement. Vous voyez les derniers chiffres reçus ; nous réessayons chaque minute.",
    en: "The data service is not responding normally. These are the last figures we received. We try again every minute.",
  },
  "age.oldText": {
    fr: "Ces chiffres sont anciens et la situation a pu changer. Avant de vous déplacer ou d’allumer un feu, informez-vous auprès de votre municipalité.",
    en: "These figures are old and the situation may have changed. Before you travel or light a fire, check with your municipality.",
  },
  "age.failing": {
    fr: "La dernière mise à jour a échoué ; nous réessayons chaque minute.",
    en: "The last update failed. We try again every minute.",
  },
  "age.doubted": {
    fr: "Les dernières données de l’agence paraissent fausses ou incomplètes. Nous conservons les précédentes et réessayons chaque minute.",
    en: "The agency’s latest response looks wrong or incomplete. We are keeping the earlier data and checking every minute.",
  },
  "age.pause": { fr: "Suspendre la mise à jour", en: "Pause updates" },
  "age.resume": { fr: "Reprendre la mise à jour", en: "Resume updates" },
  "age.dropped_one": {
    fr: "{{count}} fiche reçue est illisible et n’est pas affichée.",
    en: "{{count}} record could not be read and is not shown.",
  },
  "age.dropped_other": {
    fr: "{{count}} fiches reçues sont illisibles et ne sont pas affichées.",
    en: "{{count}} records could not be read and are not shown.",
  },

  "missing.title": { fr: "Cette information n’est pas disponible", en: "This information is not available" },
  "missing.text": {
    fr: "Le service de données ne répond pas. Cela ne veut pas dire qu’il n’y a ni feu ni restriction. Informez-vous auprès de votre municipalité. Pour signaler un feu, composez le {{number}}.",
    en: "The data service is not responding. This does not mean that there are no fires or restrictions. Check with your municipality. To report a fire, call {{number}}.",
  },

  "home.active_one": { fr: "feu actif", en: "active fire" },
  "home.active_other": { fr: "feux actifs", en: "active fires" },

  "place.submit": { fr: "Vérifier", en: "Check" },
  "place.locate": { fr: "Utiliser ma position", en: "Use my location" },
  "place.locate.off": {
    fr: "Comment couper l’accès à votre position",
    en: "How to turn off access to your location",
  },
  "place.locating": { fr: "Recherche de votre position…", en: "Finding your location…" },
  "place.danger": { fr: "Danger d’incendie, zone {{zone}}", en: "Fire danger, {{zone}} zone" },
  "place.noDanger": {
    fr: "Le niveau de danger d’incendie n’est pas publié pour ce lieu.",
    en: "The fire danger level is not published for this place.",
  },
  "place.restrictions": { fr: "Restrictions en vigueur ici", en: "Restrictions in force here" },
  "place.noRestriction": {
    fr: "Aucune restriction provinciale en vigueur ici.",
    en: "No provincial restrictions are in force here.",
  },
  "place.municipal": {
    fr: "Votre municipalité peut avoir ses propres règles. Vérifiez auprès d’elle avant d’allumer un feu.",
    en: "Your municipality may have its own rules. Check with it before you light a fire.",
  },
  "place.nearest": { fr: "Feux actifs les plus proches", en: "Nearest active fires" },
  "place.noFire": {
    fr: "Aucun feu actif à moins de {{distance}}.",
    en: "No active fires within {{distance}}.",
  },
  "place.near": { fr: "à moins de {{distance}}", en: "less than {{distance}} away" },
  "place.distance": { fr: "à {{distance}} {{direction}}", en: "{{distance}} {{direction}}" },

  ...named("direction.", DIRECTIONS, ""),

  "day.0": { fr: "Aujourd’hui", en: "Today" },
  "day.1": { fr: "Demain", en: "Tomorrow" },
  "day.2": { fr: "Après-demain", en: "Day after tomorrow" },

  "map.title": {
    fr: "Carte du Québec : danger d’incendie aujourd’hui et feux actifs",
    en: "Map of Quebec: fire danger today and active fires",
  },
  "map.text": {
    fr: "{{fires}} sur la carte. Niveau de danger le plus répandu : {{level}}. Les listes de cette page donnent les mêmes renseignements sous forme de texte.",
    en: "{{fires}} on the map. Most widespread danger level: {{level}}. The lists on this page give the same information as text.",
  },
  "map.textNoDanger": {
    fr: "{{fires}} sur la carte. Le danger d’incendie n’est pas disponible.",
    en: "{{fires}} on the map. Fire danger is not available.",
  },
  "map.textNoFires": {
    fr: "Les données sur les feux ne sont pas disponibles : cette carte n’en montre aucun, mais il peut y en avoir.",
    en: "Fire data is not available, so this map shows no fires. There may be some.",
  },
  "map.fires_zero": { fr: "Aucun feu actif", en: "No active fires" },
  "map.fires_one": { fr: "{{count}} feu actif", en: "{{count}} active fire" },
  "map.fires_other": { fr: "{{count}} feux actifs", en: "{{count}} active fires" },
  "map.beyond_one": {
    fr: "{{count}} feu actif brûle plus au nord, hors de la carte : il est dans la liste.",
    en: "{{count}} active fire is burning farther north, off this map: it is in the list.",
  },
  "map.beyond_other": {
    fr: "{{count}} feux actifs brûlent plus au nord, hors de la carte : ils sont dans la liste.",
    en: "{{count}} active fires are burning farther north, off this map: they are in the list.",
  },
  "map.unmapped_one": {
    fr: "{{count}} feu actif n’a pas de coordonnées : il est seulement dans la liste.",
    en: "{{count}} active fire has no coordinates: it appears only in the list.",
  },
  "map.unmapped_other": {
    fr: "{{count}} feux actifs n’ont pas de coordonnées : ils sont seulement dans la liste.",
    en: "{{count}} active fires have no coordinates: they appear only in the list.",
  },
  "map.live": { fr: "Voir sur la carte interactive", en: "See the interactive map" },
  "map.legend.danger": { fr: "Danger d’incendie aujourd’hui", en: "Fire danger today" },
  "map.legend.fires": { fr: "Feux, selon leur état et leur superficie", en: "Fires, by status and size" },
  "map.approximate": { fr: "Limites approximatives.", en: "Boundaries are approximate." },
  "map.noData": {
    fr: "Zones sans couleur : niveau de danger non publié",
    en: "Zones without colour: danger level not published",
  },

  "restrictions.title": { fr: "Restrictions en vigueur", en: "Restrictions in force" },
  "restrictions.none": { fr: "Aucune restriction en vigueur", en: "No restrictions in force" },
  "restrictions.noneText": {
    fr: "Aucune restriction provinciale n’est en vigueur. Le danger d’incendie peut changer vite, et votre municipalité peut avoir ses propres règles. Vérifiez-les avant d’allumer un feu.",
    en: "No provincial restrictions are in force. Fire danger can change quickly, and your municipality may have its own rules. Check before you light a fire.",
  },
  "restrictions.incomplete": { fr: "Liste incomplète", en: "Incomplete list" },
  "restrictions.incompleteText": {
    fr: "Une restriction reçue est incomplète ou illisible : elle peut s’appliquer ici. Vérifiez auprès de votre municipalité.",
    en: "A restriction we received is incomplete or cannot be read: it may apply here. Check with your municipality.",
  },
  "restrictions.old": { fr: "Liste trop ancienne", en: "List out of date" },
  "restrictions.oldText": {
    fr: "Nos données sont trop anciennes : une restriction peut s’appliquer sans être dans cette liste. Vérifiez auprès de votre municipalité.",
    en: "Our data is too old: a restriction that is not in this list may apply. Check with your municipality.",
  },
  "restrictions.since": { fr: "depuis le {{when}}", en: "since {{when}}" },
  "restrictions.from": { fr: "à compter du {{when}}", en: "from {{when}}" },
  "restrictions.until": { fr: "jusqu’au {{when}}", en: "until {{when}}" },
  "restrictions.noEnd": { fr: "jusqu’à nouvel ordre", en: "until further notice" },
  "restrictions.partOf.region": { fr: "dans une partie de la région", en: "in part of the region" },
  "restrictions.partOf.zone": { fr: "dans une partie de la zone", en: "in part of the zone" },
  "restrictions.unsure": { fr: "secteur ou dates à confirmer", en: "area or dates to be confirmed" },
  "restrictions.upcoming": { fr: "Restrictions annoncées", en: "Announced restrictions" },
  "restrictions.area.none": { fr: "Secteur non précisé", en: "Area not specified" },
  "restrictions.help.title": {
    fr: "Qu’est-ce qui est permis ou interdit ?",
    en: "What is allowed and what is banned?",
  },

  "restriction.construction_morning": {
    fr: "Restriction des travaux en forêt, de 8 h à 20 h",
    en: "Forest work restriction, 8 a.m. to 8 p.m.",
  },
  "restriction.construction_afternoon": {
    fr: "Restriction des travaux en forêt, de 12 h à 20 h",
    en: "Forest work restriction, noon to 8 p.m.",
  },
  "restriction.construction_day": {
    fr: "Restriction des travaux en forêt, 24 heures sur 24",
    en: "Forest work restriction, 24 hours a day",
  },
  "restriction.fire": {
    fr: "Interdiction de faire des feux à ciel ouvert en forêt ou à proximité",
    en: "Open fire ban in or near forests",
  },
  "restriction.access": {
    fr: "Interdiction d’accès et de circulation en forêt",
    en: "Forest access and travel ban",
  },
  "restriction.plane": { fr: "Interdiction de vol", en: "Flight ban" },
  "restriction.risk": { fr: "Zone à risque", en: "Area at risk" },
  "restriction.closure": { fr: "Fermeture de territoire", en: "Area closure" },
  "restriction.other": { fr: "Restriction (type non précisé)", en: "Restriction (type not specified)" },
  "restriction.fire.help": {
    fr: "Les feux à ciel ouvert sont interdits en forêt ou à proximité : feux de camp, brûlage, feux d’artifice. Les foyers munis d’un pare-étincelles (ouvertures de 1 cm au plus) et les appareils au gaz ou à l’éthanol restent permis, sauf règle municipale plus sévère.",
    en: "Open fires are banned in or near forests, including campfires, burning debris and fireworks. Fire pits and stoves with a spark arrester (openings of 1 cm or less) and gas or ethanol appliances are still allowed, unless your municipality has stricter rules.",
  },
  "restriction.access.help": {
    fr: "Il est interdit d’entrer ou de circuler en forêt publique sans autorisation, quelle que soit la raison. Si vous y êtes, quittez le secteur dès que vous pouvez le faire en sécurité.",
    en: "Do not enter or travel in public forests without authorization, whatever the reason. If you are there, leave the area as soon as you can do so safely.",
  },
  "restriction.closure.help": {
    fr: "Ce territoire est fermé. Si vous y êtes, quittez-le ; n’y retournez pas avant la levée de la fermeture.",
    en: "This area is closed. If you are there, leave, and do not return until the closure is lifted.",
  },
  "restriction.risk.help": {
    fr: "Un feu menace ce secteur : préparez-vous à partir et suivez les consignes locales.",
    en: "A fire threatens this area: get ready to leave and follow local instructions.",
  },
  "restriction.plane.help": {
    fr: "Tout vol, drones compris, est interdit autour du feu : un seul drone suffit à clouer au sol les avions-citernes.",
    en: "No flights, including drone flights, are allowed around the fire: a single drone can ground the water bombers.",
  },
  "restriction.construction_morning.help": {
    fr: "L’agence demande aux entreprises de suspendre, de 8 h à 20 h, les travaux en forêt faits avec de la machinerie ou de l’équipement motorisé.",
    en: "The agency asks companies to stop, from 8 a.m. to 8 p.m., forest work that uses machinery or motorized equipment.",
  },
  "restriction.construction_afternoon.help": {
    fr: "L’agence demande aux entreprises de suspendre, de 12 h à 20 h, les travaux en forêt faits avec de la machinerie ou de l’équipement motorisé.",
    en: "The agency asks companies to stop, from noon to 8 p.m., forest work that uses machinery or motorized equipment.",
  },
  "restriction.construction_day.help": {
    fr: "L’agence demande aux entreprises de suspendre, jour et nuit, les travaux en forêt faits avec de la machinerie ou de l’équipement motorisé.",
    en: "The agency asks companies to stop, day and night, forest work that uses machinery or motorized equipment.",
  },
  "restriction.other.help": {
    fr: "Nous ne savons pas ce que cette restriction interdit : elle peut interdire les feux. N’allumez rien avant d’avoir vérifié auprès de votre municipalité.",
    en: "We do not know what this restriction bans: it may ban fires. Do not light a fire until you have checked with your municipality.",
  },

  "period.measure": { fr: "Indicateur", en: "Indicator" },

  "fires.all": { fr: "Tous les feux", en: "All fires" },

  "danger.help": { fr: "Comprendre les niveaux de danger", en: "Understanding danger levels" },
  "danger.help.source": {
    fr: "Selon les conseils que publie l’agence. Une restriction ou un règlement municipal peut être plus sévère.",
    en: "Based on the agency’s public advice. A restriction or a municipal bylaw can be stricter.",
  },
  "danger.help.close": { fr: "Fermer l’aide", en: "Got it" },

  "situation.title": { fr: "État de la situation", en: "Current situation" },
  "situation.heading": { fr: "L’état de la situation", en: "The current situation" },
  "situation.description": {
    fr: "L’état des feux de forêt du Québec, le danger d’incendie de chaque zone sur trois jours et les restrictions en vigueur.",
    en: "Quebec wildfires by status, the 3-day fire danger outlook by zone, and restrictions in force.",
  },
  "situation.contents": { fr: "Dans cette page", en: "On this page" },
  "situation.part.fires_one": { fr: "feu actif", en: "active fire" },
  "situation.part.fires_other": { fr: "feux actifs", en: "active fires" },
  "situation.part.danger_one": {
    fr: "zone évaluée pour le danger d’incendie",
    en: "zone rated for fire danger",
  },
  "situation.part.danger_other": {
    fr: "zones évaluées pour le danger d’incendie",
    en: "zones rated for fire danger",
  },
  "situation.part.restrictions_one": { fr: "restriction en vigueur", en: "restriction in force" },
  "situation.part.restrictions_other": { fr: "restrictions en vigueur", en: "restrictions in force" },

  "fires.title": { fr: "Les feux", en: "Fires" },
  "fires.description_zero": {
    fr: "Aucun feu ne correspond à vos filtres.",
    en: "No fires match your filters.",
  },
  "fires.description_one": {
    fr: "{{count}} feu correspond à vos filtres.",
    en: "{{count}} fire matches your filters.",
  },
  "fires.description_other": {
    fr: "{{count}} feux correspondent à vos filtres.",
    en: "{{count}} fires match your filters.",
  },
  "fires.caption": { fr: "Feux, page {{page}} sur {{pages}}", en: "Fires, page {{page}} of {{pages}}" },
  "fires.none": { fr: "Aucun feu ne correspond à vos filtres", en: "No fires match your filters" },
  "fires.none.text": {
    fr: "Choisissez un autre état ou tout le Québec.",
    en: "Try another status or all of Quebec.",
  },
  "winter.title": { fr: "Hors de la saison des feux", en: "Outside the fire season" },
  "winter.text": {
    fr: "Aucun feu actif. La saison des feux va d’avril à la mi-novembre. Un feu mal éteint peut couver tout l’hiver : noyez les braises. Si vous voyez un feu, signalez-le.",
    en: "No active fires. The fire season runs from April to mid-November. A fire that is not fully out can smoulder all winter: drown the embers. If you see a fire, report it.",
  },
  "quiet.title": { fr: "Aucun feu actif en ce moment", en: "No active fires at the moment" },
  "quiet.text": {
    fr: "La prudence reste de mise : le danger d’incendie peut changer en quelques heures. Vérifiez-le avant d’allumer un feu.",
    en: "Stay alert: fire danger can change within hours. Check it before you light a fire.",
  },
  "fires.reset": { fr: "Effacer les filtres", en: "Clear filters" },
  "fires.filter": { fr: "Filtrer les feux", en: "Filter fires" },
  "fires.filter.apply": { fr: "Appliquer les filtres", en: "Apply filters" },
  "fires.filter.status": { fr: "État", en: "Status" },
  "fires.filter.words": { fr: "Nom, numéro ou lieu", en: "Name, number or place" },
  "fires.filter.region": { fr: "Région", en: "Region" },
  "fires.filter.region.all": { fr: "Tout le Québec", en: "All of Quebec" },
  "fires.filter.zone": { fr: "Zone de danger d’incendie", en: "Fire danger rating zone" },
  "fires.filter.zone.all": { fr: "Toutes les zones", en: "All zones" },
  "fires.filter.cause.all": { fr: "Toutes les causes", en: "All causes" },
  "fires.filter.protection": { fr: "Zone de protection", en: "Protection zone" },
  "fires.filter.protection.all": { fr: "Les deux zones", en: "Both zones" },
  "fires.filter.sort": { fr: "Trier par", en: "Sort by" },
  "fires.status.active": { fr: "Tous les feux actifs", en: "All active fires" },
  "fires.status.contained": { fr: "Englobé", en: "Contained" },
  "fires.printed": {
    fr: "Cette feuille montre {{shown}} des {{total}} feux. Les autres sont sur la page dont le lien est imprimé en haut.",
    en: "This sheet shows {{shown}} of {{total}} fires. The others are on the page whose link is printed at the top.",
  },
  "fires.column.fire": { fr: "Feu", en: "Fire" },
  "fires.column.status": { fr: "État", en: "Status" },
  "fires.column.size": { fr: "Superficie", en: "Size" },
  "fires.column.place": { fr: "Lieu", en: "Place" },
  "fires.column.started": { fr: "Début", en: "Started" },
  "fires.column.cause": { fr: "Cause", en: "Cause" },
  "fires.unnamed": { fr: "Feu {{number}}", en: "Fire {{number}}" },
  "fires.number": { fr: "nº {{number}}", en: "Fire No. {{number}}" },
  "fires.size.unknown": { fr: "Superficie non publiée", en: "Size not published" },
  "fires.place.unknown": { fr: "Lieu à confirmer", en: "Place to be confirmed" },
  "fires.began": { fr: "commencé le {{when}}", en: "started {{when}}" },
  "fires.extinguished": { fr: "Éteint le {{when}}", en: "Extinguished on {{when}}" },
  "fires.contained": { fr: "Englobé le {{when}}", en: "Contained on {{when}}" },
  "fires.northern": { fr: "Zone nordique", en: "Northern zone" },
  "fires.byRegion": { fr: "Feux par région", en: "Fires by region" },
  "fires.pages": { fr: "Pages de la liste des feux", en: "Fire list pages" },
  "fires.page.previous": { fr: "Page précédente", en: "Previous page" },
  "fires.page.next": { fr: "Page suivante", en: "Next page" },
  "fires.page.current": { fr: "Page {{page}} sur {{pages}}", en: "Page {{page}} of {{pages}}" },

  "sort.gravity": { fr: "Gravité", en: "Severity" },
  "sort.size": { fr: "Superficie", en: "Size" },
  "sort.start": { fr: "Date de début", en: "Start date" },
  "sort.name": { fr: "Nom", en: "Name" },
  "sort.region": { fr: "Région", en: "Region" },
  "sort.protection": { fr: "Zone de protection", en: "Protection zone" },
  "sort.extinguished": { fr: "Date d’extinction", en: "Date extinguished" },
  "sort.cause": { fr: "Cause", en: "Cause" },

  "protection.intensive": { fr: "Zone intensive", en: "Intensive zone" },
  "protection.northern": { fr: "Zone nordique", en: "Northern zone" },
  "protection.help": {
    fr: "Zone intensive : tous les feux y sont combattus. Zone nordique : on y combat seulement les feux qui menacent des personnes ou des installations.",
    en: "Intensive zone: every fire is fought. Northern zone: only fires that threaten people or facilities are fought.",
  },

  "print.newer": { fr: "La version la plus récente :", en: "For the latest version:" },
  "danger.title": { fr: "Le danger d’incendie par zone", en: "Fire danger by zone" },
  "danger.caption": {
    fr: "Danger d’incendie par zone, sur trois jours",
    en: "3-day fire danger outlook by zone",
  },
  "danger.column.zone": { fr: "Zone", en: "Zone" },
  "danger.others": {
    fr: "Danger d’incendie, autres zones",
    en: "Fire danger in other zones",
  },
  "danger.none": { fr: "Aucune zone à ce niveau aujourd’hui", en: "No zones at this level today" },
  "danger.none.text": {
    fr: "Choisissez un autre niveau pour voir les zones.",
    en: "Choose another level to see zones.",
  },
  "danger.unknown": { fr: "Non publié", en: "Not published" },
  ...named("danger.", DANGER_NAMES, ""),
  "danger.1.help": {
    fr: "Le feu prend difficilement et s’éteint facilement.",
    en: "Fires are hard to start and easy to put out.",
  },
  "danger.1.light": {
    fr: "S’il n’y a aucune interdiction et si votre municipalité le permet, vous pouvez faire un feu avec prudence.",
    en: "Where there is no ban and your municipality allows it, you can light a fire with care.",
  },
  "danger.2.help": { fr: "Le feu peut s’étendre en surface.", en: "Fire can spread along the ground." },
  "danger.2.light": {
    fr: "S’il n’y a aucune interdiction et si votre municipalité le permet, faites seulement de petits feux (1 m sur 1 m au plus), près de l’eau et par temps calme.",
    en: "Where there is no ban and your municipality allows it, light only small fires (1 m by 1 m at most), near water and in calm weather.",
  },
  "danger.3.help": {
    fr: "Le feu s’étend vite. Ne faites pas de brûlage.",
    en: "Fire spreads fast. Do not burn debris.",
  },
  "danger.3.light": {
    fr: "Même sans interdiction, n’allumez aucun feu si le vent dépasse 20 km/h.",
    en: "Even where there is no ban, do not light a fire if the wind is over 20 km/h.",
  },
  "danger.4.help": {
    fr: "Le feu est difficile à arrêter. N’allumez aucun feu à ciel ouvert.",
    en: "Fire is hard to stop. Do not light an open fire.",
  },
  "danger.4.light": {
    fr: "Même sans interdiction, utilisez seulement un foyer muni d’un pare-étincelles (ouvertures de 1 cm au plus).",
    en: "Even where there is no ban, use only a fire pit with a spark arrester (openings of 1 cm or less).",
  },
  "danger.5.help": {
    fr: "Le feu devient vite incontrôlable. N’allumez rien et évitez tout ce qui produit des étincelles.",
    en: "Fire quickly gets out of control. Do not light a fire, and avoid anything that makes sparks.",
  },

  ...named("status.", STATUS_NAMES, ""),
  ...named("status.", STATUS_NAMES, ".plural_one", inSentence),
  "status.0.plural_other": { fr: "recensés", en: "recorded" },
  "status.1.plural_other": { fr: "nouveaux", en: "new" },
  "status.2.plural_other": { fr: "sous observation", en: "under observation" },
  "status.3.plural_other": { fr: "hors contrôle", en: "out of control" },
  "status.4.plural_other": { fr: "contenus", en: "being held" },
  "status.5.plural_other": { fr: "maîtrisés", en: "under control" },
  "status.6.plural_other": { fr: "éteints", en: "extinguished" },

  "cause.1": { fr: "Foudre", en: "Lightning" },
  "cause.2": { fr: "Chemin de fer", en: "Railway" },
  "cause.3": { fr: "Opérations forestières", en: "Forest operations" },
  "cause.4": { fr: "Opérations industrielles", en: "Industrial operations" },
  "cause.5": { fr: "Incendiaire", en: "Arson" },
  "cause.6": { fr: "Résidants", en: "Residents" },
  "cause.7": { fr: "Récréation", en: "Recreation" },
  "cause.8": { fr: "Diverses", en: "Miscellaneous" },
  "cause.9": { fr: "À déterminer", en: "To be determined" },

  "toast.close": { fr: "Fermer ce message", en: "Close this message" },
  "toast.region": { fr: "Messages du site", en: "Site messages" },
  "toast.positionDenied": {
    fr: "Votre navigateur bloque l’accès à votre position. Autorisez cet accès dans ses réglages, ou entrez un lieu.",
    en: "Your browser is blocking access to your location. Allow it in the browser’s settings, or enter a place.",
  },
  "toast.positionUnavailable": {
    fr: "Votre position est introuvable pour l’instant. Entrez plutôt le nom d’un lieu.",
    en: "We cannot find your location right now. Enter the name of a place instead.",
  },
  "toast.positionTimeout": {
    fr: "La recherche de votre position prend trop de temps. Réessayez à l’extérieur, ou entrez le nom d’un lieu.",
    en: "Finding your location is taking too long. Try again outdoors, or enter the name of a place.",
  },
  "toast.mapDataInvalid": {
    fr: "Impossible d’afficher ces données sur la carte.",
    en: "This data cannot be shown on the map.",
  },
  "toast.offline": {
    fr: "Vous êtes hors ligne : les chiffres affichés sont les derniers reçus.",
    en: "You are offline: the figures shown are the last ones received.",
  },
  "toast.online": {
    fr: "Vous êtes de nouveau en ligne : les chiffres se mettent à jour.",
    en: "You are back online: the figures are being updated.",
  },
  "toast.apiError": {
    fr: "L’enregistrement a échoué. Rien n’est perdu : réessayez dans un instant.",
    en: "We could not save your changes. Nothing was lost: try again in a moment.",
  },
  "toast.notDeleted": {
    fr: "La suppression a échoué. Réessayez dans un instant.",
    en: "We could not delete this. Try again in a moment.",
  },
  "toast.notSent": {
    fr: "L’envoi a échoué. Réessayez dans un instant.",
    en: "We could not send this. Try again in a moment.",
  },
  "toast.phoneTaken": {
    fr: "Ce numéro de téléphone est déjà celui d’un autre profil. Vérifiez-le ou utilisez-en un autre.",
    en: "This phone number belongs to another profile. Check it, or use another one.",
  },
  "toast.profileUpdated": { fr: "Vos choix sont enregistrés.", en: "Your choices are saved." },
  "toast.placeSaved": { fr: "Lieu enregistré.", en: "Place saved." },
  "toast.placeDeleted": { fr: "Lieu supprimé.", en: "Place deleted." },
  "toast.fireSaved": { fr: "Vous suivez ce feu.", en: "You are tracking this fire." },
  "toast.fireDeleted": { fr: "Vous ne suivez plus ce feu.", en: "You are no longer tracking this fire." },

  "form.required": { fr: "Ce champ est obligatoire", en: "This field is required" },

  "choices.unknown": { fr: "Ce lien contient un filtre inconnu", en: "This link contains an unknown filter" },
  "choices.unknownText": {
    fr: "Ce filtre n’est pas appliqué. Vérifiez les filtres de la liste.",
    en: "This filter is not applied. Check the filters on the list.",
  },

  "network.away": { fr: "Pas de connexion", en: "No connection" },
  "network.awayText": {
    fr: "La page demandée s’ouvrira dès que la connexion sera rétablie. Vous pouvez continuer à lire la page actuelle.",
    en: "The page you asked for will open as soon as the connection is back. You can keep reading this one.",
  },
  "site.away": { fr: "Page indisponible pour l’instant", en: "Page unavailable for now" },
  "site.awayText": {
    fr: "La page demandée s’ouvrira dès que le site pourra l’afficher. Vous pouvez continuer à lire la page actuelle.",
    en: "The page you asked for will open as soon as the site can show it. You can keep reading this one.",
  },
  "network.retry": { fr: "Réessayer", en: "Try again" },
  "kept.title": {
    fr: "Pas de connexion : page enregistrée le {{when}}",
    en: "No connection: page saved on {{when}}",
  },
  "kept.site": {
    fr: "Version récente indisponible : page enregistrée le {{when}}",
    en: "Latest version unavailable: page saved on {{when}}",
  },
  "kept.text": {
    fr: "Cette copie a été enregistrée sur cet appareil. La situation a pu changer depuis : en cas de danger, n’attendez pas une page plus récente, composez le 911.",
    en: "This copy was saved on this device. The situation may have changed since. If you are in danger, call 911: do not wait for an updated page.",
  },

  "error.notFound.title": { fr: "Page/introuvable", en: "Page/not found" },
  "error.notFound.text": {
    fr: "La page demandée n’est pas disponible. Le lien a peut-être changé, ou le feu n’est plus dans la liste.",
    en: "This page is not available. The link may have changed, or the fire is no longer on the list.",
  },
  "error.failure.title": { fr: "Problème/technique", en: "Technical/problem" },
  "error.failure.text": {
    fr: "La page n’a pas pu s’afficher. Réessayez dans un instant : le problème nous a été signalé.",
    en: "We could not load this page. Try again in a moment: the problem has been reported to us.",
  },
  "error.failure.urgent": {
    fr: "En cas d’urgence, n’attendez pas.",
    en: "In an emergency, do not wait.",
  },
  "error.home": { fr: "Retour à l’accueil", en: "Back to the homepage" },

  "smoke.title": { fr: "Vous voyez de la fumée ?", en: "Do you see smoke?" },
  "smoke.1": {
    fr: "Appelez tout de suite le {{number}}, sans frais, jour et nuit. Vie en danger : 911.",
    en: "Call {{number}} right away. The call is free, day or night. If a life is in danger, call 911.",
  },
  "smoke.2": {
    fr: "Dites où vous êtes, où se trouve la fumée, de quelle couleur elle est et ce qui est menacé.",
    en: "Say where you are, where the smoke is, what colour it is and what is threatened.",
  },
  "smoke.3": {
    fr: "Ne vous approchez pas du feu et laissez les chemins libres pour les équipes.",
    en: "Do not go near the fire, and keep roads clear for fire crews.",
  },

  "download.fires": { fr: "Télécharger la liste des feux", en: "Download the list of fires" },
  "download.danger": { fr: "Télécharger les niveaux de danger par zone", en: "Download fire danger by zone" },
  "download.restrictions": { fr: "Télécharger les restrictions", en: "Download the restrictions" },
  "download.csv": { fr: "CSV", en: "CSV" },
  "download.csv.use": { fr: "tableur", en: "spreadsheet" },
  "download.geojson": { fr: "GeoJSON", en: "GeoJSON" },
  "download.geojson.use": { fr: "carte", en: "map" },
  "download.missing": {
    fr: "Ces données ne sont pas disponibles pour l’instant : le service de l’agence n’a pas encore répondu. Réessayez dans une minute.",
    en: "This data is not available right now: the agency’s service has not responded yet. Try again in a minute.",
  },
  "download.notFound": { fr: "Ce lien ne mène à aucun fichier.", en: "This link does not lead to a file." },

  "units.title": { fr: "Unités de mesure", en: "Units of measure" },
  "units.size": { fr: "Superficies", en: "Areas" },
  "units.distance": { fr: "Distances", en: "Distances" },
  "units.apply": { fr: "Changer les unités", en: "Change units" },
  "units.hectares": { fr: "hectares", en: "hectares" },
  "units.acres": { fr: "acres", en: "acres" },
  "units.arpents": { fr: "arpents", en: "arpents" },
  "units.kilometres": { fr: "kilomètres", en: "kilometres" },
  "units.metres": { fr: "mètres", en: "metres" },
  "units.feet": { fr: "pieds", en: "feet" },
});

export type DictionaryKey = typeof dictionary extends TextSet<infer Key> ? Key : never;
