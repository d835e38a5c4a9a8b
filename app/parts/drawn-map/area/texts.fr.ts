export const texts = {
  "map.textNoFires":
    "Les données sur les feux ne sont pas disponibles : cette carte n’en montre aucun, mais il peut y en avoir.",
  "map.none": "Aucun feu actif",
  "map.inside.region": "Dans la région : {{fires}}. La carte montre aussi les feux des environs.",
  "map.inside.zone": "Dans la zone : {{fires}}. La carte montre aussi les feux des environs.",
  "map.widespread": "Danger le plus répandu : {{level}}.",
  "map.wide": "La carte montre environ {{distance}} de largeur.",
  "map.legend.signs": "Autres symboles",
  "map.outline.region": "Limite de la région",
  "map.outline.zone": "Limite de la zone",
  "map.subject.fire": "Ce feu",
  "map.subject.place": "Lieu choisi",
  "map.circle": "Milieu naturel (limites approximatives)",
  "map.points": "Territoire : le point qui le représente",
  "map.legend.danger.1": "Danger d’incendie demain",
  "map.legend.danger.2": "Danger d’incendie après-demain",
  "map.restricted": "Secteur visé par une restriction",
} as const;
