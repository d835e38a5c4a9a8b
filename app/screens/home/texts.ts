import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const homeTexts = bilingualTexts({
  "home.title": { fr: "La situation des feux de forêt au Québec", en: "The wildfire situation in Quebec" },
  "home.heading": { fr: "La situation des feux au Québec", en: "The wildfire situation in Quebec" },
  "home.description": {
    fr: "Feux actifs, danger d’incendie et restrictions en vigueur au Québec, mis à jour chaque minute. Vérifiez ce qui s’applique chez vous et si vous pouvez faire un feu.",
    en: "Active fires, fire danger and restrictions in force in Quebec, updated every minute. Check what applies in your area and whether you can light a fire.",
  },
  "home.split": {
    fr: "{{intensive}} en zone intensive, {{northern}} en zone nordique.",
    en: "{{intensive}} in the intensive zone, {{northern}} in the northern zone.",
  },
  "home.moreThanLastWeek": {
    fr: "{{count}} de plus qu’il y a une semaine.",
    en: "Up {{count}} from a week ago.",
  },
  "home.lessThanLastWeek": {
    fr: "{{count}} de moins qu’il y a une semaine.",
    en: "Down {{count}} from a week ago.",
  },
  "home.sameAsLastWeek": { fr: "Autant qu’il y a une semaine.", en: "Same as a week ago." },
  "home.aboveMean_one": {
    fr: "{{count}} feu cette saison en zone intensive, {{percent}} de plus que la moyenne des 10 dernières années.",
    en: "{{count}} fire this season in the intensive zone, {{percent}} above the 10-year average.",
  },
  "home.aboveMean_other": {
    fr: "{{count}} feux cette saison en zone intensive, {{percent}} de plus que la moyenne des 10 dernières années.",
    en: "{{count}} fires this season in the intensive zone, {{percent}} above the 10-year average.",
  },
  "home.belowMean_one": {
    fr: "{{count}} feu cette saison en zone intensive, {{percent}} de moins que la moyenne des 10 dernières années.",
    en: "{{count}} fire this season in the intensive zone, {{percent}} below the 10-year average.",
  },
  "home.belowMean_other": {
    fr: "{{count}} feux cette saison en zone intensive, {{percent}} de moins que la moyenne des 10 dernières années.",
    en: "{{count}} fires this season in the intensive zone, {{percent}} below the 10-year average.",
  },
  "home.atMean_one": {
    fr: "{{count}} feu cette saison en zone intensive, soit la moyenne des 10 dernières années.",
    en: "{{count}} fire this season in the intensive zone, the same as the 10-year average.",
  },
  "home.atMean_other": {
    fr: "{{count}} feux cette saison en zone intensive, soit la moyenne des 10 dernières années.",
    en: "{{count}} fires this season in the intensive zone, the same as the 10-year average.",
  },
  "crisis.title": {
    fr: "Situation exceptionnelle : plus de {{count}} feux actifs",
    en: "Exceptional situation: more than {{count}} active fires",
  },
  "crisis.text": {
    fr: "Vérifiez ce qui s’applique chez vous avant de faire un feu ou d’aller en forêt. Préparez-vous, au cas où on vous demanderait de partir. Suivez les consignes de votre municipalité.",
    en: "Check what applies in your area before you light a fire or go into the forest. Be ready to leave if you are told to. Follow your municipality’s instructions.",
  },
  "crisis.check": { fr: "Vérifier ce qui s’applique chez vous", en: "Check what applies in your area" },
  "place.title": { fr: "Et chez vous ?", en: "What about your area?" },
  "place.label": { fr: "Adresse, municipalité ou lieu", en: "Address, municipality or place" },
  "place.hint": {
    fr: "Par exemple : Chibougamau ; 123, rue Principale, La Tuque ; G9X 1A1",
    en: "For example: Chibougamau; 123 rue Principale, La Tuque; G9X 1A1",
  },
  "place.locateHint": {
    fr: "Votre appareil demandera l’accès à votre position. Arrondie à environ un kilomètre, elle sert seulement à vous répondre ; elle n’est pas conservée.",
    en: "Your device will ask for permission. Your location, rounded to about a kilometre, is used for this answer only. It is not kept.",
  },
  "place.alerts": { fr: "Recevoir des alertes pour un lieu", en: "Get alerts for a place" },
  "place.outside": {
    fr: "Cette position est hors du Québec. Essayez plutôt le nom d’un lieu.",
    en: "This location is outside Quebec. Try the name of a place instead.",
  },
  "place.result.position": { fr: "Au point {{position}}", en: "At {{position}}" },
  "place.full": {
    fr: "Puis-je faire un feu ici ? Voir la réponse complète",
    en: "Can I light a fire here? See the full answer",
  },
  "place.call": {
    fr: "Vous voyez un feu ou de la fumée près d’ici ? Appelez le {{number}}. Vie en danger : 911.",
    en: "If you see fire or smoke nearby, call {{number}}. If a life is in danger, call 911.",
  },
  "restrictions.summary_one": {
    fr: "{{count}} restriction touche {{regions}}.",
    en: "{{count}} restriction applies in {{regions}}.",
  },
  "restrictions.summary_other": {
    fr: "{{count}} restrictions touchent {{regions}}.",
    en: "{{count}} restrictions apply in {{regions}}.",
  },
  "restrictions.regions_zero": { fr: "un secteur non précisé", en: "an area that is not specified" },
  "restrictions.regions_one": { fr: "{{count}} région", en: "{{count}} region" },
  "restrictions.regions_other": { fr: "{{count}} régions", en: "{{count}} regions" },
  "restrictions.all": { fr: "Toutes les restrictions", en: "All restrictions" },
  "period.title": { fr: "Ce qui a changé", en: "What has changed" },
  "period.label": { fr: "Période", en: "Period" },
  "period.day": { fr: "24 heures", en: "24 hours" },
  "period.year": { fr: "Cette année", en: "This year" },
  "period.day.text": {
    fr: "Depuis hier à la même heure, dans les zones intensive et nordique.",
    en: "Since the same time yesterday, in the intensive and northern zones.",
  },
  "period.year.text": {
    fr: "Depuis le début de la saison, par rapport à la moyenne des 10 dernières années.",
    en: "Since the season began, compared with the 10-year average.",
  },
  "period.year.noMean": {
    fr: "La moyenne des 10 dernières années est publiée pour la zone intensive seulement.",
    en: "The 10-year average is published for the intensive zone only.",
  },
  "period.new_one": { fr: "nouveau feu", en: "new fire" },
  "period.new_other": { fr: "nouveaux feux", en: "new fires" },
  "period.extinguished_one": { fr: "feu éteint", en: "fire extinguished" },
  "period.extinguished_other": { fr: "feux éteints", en: "fires extinguished" },
  "period.noChange": {
    fr: "même nombre de feux actifs qu’hier",
    en: "same number of active fires as yesterday",
  },
  "period.change": { fr: "par rapport à hier (feux actifs)", en: "change since yesterday (active fires)" },
  "period.caption": { fr: "Saison {{year}}, au {{when}}", en: "{{year}} season, as of {{when}}" },
  "period.mean": { fr: "Moyenne des 10 dernières années", en: "10-year average" },
  "period.difference": { fr: "Écart", en: "Difference" },
  "period.fires": { fr: "Feux, zone intensive", en: "Fires, intensive zone" },
  "period.hectares": { fr: "Superficie brûlée, zone intensive", en: "Area burned, intensive zone" },
  "period.firesNorthern": { fr: "Feux, zone nordique", en: "Fires, northern zone" },
  "period.hectaresNorthern": { fr: "Superficie brûlée, zone nordique", en: "Area burned, northern zone" },
  "period.week.intensive": {
    fr: "Superficie brûlée au cours de la dernière semaine, zone intensive",
    en: "Area burned in the past week, intensive zone",
  },
  "period.week.northern": {
    fr: "Superficie brûlée au cours de la dernière semaine, zone nordique",
    en: "Area burned in the past week, northern zone",
  },
  "period.causes": {
    fr: "Causes en zone intensive : foudre {{lightning}}, activité humaine {{people}}, à déterminer {{unknown}}.",
    en: "Causes in the intensive zone: lightning {{lightning}}, human activity {{people}}, to be determined {{unknown}}.",
  },
  "period.extinguishedYear_zero": {
    fr: "Aucun feu éteint depuis le début de l’année.",
    en: "No fires extinguished since the start of the year.",
  },
  "period.extinguishedYear_one": {
    fr: "{{count}} feu éteint depuis le début de l’année.",
    en: "{{count}} fire extinguished since the start of the year.",
  },
  "period.extinguishedYear_other": {
    fr: "{{count}} feux éteints depuis le début de l’année.",
    en: "{{count}} fires extinguished since the start of the year.",
  },
  "gravest.title": { fr: "Les feux les plus graves", en: "Most serious fires" },
  "gravest.text": { fr: "Triés par état, puis par superficie.", en: "Sorted by status, then by size." },
  "latest.title": { fr: "Les feux les plus récents", en: "Latest fires" },
  "latest.text": { fr: "Triés par date de début.", en: "Sorted by start date." },
  "dangerToday.title": { fr: "Le danger d’incendie aujourd’hui", en: "Fire danger today" },
  "dangerToday.summary_zero": {
    fr: "Danger d’incendie élevé ou plus : aucune zone sur {{total}}.",
    en: "Fire danger is not high or above in any of the {{total}} zones.",
  },
  "dangerToday.summary_one": {
    fr: "Danger d’incendie élevé ou plus dans {{count}} zone sur {{total}}.",
    en: "Fire danger is high or above in {{count}} of {{total}} zones.",
  },
  "dangerToday.summary_other": {
    fr: "Danger d’incendie élevé ou plus dans {{count}} zones sur {{total}}.",
    en: "Fire danger is high or above in {{count}} of {{total}} zones.",
  },
  "dangerToday.zones_one": { fr: "{{count}} zone", en: "{{count}} zone" },
  "dangerToday.zones_other": { fr: "{{count}} zones", en: "{{count}} zones" },
  "danger.all": { fr: "Le danger d’incendie par zone", en: "Fire danger by zone" },
  "sections.title": { fr: "Aller plus loin", en: "More information" },
  "sections.here.title": { fr: "Puis-je faire un feu ici ?", en: "Can I light a fire here?" },
  "sections.here": {
    fr: "La réponse pour un lieu, une adresse ou votre position.",
    en: "The answer for a place, an address or your location.",
  },
  "sections.map.title": { fr: "Carte interactive", en: "Interactive map" },
  "sections.map": {
    fr: "Feux, danger d’incendie, restrictions et milieux naturels, partout au Québec.",
    en: "Fires, fire danger, restrictions and natural areas, across Quebec.",
  },
  "sections.fires.title": { fr: "Feux actifs", en: "Active fires" },
  "sections.review.title": { fr: "Bilan de la saison", en: "Season review" },
  "sections.review": {
    fr: "Feux, superficies brûlées et causes, comparés aux 10 dernières années.",
    en: "Fires, area burned and causes, compared with the past 10 years.",
  },
  "sections.fireIndex": {
    fr: "Cherchez et triez tous les feux de l’année, actifs ou éteints.",
    en: "Search and sort every fire this year, active or extinguished.",
  },
  "sections.releases": {
    fr: "Les annonces de l’agence, de la plus récente à la plus ancienne.",
    en: "The agency’s announcements, newest first.",
  },
  "sections.api": {
    fr: "Les données du site, pour vos cartes et vos programmes.",
    en: "The site’s data, for your own maps and programs.",
  },
  "sections.fires": {
    fr: "Liste des feux selon leur état, leur région et leur superficie.",
    en: "List of fires by status, region and size.",
  },
  "sections.danger": {
    fr: "Le danger d’incendie de chaque zone aujourd’hui, demain et après-demain.",
    en: "Fire danger in each zone today, tomorrow and the day after tomorrow.",
  },
  "sections.restrictions": {
    fr: "Les restrictions en vigueur : où, et depuis quand.",
    en: "Restrictions in force: where, and since when.",
  },
});
