export const texts = {
  "map.textNoFires": "Les feux ne sont pas disponibles en ce moment : cette carte n’en montre aucun.",
  "map.none": "Aucun feu actif",
  "map.wide": "La carte montre environ {{distance}} de largeur.",
  "map.legend.signs": "Autres signes",
  "map.outline.region": "Limite de la région",
  "map.outline.zone": "Limite de la zone",
  "map.subject.fire": "Feu de cette page",
  "map.subject.place": "Lieu choisi",
  "map.circle": "Milieu naturel (limites approximatives)",
  "map.legend.danger.1": "Danger demain",
  "map.legend.danger.2": "Danger après-demain",
  "map.restricted": "Secteur visé par une restriction",
} as const;
