export const texts = {
  "indexes.fires.title": "Tous les feux de l’année",
  "indexes.fires.heading": "Tous les feux de l’année",
  "indexes.fires.description":
    "Chaque feu de forêt de l’année au Québec, actif ou éteint : cherchez par nom, numéro ou lieu, triez par superficie, date ou cause, et téléchargez la liste.",
  "indexes.fires.lead":
    "Chaque feu de forêt suivi cette année, actif ou éteint. Cherchez un nom, un numéro, une MRC ou une municipalité.",
  "indexes.found_zero": "Aucun feu",
  "indexes.found_one": "{{count}} feu",
  "indexes.found_many": "{{count}} feux",
  "indexes.found_other": "{{count}} feux",
  "indexes.caption": "Feux de l’année, page {{page}} sur {{pages}}",
  "indexes.noneYet": "Aucun feu cette année pour l’instant",
  "indexes.noneYet.text":
    "La saison des feux va d’avril à la mi-novembre. Chaque feu paraît ici dès que l’agence le publie.",
  "indexes.none.text": "Vérifiez l’orthographe, ou essayez un autre état, une autre cause ou tout le Québec.",
  "indexes.status.all": "Tous",
  "indexes.region.all": "Toutes",
  "indexes.order": "Ordre",
  "indexes.order.usual": "Habituel",
  "indexes.order.reversed": "Inversé",
  "indexes.column.protection": "Protection",
  "indexes.column.extinguished": "Extinction",
  "indexes.protection.intensive": "Intensive",
  "indexes.protection.northern": "Nordique",

  "indexes.title": "Plan du site",
  "indexes.description":
    "Toutes les pages de Vigie par thème : la situation des feux, chaque région et chaque zone du Québec, les données à télécharger et les numéros d’urgence.",
  "indexes.lead":
    "Toutes les pages, par thème. Chaque feu a aussi sa page : trouvez-la dans la liste de tous les feux de l’année.",
  "indexes.map": "carte",
  "indexes.theme.fires": "Les feux et le danger d’incendie",
  "indexes.theme.profile": "Votre profil",
  "indexes.theme.agency": "L’agence",
  "indexes.theme.data": "Données à télécharger",
  "indexes.theme.regions": "Les régions",
  "indexes.theme.zones": "Les zones de danger d’incendie",
  "indexes.theme.emergency": "Qui appeler",
  "indexes.emergency.911": "Votre vie ou votre maison est menacée.",
  "indexes.emergency.report":
    "Vous voyez un feu de forêt ou de la fumée ({{number}}, sans frais, jour et nuit).",
} as const;
