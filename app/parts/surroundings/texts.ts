import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const surroundingsTexts = bilingualTexts({
  "around.alerts": { fr: "Ordres et alertes officiels", en: "Official orders and alerts" },
  "around.alerts.inForce_one": {
    fr: "{{count}} ordre ou alerte officielle en vigueur au Québec",
    en: "{{count}} official order or alert in force in Quebec",
  },
  "around.alerts.inForce_other": {
    fr: "{{count}} ordres ou alertes officiels en vigueur au Québec",
    en: "{{count}} official orders or alerts in force in Quebec",
  },
  "around.alerts.read": { fr: "Lire les ordres et les alertes", en: "Read the orders and alerts" },
  "around.alerts.here": {
    fr: "Une alerte officielle vise ce lieu",
    en: "An official alert covers this place",
  },
  "around.alerts.maybe": {
    fr: "Cette alerte officielle vise peut-être ce lieu",
    en: "This official alert may cover this place",
  },
  "around.alerts.ask": {
    fr: "Nous ne savons pas si ce lieu est dans le secteur visé : vérifiez auprès de votre municipalité.",
    en: "We cannot tell if this place is inside the alert area: ask your municipality.",
  },
  "around.alerts.old": {
    fr: "Le service En Alerte ne répond plus : cette alerte peut avoir changé. Vérifiez auprès de votre municipalité.",
    en: "Alert Ready has stopped responding: this alert may have changed. Check with your municipality.",
  },
  "around.alerts.by": {
    fr: "Message publié par {{author}}, le {{when}}.",
    en: "Issued by {{author}} on {{when}}.",
  },
  "around.alerts.sent": { fr: "Message publié le {{when}}.", en: "Issued on {{when}}." },
  "around.alerts.until": { fr: "En vigueur jusqu’au {{when}}.", en: "In force until {{when}}." },
  "around.alerts.original": { fr: "Message d’origine", en: "Original message" },
  "around.alerts.rest": { fr: "Lire la suite du message", en: "Read the rest of the message" },
  "around.alerts.more_one": { fr: "{{count}} autre ordre ou alerte", en: "{{count}} other order or alert" },
  "around.alerts.more_other": {
    fr: "{{count}} autres ordres ou alertes",
    en: "{{count}} other orders or alerts",
  },
  "around.alerts.feed": { fr: "Fil Atom de ces messages", en: "Atom feed of these messages" },
  "around.alerts.ready": {
    fr: "Que faire quand un ordre est donné",
    en: "What to do when an order is issued",
  },
  "around.alerts.unknown": {
    fr: "Nous ne trouvons aucune alerte officielle pour ce lieu, mais certaines municipalités n’utilisent pas En Alerte. Pour savoir si vous devez partir, informez-vous auprès de votre municipalité ou consultez son site.",
    en: "We found no official alerts for this place, but not every municipality uses Alert Ready. To find out if you must leave, ask your municipality or check its website.",
  },
  "around.alerts.missing": {
    fr: "Le service En Alerte ne répond pas : nous ne pouvons pas dire si un ordre vise ce lieu. Vérifiez auprès de votre municipalité.",
    en: "Alert Ready is not responding: we cannot tell if an order covers this place. Ask your municipality.",
  },
  "around.alerts.listNone": {
    fr: "Nous ne trouvons aucun ordre ni aucune alerte en vigueur ici, mais certaines municipalités n’utilisent pas En Alerte. Vérifiez auprès de votre municipalité.",
    en: "We found no orders or alerts in force here, but not every municipality uses Alert Ready. Check with your municipality.",
  },
  "around.alerts.listOthers": {
    fr: "D’autres ordres peuvent exister : certaines municipalités n’utilisent pas En Alerte.",
    en: "There may be other orders: not every municipality uses Alert Ready.",
  },
  "around.alerts.listMissing": {
    fr: "Le service En Alerte ne répond pas : nous ne pouvons pas dire quels ordres sont en vigueur.",
    en: "Alert Ready is not responding: we cannot tell which orders are in force.",
  },
  "around.warnings": { fr: "Alertes météo", en: "Weather warnings" },
  "around.warnings.none": {
    fr: "Aucune alerte météo en vigueur pour ce lieu.",
    en: "No weather warnings are in force for this place.",
  },
  "around.warnings.unknown": {
    fr: "Nous ne recevons pas les alertes météo en ce moment : consultez meteo.gc.ca.",
    en: "We are not receiving weather warnings right now: see weather.gc.ca.",
  },

  "around.air": { fr: "Fumée et qualité de l’air", en: "Smoke and air quality" },
  "around.air.index": { fr: "Cote air santé : {{index}}", en: "Air Quality Health Index: {{index}}" },
  "around.air.low": { fr: "faible", en: "low" },
  "around.air.moderate": { fr: "modérée", en: "moderate" },
  "around.air.high": { fr: "élevée", en: "high" },
  "around.air.very-high": { fr: "très élevée", en: "very high" },
  "around.air.advice.low": {
    fr: "L’air convient aux activités extérieures.",
    en: "The air is good for outdoor activities.",
  },
  "around.air.advice.moderate": {
    fr: "Si vous toussez ou si la gorge vous pique, réduisez vos efforts physiques dehors, surtout si vous êtes malade du cœur ou des poumons.",
    en: "If you cough or your throat is sore, take it easy outdoors, especially if you have heart or lung disease.",
  },
  "around.air.advice.high": {
    fr: "Personnes malades du cœur ou des poumons, enfants et personnes aînées : réduisez ou reportez les efforts physiques dehors. Les autres : faites de même si vous toussez ou si la gorge vous pique.",
    en: "People with heart or lung disease, children and seniors: reduce or put off strenuous activity outdoors. Everyone else: do the same if you cough or your throat is sore.",
  },
  "around.air.advice.very-high": {
    fr: "Personnes malades du cœur ou des poumons, enfants et personnes aînées : évitez tout effort physique dehors. Les autres : réduisez ou reportez les efforts physiques dehors. Fermez les fenêtres.",
    en: "People with heart or lung disease, children and seniors: avoid strenuous activity outdoors. Everyone else: reduce or put off strenuous activity outdoors. Keep windows closed.",
  },
  "around.air.station": {
    fr: "Mesurée à la station {{station}}, à {{distance}} d’ici, le {{when}}.",
    en: "Measured at the {{station}} station, {{distance}} away, on {{when}}.",
  },
  "around.near": { fr: "moins de {{distance}}", en: "less than {{distance}}" },
  "around.air.day": {
    fr: "{{day}} : cote maximale de {{index}} ({{band}}), vers {{time}}",
    en: "{{day}}: index up to {{index}} ({{band}}), around {{time}}",
  },
  "around.air.forecast": {
    fr: "Prévision pour la station {{station}}, à {{distance}} d’ici, publiée le {{when}}.",
    en: "Forecast for the {{station}} station, {{distance}} away, published on {{when}}.",
  },
  "around.air.unknown": {
    fr: "La qualité de l’air n’est pas connue ici : aucune station à moins de {{distance}} n’a de données récentes.",
    en: "Air quality is not known here: no station within {{distance}} has recent data.",
  },
  "around.air.source": {
    fr: "Source : Environnement et Changement climatique Canada.",
    en: "Source: Environment and Climate Change Canada.",
  },

  "around.area": { fr: "Air, fumée et routes", en: "Air, smoke and roads" },
  "around.area.station": {
    fr: "{{station}} : cote {{index}} ({{band}}), mesurée le {{when}}",
    en: "{{station}}: {{index}} ({{band}}), measured on {{when}}",
  },
  "around.area.air": { fr: "Cote air santé", en: "Air Quality Health Index" },
  "around.area.air.unknown": {
    fr: "La cote n’est pas connue : aucune station du secteur n’a de données récentes.",
    en: "The index is not known: no station in the area has recent data.",
  },
  "around.area.smoke.range": {
    fr: "Vers {{time}}, selon l’endroit : de « {{least}} » à « {{most}} ».",
    en: "Around {{time}}: from “{{least}}” to “{{most}}”, depending on the place.",
  },
  "around.area.smoke.even": {
    fr: "Vers {{time}}, partout : {{most}}.",
    en: "Around {{time}}: {{most}} everywhere.",
  },
  "around.area.roads.none": {
    fr: "Aucune route fermée ici, selon Transports Québec.",
    en: "No closed roads here, according to Transports Québec.",
  },
  "around.wind": { fr: "Vent", en: "Wind" },
  "around.wind.from.0": { fr: "du nord", en: "from the north" },
  "around.wind.from.1": { fr: "du nord-est", en: "from the northeast" },
  "around.wind.from.2": { fr: "de l’est", en: "from the east" },
  "around.wind.from.3": { fr: "du sud-est", en: "from the southeast" },
  "around.wind.from.4": { fr: "du sud", en: "from the south" },
  "around.wind.from.5": { fr: "du sud-ouest", en: "from the southwest" },
  "around.wind.from.6": { fr: "de l’ouest", en: "from the west" },
  "around.wind.from.7": { fr: "du nord-ouest", en: "from the northwest" },
  "around.wind.variable": { fr: "direction variable", en: "variable direction" },
  "around.wind.gust": { fr: "rafales à {{speed}} km/h", en: "gusts to {{speed}} km/h" },
  "around.wind.station": {
    fr: "Mesuré à la station {{station}}, à {{distance}} d’ici, le {{when}}.",
    en: "Measured at the {{station}} station, {{distance}} away, on {{when}}.",
  },
  "around.wind.unknown": {
    fr: "Nous n’avons pas de données sur le vent ici : aucune station à moins de {{distance}} n’a de données récentes.",
    en: "We have no wind readings here: no station within {{distance}} has recent data.",
  },

  "around.heat": { fr: "Chaleur détectée par satellite", en: "Heat seen by satellite" },
  "around.heat.count_one": { fr: "{{count}} point de chaleur", en: "{{count}} heat detection" },
  "around.heat.count_other": { fr: "{{count}} points de chaleur", en: "{{count}} heat detections" },
  "around.heat.found": {
    fr: "{{spots}} à moins de {{distance}} au cours des 24 dernières heures.",
    en: "{{spots}} within {{distance}} in the last 24 hours.",
  },
  "around.heat.known": {
    fr: "Près d’un feu connu de l’agence : {{known}}.",
    en: "Near a fire known to the agency: {{known}}.",
  },
  "around.heat.noneKnown": {
    fr: "Aucun point de chaleur n’est près d’un feu connu de l’agence.",
    en: "No heat detections are near a fire known to the agency.",
  },
  "around.heat.nearest": {
    fr: "Point de chaleur le plus proche : {{where}}, {{when}}.",
    en: "Nearest heat detection: {{where}}, {{when}}.",
  },
  "around.heat.about": {
    fr: "Un point de chaleur n’est pas un feu confirmé : il peut aussi venir d’une usine, d’une torchère ou du roc chauffé par le soleil.",
    en: "A heat detection is not a confirmed fire: it can come from a mill, a flare or sun on bare rock.",
  },
  "around.heat.none": {
    fr: "Aucun point de chaleur à moins de {{distance}} au cours des 24 dernières heures. Les nuages et la fumée peuvent en cacher.",
    en: "No heat detected within {{distance}} in the last 24 hours. Clouds and smoke can hide heat.",
  },
  "around.heat.unknown": {
    fr: "Nous ne recevons pas les données des satellites en ce moment.",
    en: "We are not receiving satellite data right now.",
  },
  "around.perimeter": { fr: "Périmètre estimé", en: "Estimated perimeter" },
  "around.perimeter.found": {
    fr: "Superficie d’environ {{size}}, estimée à partir de données satellitaires le {{when}}. Ce n’est pas la superficie mesurée par l’agence.",
    en: "About {{size}}, estimated from satellite data on {{when}}. This is not the size measured by the agency.",
  },
  "around.perimeter.noSize": {
    fr: "Périmètre estimé à partir de données satellitaires le {{when}} ; superficie inconnue.",
    en: "Perimeter estimated from satellite data on {{when}}, without a size.",
  },
  "around.perimeter.none": {
    fr: "Aucun périmètre n’a été estimé à partir de données satellitaires près de ce feu au cours des 10 derniers jours.",
    en: "No perimeters have been estimated from satellite data near this fire in the last 10 days.",
  },

  "around.roads": { fr: "Routes fermées", en: "Closed roads" },
  "around.roads.since": { fr: "Depuis le {{when}}", en: "Since {{when}}" },
  "around.roads.detour": { fr: "Détour :", en: "Detour:" },
  "around.roads.fire": { fr: "Près du feu nº {{number}}", en: "Near Fire No. {{number}}" },
  "around.roads.cause": {
    fr: "Fermeture due à un feu de forêt, selon Transports Québec",
    en: "Closed because of a wildfire, according to Transports Québec",
  },
  "around.roads.french": {
    fr: "Renseignements de Transports Québec.",
    en: "Transports Québec publishes these details in French only.",
  },
  "around.roads.more_one": { fr: "Et {{count}} autre fermeture.", en: "And {{count}} more closure." },
  "around.roads.more_other": { fr: "Et {{count}} autres fermetures.", en: "And {{count}} more closures." },
  "around.roads.found_one": {
    fr: "{{count}} route fermée à moins de {{distance}}.",
    en: "{{count}} closed road within {{distance}}.",
  },
  "around.roads.found_other": {
    fr: "{{count}} routes fermées à moins de {{distance}}.",
    en: "{{count}} closed roads within {{distance}}.",
  },
  "around.roads.nearest": { fr: "La plus proche :", en: "Nearest:" },
  "around.roads.none": {
    fr: "Aucune route fermée à moins de {{distance}}, selon Transports Québec.",
    en: "No closed roads within {{distance}}, according to Transports Québec.",
  },
  "around.roads.unknown": {
    fr: "Nous ne recevons pas l’état des routes en ce moment : composez le 511 ou consultez quebec511.info.",
    en: "We are not receiving road closure data right now: call 511 or see quebec511.info.",
  },

  "around.neighbours": { fr: "Feux juste à l’extérieur du Québec", en: "Fires just outside Quebec" },
  "around.neighbours.none": {
    fr: "Aucun feu connu à moins de {{distance}} dans les provinces voisines.",
    en: "No known fires within {{distance}} in the neighbouring provinces.",
  },
  "around.neighbours.unknown": {
    fr: "Nous ne savons pas en ce moment s’il y a des feux dans les provinces voisines.",
    en: "We cannot tell right now if there are fires in the neighbouring provinces.",
  },
  "around.stage.OC": { fr: "hors contrôle", en: "out of control" },
  "around.stage.BH": { fr: "contenu", en: "being held" },
  "around.stage.UC": { fr: "maîtrisé", en: "under control" },
  "around.stage.OUT": { fr: "éteint", en: "extinguished" },

  "around.read": { fr: "Données reçues le {{when}}.", en: "Data received on {{when}}." },
});
