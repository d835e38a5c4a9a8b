export const texts = {
  "indexes.fires.title": "Tous les feux de l’année",
  "indexes.fires.heading": "Tous les feux de l’année",
  "indexes.fires.description":
    "Chaque feu de forêt de l’année au Québec, actif ou éteint : cherchez-le par son nom, son numéro ou son lieu, triez par superficie, date ou cause, téléchargez la liste.",
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
  "indexes.sort.gravity": "Gravité",
  "indexes.sort.size": "Superficie",
  "indexes.sort.start": "Date de début",
  "indexes.sort.name": "Nom",
  "indexes.sort.region": "Région",
  "indexes.sort.protection": "Zone de protection",
  "indexes.sort.extinguished": "Date d’extinction",
  "indexes.sort.cause": "Cause",

  "indexes.title": "Plan du site",
  "indexes.description":
    "Toutes les pages de Vigie par thème : la situation des feux, chaque région et chaque zone du Québec, les données à télécharger et les numéros d’urgence.",
  "indexes.lead":
    "Toutes les pages, par thème. Chaque feu a aussi sa page : trouvez-la dans la liste de tous les feux de l’année.",
  "indexes.map": "carte",
  "indexes.theme.fires": "Les feux et le danger d’incendie",
  "indexes.theme.agency": "L’agence",
  "indexes.theme.data": "Données à télécharger",
  "indexes.theme.regions": "Les régions",
  "indexes.theme.zones": "Les zones de danger d’incendie",
  "indexes.theme.emergency": "Qui appeler",
  "indexes.emergency.911": "Votre vie ou votre maison est menacée.",
  "indexes.emergency.report":
    "Vous voyez un feu de forêt ou de la fumée ({{number}}, sans frais, jour et nuit).",
  "indexes.plan.home": "Accueil",
  "indexes.plan.home.text":
    "Les feux actifs, le danger d’incendie et les restrictions en un coup d’œil, et ce qui s’applique là où vous êtes.",
  "indexes.plan.current-situation": "État de la situation",
  "indexes.plan.current-situation.text":
    "Chaque feu par état, le danger d’incendie de chaque zone pour trois jours, les restrictions en vigueur et annoncées.",
  "indexes.plan.current-situation-location": "Puis-je faire un feu ?",
  "indexes.plan.current-situation-location.text":
    "Le danger d’incendie, les restrictions et les feux les plus proches d’une adresse ou de votre position.",
  "indexes.plan.map": "Carte",
  "indexes.plan.map.text": "Les feux, le danger d’incendie et les restrictions sur une carte interactive.",
  "indexes.plan.review": "Bilan",
  "indexes.plan.review.text": "La saison en chiffres et en graphiques, comparée aux saisons passées.",
  "indexes.plan.fire-index": "Tous les feux de l’année",
  "indexes.plan.fire-index.text":
    "Tous les feux de l’année, actifs ou éteints, à chercher, à trier et à télécharger.",
  "indexes.plan.releases": "Communiqués",
  "indexes.plan.releases.text":
    "Ce que l’agence annonce : restrictions, déroulement de la saison, travaux en forêt.",
  "indexes.plan.permits": "Permis et autorisations",
  "indexes.plan.permits.text": "Quel permis pour quel feu, qui le délivre et comment le demander.",
  "indexes.plan.industries": "Industries et collectivités",
  "indexes.plan.industries.text":
    "Ce que la loi et le danger demandent à chaque secteur, des chantiers aux municipalités.",
  "indexes.plan.about-hub": "À propos de l’agence",
  "indexes.plan.about-hub.text":
    "Sa mission, son histoire, son organisation, ses partenaires et ses données.",
  "indexes.plan.careers": "Carrières",
  "indexes.plan.careers.text": "Les emplois offerts maintenant, leurs conditions et la façon de postuler.",
  "indexes.plan.contact": "Nous joindre",
  "indexes.plan.contact.text": "Les numéros d’urgence, les bureaux et les adresses de courriel de l’agence.",
  "indexes.plan.privacy": "Politique de confidentialité",
  "indexes.plan.privacy.text": "Ce que le site garde de vous, combien de temps, et vos droits.",
  "indexes.plan.terms": "Conditions d’utilisation",
  "indexes.plan.terms.text": "Ce que valent les renseignements du site et comment les réutiliser.",
  "indexes.plan.accessibility": "Accessibilité",
  "indexes.plan.accessibility.text":
    "Ce que nous visons, ce qui est vérifié, les limites connues et comment nous les signaler.",
  "indexes.plan.widget": "Widget pour votre site",
  "indexes.plan.widget.text":
    "Le danger d’incendie, les restrictions et les feux actifs de votre territoire, sur votre propre site.",
  "indexes.plan.api": "Données ouvertes",
  "indexes.plan.api.text": "L’API publique : tout ce que le site dit des feux, pour vos programmes.",
} as const;
