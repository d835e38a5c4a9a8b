export const texts = {
  "feed.missing": "Ces données ne sont pas disponibles pour le moment. Réessayez dans une minute.",
  "feed.notFound": "Il n’y a pas de fil à cette adresse.",
  "feed.fire": "Feu « {{name}} »",
  "feed.fire-new": "{{fire}} : nouveau sur la liste, {{status}}",
  "feed.fire-status": "{{fire}} : {{status}} (auparavant {{before}})",
  "feed.fire.size": "Superficie : {{size}}.",
  "feed.source": "Source : données de l’agence.",
  "feed.restriction": "{{title}} ({{regions}})",
  "feed.restriction.announced": "Annonce : {{title}}",
  "feed.restriction.dates": "En vigueur {{from}}, {{until}}.",
  "feed.restriction.noStart": "En vigueur {{until}}.",
} as const;
