import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

const ENVIRONMENT = {
  fr: "Environnement et Changement climatique Canada.",
  en: "Environment and Climate Change Canada.",
};

export const apiTexts = bilingualTexts({
  "api.title": { fr: "Données ouvertes", en: "Open data" },
  "api.description": {
    fr: "L’API publique de Vigie : feux de forêt, danger d’incendie et restrictions au Québec, en JSON et en GeoJSON, gratuite et sans clé, avec exemples et licence.",
    en: "Vigie’s public API: wildfires, fire danger and restrictions in Quebec in JSON and GeoJSON. Free, no key needed, with examples and the licence.",
  },
  "api.lead": {
    fr: "Vos programmes peuvent lire toutes les données du site sur les feux, pour une carte municipale, un tableur, une application ou un article. C’est gratuit, sans clé et sans inscription.",
    en: "Your programs can read everything this site says about fires, for use in a town map, a spreadsheet, an app or a news story. It is free, with no key and no sign-up.",
  },
  "api.contents": { fr: "URL de l’API", en: "API endpoints" },
  "api.start": { fr: "Pour commencer", en: "Getting started" },
  "api.start.text": {
    fr: "Une simple URL suffit pour obtenir une réponse en JSON. Cette requête donne les feux actifs, à placer sur une carte ou à lire dans un terminal :",
    en: "The API returns JSON from simple URLs. This request gets the active fires, to show on a map or read in a terminal:",
  },
  "api.start.label": { fr: "Première requête", en: "First request" },
  "api.start.browser": {
    fr: "Toute page web, de n’importe quel site, peut aussi interroger l’API. Ce code demande ce qui s’applique à un endroit précis :",
    en: "Any web page, on any site, can call the API too. This code gets what applies at a point:",
  },
  "api.start.browserLabel": { fr: "Requête depuis une page web", en: "A request from a web page" },
  "api.files": { fr: "Fichiers à télécharger, sans programmation", en: "Files, no programming needed" },
  "api.files.text": {
    fr: "Les mêmes listes s’ouvrent dans un tableur (CSV) ou dans un logiciel de cartographie (GeoJSON). Les pages « État de la situation » offrent aussi ces fichiers, avec les filtres de la liste affichée.",
    en: "The same lists open in a spreadsheet (CSV) or in mapping software (GeoJSON). The situation pages offer these files too, filtered like the list on screen.",
  },
  "api.files.openapi": {
    fr: "Pour les outils qui lisent la norme OpenAPI 3.1 :",
    en: "For tools that read the OpenAPI 3.1 standard:",
  },
  "api.feeds": { fr: "Fils d’actualité", en: "News feeds" },
  "api.feeds.text": {
    fr: "Ajoutez-les à un lecteur de fils d’actualité, à un babillard ou à un canal d’équipe : les nouvelles y arrivent dès que nous les avons.",
    en: "Add them to a feed reader, a bulletin board or a team channel: news arrives there as soon as we have it.",
  },
  "api.endpoints": { fr: "Ce que vous pouvez demander", en: "What you can request" },
  "api.endpoints.text": {
    fr: "Toutes les URL commencent par /api/v1 et s’interrogent avec GET. Les noms des champs et les codes sont en anglais et ne changent pas ; les noms de lieux, de niveaux et de restrictions sont donnés dans les deux langues. Dans les exemples, { … } remplace ce qui figure plus haut.",
    en: "Every endpoint uses GET and starts with /api/v1. Field and code names are in English and do not change; names of places, levels and restrictions come in both languages. In the examples, { … } stands for what is shown above.",
  },
  "api.try": { fr: "Voir la réponse", en: "See the response" },
  "api.parameters": { fr: "Paramètres", en: "Parameters" },
  "api.parameter": { fr: "Paramètre", en: "Parameter" },
  "api.required": { fr: "requis", en: "required" },
  "api.meaning": { fr: "Signification", en: "Meaning" },
  "api.example": { fr: "Exemple de réponse", en: "Sample response" },
  "api.exampleOf": { fr: "Exemple de réponse de {{path}}", en: "Sample response from {{path}}" },
  "api.fields": { fr: "Champs de la réponse", en: "Response fields" },
  "api.shared": { fr: "Champs communs", en: "Shared fields" },
  "api.shared.text": {
    fr: "Les nombres sont en unités métriques, les dates en temps universel (ISO 8601, avec Z), les coordonnées en degrés décimaux, longitude d’abord dans le GeoJSON.",
    en: "Units are metric, dates are in UTC (ISO 8601, with Z) and coordinates are in decimal degrees, longitude first in GeoJSON.",
  },
  "api.shared.meta": {
    fr: "Âge et licence des données : « meta », dans chaque réponse",
    en: "Data age and licence: “meta”, in every response",
  },
  "api.shared.fireFields": { fr: "Un feu", en: "A fire" },
  "api.shared.restrictionFields": { fr: "Une restriction", en: "A restriction" },
  "api.codes": { fr: "Codes", en: "Codes" },
  "api.codes.text": {
    fr: "Vos programmes peuvent se fier à ces codes, qui sont stables, mais pas aux libellés.",
    en: "These codes are stable: your programs can rely on them, but not on labels.",
  },
  "api.codes.restriction": { fr: "type (d’une restriction)", en: "type (of a restriction)" },
  "api.codes.danger": {
    fr: "level et code (d’un niveau de danger)",
    en: "level and code (of a danger level)",
  },
  "api.codes.intensive": { fr: "Chaque feu est combattu", en: "Every fire is fought" },
  "api.codes.northern": {
    fr: "Seuls les feux qui menacent des personnes ou des installations sont combattus",
    en: "Only fires that threaten people or facilities are fought",
  },
  "api.use": { fr: "Fraîcheur des données et bon usage", en: "Data freshness and best practices" },
  "api.use.fresh": {
    fr: "Nous lisons les données de l’agence chaque minute. Dans chaque réponse, « readAt » donne l’heure où ses données ont été lues ; « isStale » devient vrai après 15 minutes, et « isFailing », quand la dernière lecture a échoué. Affichez l’âge des données.",
    en: "We read the agency’s data every minute. In each response, “readAt” gives the time when its data was read; “isStale” turns true after 15 minutes, and “isFailing” when the last attempt to read it failed. Show the age of the data.",
  },
  "api.use.etag": {
    fr: "Conservez l’en-tête ETag et renvoyez-le dans If-None-Match : si rien n’a changé, vous recevez un code 304, sans corps.",
    en: "Store the ETag header and send it back in If-None-Match: an unchanged response comes back as a 304, without a body.",
  },
  "api.use.pace": {
    fr: "Il n’y a pas de quota. Une requête par minute et par URL suffit ; pour tous les feux, demandez la liste plutôt que chaque feu.",
    en: "There is no quota. One request a minute for each endpoint is enough. For all fires, request the list rather than each fire.",
  },
  "api.use.empty": {
    fr: "Si des données n’ont jamais été reçues, la réponse est une erreur 503, jamais une liste vide : une liste vide veut dire qu’il n’y a rien.",
    en: "If data has never been received, the response is a 503 error, never an empty list: an empty list means that there is nothing.",
  },
  "api.use.null": {
    fr: "La valeur « null » veut dire « inconnu », et non zéro.",
    en: "The value “null” means unknown, not zero.",
  },
  "api.versions": { fr: "Notre engagement de stabilité", en: "Our stability promise" },
  "api.versions.add": {
    fr: "Sous /api/v1, aucun champ, code ou paramètre ne disparaît ni ne change de sens. Des champs, des codes et des URL peuvent s’ajouter.",
    en: "Under /api/v1, no field, code or parameter disappears or changes its meaning. Fields, codes and endpoints may be added.",
  },
  "api.versions.break": {
    fr: "Un changement incompatible avec vos programmes donne lieu à une nouvelle version, /api/v2, offerte en plus de l’ancienne.",
    en: "A change that would break your programs gets a new version, /api/v2, alongside the old one.",
  },
  "api.versions.notice": {
    fr: "Une version remplacée fonctionne encore au moins 12 mois ; ses en-têtes (Deprecation, Sunset) annoncent son retrait.",
    en: "A version that has been replaced keeps working for at least 12 more months; its headers (Deprecation, Sunset) announce its removal.",
  },
  "api.versions.ignore": {
    fr: "En retour, ignorez les champs que vous ne connaissez pas.",
    en: "In return, ignore any fields that you do not recognize.",
  },
  "api.problems": { fr: "En cas d’erreur", en: "When something goes wrong" },
  "api.problems.text": {
    fr: "Une erreur est toujours envoyée en JSON (application/problem+json), avec un « code » stable et une phrase en anglais pour la personne qui lira vos journaux d’erreurs.",
    en: "An error is always JSON (application/problem+json), with a stable “code” and a sentence in English for whoever reads your logs.",
  },
  "api.problem.bad-parameter": {
    fr: "Un paramètre est inconnu ou ne peut pas être lu. « parameters » donne son nom et les valeurs acceptées. Ce que les réseaux sociaux et les infolettres ajoutent aux liens (utm_source, fbclid) est ignoré.",
    en: "A parameter is unknown or cannot be read; “parameters” gives its name and the values it accepts. Parameters that social networks and newsletters add to links (utm_source, fbclid) are ignored.",
  },
  "api.problem.bad-request": { fr: "L’URL est illisible.", en: "The URL cannot be read." },
  "api.problem.unknown-path": { fr: "Cette URL n’existe pas.", en: "This URL does not exist." },
  "api.problem.unknown-fire": {
    fr: "Aucun feu de l’année ne porte ce numéro.",
    en: "No fire this year has that number.",
  },
  "api.problem.outside-quebec": {
    fr: "Le point n’est dans aucune région du Québec.",
    en: "The point is not in any region of Quebec.",
  },
  "api.problem.method-not-allowed": { fr: "Utilisez GET ou HEAD.", en: "Use GET or HEAD." },
  "api.problem.body-too-large": {
    fr: "Le corps de la requête est trop volumineux. Envoyez une requête sans corps.",
    en: "The request body is too large. Do not send one.",
  },
  "api.problem.address-too-long": {
    fr: "L’URL dépasse 2 048 caractères.",
    en: "The URL is longer than 2,048 characters.",
  },
  "api.problem.internal-error": {
    fr: "L’erreur vient de nous. Réessayez dans une minute ; si elle persiste, envoyez-nous l’en-tête X-Request-Id.",
    en: "The error is on our side. Try again in a minute. If it continues, send us the X-Request-Id header.",
  },
  "api.problem.too-busy": {
    fr: "Le serveur traite déjà trop de requêtes. Retry-After indique quand réessayer.",
    en: "The server is busy preparing other responses. Retry-After says when to try again.",
  },
  "api.problem.no-data-yet": {
    fr: "Nous n’avons pas reçu ces données depuis le démarrage du serveur. Retry-After indique quand réessayer.",
    en: "This data has not been received since the server started. Retry-After says when to try again.",
  },
  "api.problem.no-site": {
    fr: "Le site ne répond pas. Retry-After indique quand réessayer.",
    en: "The site is not responding. Retry-After says when to try again.",
  },
  "api.licence": { fr: "Licence", en: "Licence" },
  "api.licence.text": {
    fr: "Les données sont offertes sous licence Creative Commons Attribution 4.0 : vous pouvez les copier, les transformer, les publier et même les vendre, en citant la source et en indiquant ce que vous avez changé.",
    en: "The data is offered under the Creative Commons Attribution 4.0 licence: copy it, transform it, publish it, even sell it, as long as you credit the source and say what you changed.",
  },
  "api.licence.link": { fr: "Texte de la licence CC BY 4.0", en: "Text of the CC BY 4.0 licence" },
  "api.licence.label": { fr: "Mention à copier", en: "Credit line to copy" },
  "api.licence.mention": {
    fr: "Source : Vigie, feux de forêt Québec (CC BY 4.0)",
    en: "Source: Vigie, Quebec wildfires (CC BY 4.0)",
  },
  "api.licence.limits": {
    fr: "Les contours des zones peuvent être approximatifs : « isApproximate » l’indique. Seules les interdictions que publie l’agence sont officielles. Ce qu’un programme en déduit ne l’est pas.",
    en: "Zone boundaries may be approximate: “isApproximate” tells you if they are. Only the bans that the agency publishes are official. What a program works out from them is not.",
  },
  "data.around": { fr: "Données connexes", en: "Related data" },
  "data.around.text": {
    fr: "Les données d’autres autorités, sans modification. Chaque fichier indique sa source, sa licence et l’heure des données.",
    en: "Data from other authorities, unchanged. Each file gives its source, its licence and the time of the data.",
  },
  "data.around.publicAlerts": {
    fr: "Ordres et alertes officiels en vigueur",
    en: "Official orders and alerts in force",
  },
  "data.around.publicAlerts.from": {
    fr: "En Alerte et l’autorité qui a publié chaque message.",
    en: "Alert Ready and the authority that issued each message.",
  },
  "data.around.closedRoads": { fr: "Routes fermées", en: "Closed roads" },
  "data.around.closedRoads.from": {
    fr: "Transports Québec, CC BY 4.0.",
    en: "Transports Québec, CC BY 4.0.",
  },
  "data.around.civilEvents": { fr: "Événements de sécurité civile", en: "Civil protection events" },
  "data.around.civilEvents.from": {
    fr: "Ministère de la Sécurité publique, CC BY 4.0.",
    en: "Ministère de la Sécurité publique, CC BY 4.0.",
  },
  "data.around.weatherWarnings": { fr: "Alertes météo", en: "Weather warnings" },
  "data.around.weatherWarnings.from": ENVIRONMENT,
  "data.around.hotSpots": {
    fr: "Points de chaleur détectés par satellite au cours des 24 dernières heures",
    en: "Heat seen by satellite in the last 24 hours",
  },
  "data.around.hotSpots.from": {
    fr: "Ressources naturelles Canada. Un point de chaleur n’est pas un feu confirmé.",
    en: "Natural Resources Canada. A heat detection is not a confirmed fire.",
  },
  "data.around.perimeters": { fr: "Périmètres estimés", en: "Estimated perimeters" },
  "data.around.perimeters.from": {
    fr: "Ressources naturelles Canada, données satellitaires.",
    en: "Natural Resources Canada, satellite data.",
  },
  "data.around.neighbourFires": { fr: "Feux juste à l’extérieur du Québec", en: "Fires just outside Quebec" },
  "data.around.neighbourFires.from": { fr: "Ressources naturelles Canada.", en: "Natural Resources Canada." },
  "data.around.airNow": { fr: "Qualité de l’air", en: "Air quality" },
  "data.around.airNow.from": ENVIRONMENT,
  "data.around.airForecasts": { fr: "Prévisions de la qualité de l’air", en: "Air quality forecasts" },
  "data.around.airForecasts.from": ENVIRONMENT,
  "data.around.wind": { fr: "Vent", en: "Wind" },
  "data.around.wind.from": ENVIRONMENT,
  "api.help": { fr: "Aide", en: "Help" },
  "api.help.text": {
    fr: "Une question, une erreur dans les données, un besoin que l’API ne comble pas ? Écrivez-nous en français ou en anglais, en indiquant l’URL demandée et l’heure de la requête.",
    en: "A question, an error in the data, something missing from the API? Write to us in French or in English, with the URL you requested and the time of the request.",
  },
  "api.help.emergency": {
    fr: "Ne signalez jamais un feu par courriel : composez le {{number}}.",
    en: "Never report a fire by email: call {{number}}.",
  },
});
