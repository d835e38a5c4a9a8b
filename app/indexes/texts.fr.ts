export const texts = {
  "indexes.fires.title": "Index des feux",
  "indexes.fires.heading": "Tous les feux de l’année",
  "indexes.fires.description":
    "Chaque feu de forêt de l’année au Québec, actif ou éteint : cherchez-le par son nom, son numéro ou son lieu, triez par taille, date ou cause, téléchargez la liste.",
  "indexes.fires.lead":
    "Chaque feu de forêt suivi cette année, actif ou éteint. Cherchez un nom, un numéro, une MRC ou une municipalité.",
  "indexes.found_one": "Un feu",
  "indexes.found_many": "{{count}} feux",
  "indexes.found_other": "{{count}} feux",
  "indexes.caption": "Feux de l’année, page {{page}} sur {{pages}}",
  "indexes.none.text":
    "Vérifiez l’orthographe, ou élargissez vos choix : un autre état, une autre cause, toute la province.",
  "indexes.words": "Mots à chercher",
  "indexes.status.all": "Tous",
  "indexes.region.all": "Toutes",
  "indexes.reversed": "Ordre inverse",
  "indexes.column.protection": "Protection",
  "indexes.column.extinguished": "Extinction",
  "indexes.protection.intensive": "Intensive",
  "indexes.protection.northern": "Nordique",
  "indexes.sort.gravity": "Gravité",
  "indexes.sort.size": "Taille",
  "indexes.sort.start": "Date de début",
  "indexes.sort.name": "Nom",
  "indexes.sort.region": "Région",
  "indexes.sort.protection": "Zone de protection",
  "indexes.sort.extinguished": "Date d’extinction",
  "indexes.sort.cause": "Cause",

  "indexes.title": "Plan du site",
} as const;
