export const texts = {
  "api.title": "Données ouvertes",
  "api.description":
    "L’API publique de Vigie : feux de forêt, danger d’incendie et restrictions au Québec, en JSON et en GeoJSON, gratuite et sans clé, avec exemples et licence.",
  "api.lead":
    "Vos programmes peuvent lire tout ce que le site dit des feux : une carte municipale, un tableur, une application, un article. C’est gratuit, sans clé et sans inscription.",
  "api.contents": "Adresses de l’API",
  "api.start": "Pour commencer",
  "api.start.text":
    "L’API répond en JSON à de simples adresses. Les feux qui brûlent en ce moment, sur une carte ou dans un terminal :",
  "api.start.label": "Première requête",
  "api.start.browser":
    "Toute page web peut la lire aussi, d’où qu’elle vienne. Ce qui s’applique à un point :",
  "api.start.browserLabel": "Requête depuis une page web",
  "api.files": "Des fichiers, sans programmer",
  "api.files.text":
    "Les mêmes listes s’ouvrent dans un tableur (CSV) ou dans un logiciel de cartographie (GeoJSON). Les pages de la situation offrent les leurs, filtrées comme la liste affichée.",
  "api.files.openapi": "Pour les outils qui lisent la norme OpenAPI 3.1 :",
  "api.feeds": "Fils d’actualité",
  "api.feeds.text":
    "Abonnez-y un lecteur de fils, un babillard ou un canal d’équipe : les nouvelles y arrivent dès que nous les avons.",
  "api.endpoints": "Ce que vous pouvez demander",
  "api.endpoints.text":
    "Toutes les adresses se lisent avec GET, à partir de /api/v1. Les noms de champs et de codes sont en anglais et ne changent pas ; les noms de lieux, de niveaux et de restrictions sont donnés dans les deux langues. Dans les exemples, { … } remplace ce qui est montré plus haut.",
  "api.try": "Voir la réponse",
  "api.parameters": "Paramètres",
  "api.parameter": "Paramètre",
  "api.required": "requis",
  "api.meaning": "Sens",
  "api.example": "Exemple de réponse",
  "api.exampleOf": "Exemple de réponse de {{path}}",
  "api.fields": "Champs de la réponse",
  "api.shared": "Champs communs",
  "api.shared.text":
    "Les nombres sont en unités métriques, les dates en temps universel (ISO 8601, avec Z), les coordonnées en degrés décimaux, longitude d’abord dans le GeoJSON.",
  "api.shared.meta": "L’âge et les conditions : « meta », dans chaque réponse",
  "api.shared.fireFields": "Un feu",
  "api.shared.restrictionFields": "Une restriction",
  "api.codes": "Codes",
  "api.codes.text": "Ces mots sont stables : appuyez vos programmes sur eux, jamais sur un libellé.",
  "api.codes.restriction": "type (d’une restriction)",
  "api.codes.danger": "level et code (de danger)",
  "api.codes.intensive": "Chaque feu est combattu",
  "api.codes.northern": "Seuls les feux qui menacent des personnes ou des installations sont combattus",
  "api.use": "Fraîcheur et bon usage",
  "api.use.fresh":
    "Nous lisons les données de l’agence chaque minute. Dans chaque réponse, « readAt » dit quand ; « isStale » devient vrai après 15 minutes, « isFailing » quand la dernière lecture a échoué. Montrez cet âge.",
  "api.use.etag":
    "Conservez l’en-tête ETag et renvoyez-le dans If-None-Match : une réponse inchangée revient en 304, sans corps.",
  "api.use.pace":
    "Il n’y a pas de quota. Une requête par minute et par adresse suffit ; pour tous les feux, demandez la liste plutôt que chaque feu.",
  "api.use.empty":
    "Si des données n’ont jamais été lues, la réponse est une erreur 503, jamais une liste vide : une liste vide veut dire qu’il n’y a rien.",
  "api.use.null": "Un champ « null » est inconnu ; ce n’est pas zéro.",
  "api.versions": "Notre promesse",
  "api.versions.add":
    "Sous /api/v1, aucun champ, code ou paramètre ne disparaît ni ne change de sens. Des champs, des codes et des adresses peuvent s’ajouter.",
  "api.versions.break":
    "Un changement incompatible avec vos programmes reçoit un nouveau numéro, /api/v2, à côté de l’ancien.",
  "api.versions.notice":
    "Une version remplacée répond encore au moins 12 mois, et l’annonce dans ses en-têtes (Deprecation, Sunset).",
  "api.versions.ignore": "En retour, ignorez les champs que vous ne connaissez pas.",
  "api.problems": "En cas d’erreur",
  "api.problems.text":
    "Une erreur est toujours du JSON (application/problem+json), avec un « code » stable et une phrase en anglais pour la personne qui lira vos journaux.",
  "api.problem.bad-parameter":
    "Un paramètre est inconnu ou ne peut pas être lu. « parameters » donne son nom et les valeurs acceptées. Ce que les réseaux sociaux et les infolettres ajoutent aux liens (utm_source, fbclid) est ignoré.",
  "api.problem.bad-request": "L’adresse ne peut pas être lue.",
  "api.problem.unknown-path": "Cette adresse n’existe pas.",
  "api.problem.unknown-fire": "Aucun feu de l’année ne porte ce numéro.",
  "api.problem.outside-quebec": "Le point n’est dans aucune région du Québec.",
  "api.problem.method-not-allowed": "L’API se lit avec GET ou HEAD.",
  "api.problem.body-too-large": "Le corps de la requête est trop gros. N’en envoyez pas.",
  "api.problem.address-too-long": "L’adresse dépasse 2 048 caractères.",
  "api.problem.internal-error":
    "L’erreur vient de nous. Réessayez dans une minute ; si elle persiste, envoyez-nous l’en-tête X-Request-Id.",
  "api.problem.too-busy": "Le serveur prépare déjà trop d’autres réponses. Retry-After dit quand redemander.",
  "api.problem.no-data-yet":
    "Ces données n’ont pas encore été lues depuis le démarrage du site. Retry-After dit quand redemander.",
  "api.problem.no-site": "Le site ne répond pas. Retry-After dit quand redemander.",
  "api.licence": "Licence",
  "api.licence.text":
    "Les données sont offertes sous licence Creative Commons Attribution 4.0 : copiez, transformez, publiez, vendez même, en citant la source et en disant ce que vous avez changé.",
  "api.licence.link": "Texte de la licence CC BY 4.0",
  "api.licence.label": "Mention à copier",
  "api.licence.mention": "Source : Vigie, feux de forêt Québec (CC BY 4.0)",
  "api.licence.limits":
    "Les contours des zones peuvent être approximatifs : « isApproximate » le dit. Seules les interdictions que publie l’agence sont officielles. Ce qu’un programme en déduit ne l’est pas.",
  "api.help": "De l’aide",
  "api.help.text":
    "Une question, une erreur dans les données, un besoin que l’API ne comble pas ? Écrivez-nous en français ou en anglais, avec l’adresse demandée et l’heure.",
  "api.help.emergency": "Ne signalez jamais un feu par courriel : composez le {{number}}.",
} as const;
