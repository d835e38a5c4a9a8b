export const texts = {
  "light.title": "La situation des feux, page légère",
  "light.heading": "Les feux de forêt au Québec",
  "light.description":
    "Feux actifs, danger d’incendie et restrictions en vigueur au Québec, sur une page de 14 Ko sans images ni scripts, pour les connexions lentes.",
  "light.age": "Données du {{when}}",
  "light.reload":
    "Cette page ne s’actualise pas automatiquement : rechargez-la pour voir des données plus récentes.",
  "light.named": "{{name}} : {{list}}",
  "light.full": "Voir le site complet",
  "light.place.title": "Qu’est-ce qui s’applique chez vous ?",
  "light.place.label": "Municipalité, adresse ou code postal",
  "light.place.result": "À cet endroit : {{place}}",
  "light.place.full": "Voir la réponse complète sur le site",
  "light.restrictions.none":
    "Aucune restriction provinciale n’était en vigueur le {{when}}. Une interdiction peut s’être ajoutée depuis, et votre municipalité peut avoir ses propres règles : vérifiez avant d’allumer un feu.",
  "light.danger": "Danger d’incendie, {{day}}",
  "light.danger.zones": "Zones de danger d’incendie, par niveau.",
  "light.fires": "Feux actifs",
  "light.fires.worst": "Les feux les plus graves",
  "light.fires.worst.all": "Feux hors contrôle ou de {{size}} et plus.",
  "light.fires.worst.some":
    "Feux hors contrôle ou de {{size}} et plus : {{shown}} sur {{total}}. Les autres sont plus bas, dans leur région.",
  "light.fires.others": "Les autres feux actifs, par région",
  "light.fires.left_one": "{{count}} feu est compté dans sa région sans être nommé.",
  "light.fires.left_many": "{{count}} feux sont comptés dans leur région sans être nommés.",
  "light.fires.left_other": "{{count}} feux sont comptés dans leur région sans être nommés.",
  "light.region": "Tous les feux de la région : {{region}}",
  "light.copy.title": "Le site ne répond pas : voici une copie, avec les données du {{when}}",
  "light.copy.text":
    "La situation a pu changer depuis. Suivez les consignes de votre municipalité et écoutez la radio de votre région. Réessayez plus tard d’ouvrir le site.",
} as const;
