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
  "cap.fire.event": "Feu de forêt hors contrôle",
  "cap.fire.headline": "{{fire}} : hors contrôle",
  "cap.quebec": "Québec",
  "cap.note":
    "Information destinée au public. Ceci n’est pas la diffusion d’une alerte d’urgence : les ordres d’évacuation viennent de votre municipalité et d’En Alerte.",
  "cap.over": "Ce message n’existe pas, ou ce qu’il annonçait est terminé.",
} as const;
