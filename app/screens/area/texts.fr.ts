export const texts = {
  "area.region.title": "Feux de forêt {{where}} : danger et restrictions",
  "area.region.heading": "Les feux {{where}}",
  "area.region.description":
    "Feux actifs, danger d’incendie pour trois jours et restrictions en vigueur {{where}}, mis à jour chaque minute. Puis-je y faire un feu ?",
  "area.zone.title": "Zone {{name}} : danger d’incendie et feux",
  "area.zone.heading": "Danger d’incendie : zone {{name}}",
  "area.zone.description":
    "Danger d’incendie aujourd’hui, demain et après-demain dans la zone {{name}}, restrictions en vigueur et feux actifs, mis à jour chaque minute.",
  "area.region.map": "Carte, région {{name}} : danger d’incendie aujourd’hui et feux actifs",
  "area.zone.map": "Carte, zone {{name}} : danger d’incendie aujourd’hui et feux actifs",
  "area.size": "Superficie touchée par les feux actifs : {{size}}.",
  "area.year_zero": "Aucun feu depuis le début de l’année.",
  "area.year_one": "{{count}} feu depuis le début de l’année.",
  "area.year_many": "{{count}} feux depuis le début de l’année.",
  "area.year_other": "{{count}} feux depuis le début de l’année.",
  "area.none.region": "Aucun feu actif {{where}}",
  "area.none.zone": "Aucun feu actif dans cette zone",

  "area.light.ban": "Entrez le nom de votre municipalité pour savoir si l’interdiction s’applique chez vous.",
  "area.light.danger":
    "Le danger d’incendie varie d’un secteur à l’autre. Entrez le nom de votre municipalité pour connaître le niveau chez vous.",
  "area.light.place": "Vérifier mon secteur",
  "area.danger.region": "Le danger d’incendie dans les zones de la région",
  "area.danger.none": "Le niveau de danger n’est pas publié pour cette région.",
  "area.levels": "Ce que signifie chaque niveau de danger",
  "area.restrictions.none": "Aucune restriction provinciale en vigueur ici",
  "area.regionFires": "Voir ces feux dans la liste de tout le Québec",
  "area.around.region": "Régions voisines",
  "area.around.zone": "Zones voisines",
  "area.around.within": "Dans quelles régions ?",
  "area.around.withinText": "Cette zone touche les régions suivantes :",
  "area.around.none": "Cette zone n’en touche aucune autre.",
} as const;
