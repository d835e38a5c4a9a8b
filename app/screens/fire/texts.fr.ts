export const texts = {
  "fire.heading": "Feu « {{name}} »",
  "fire.headingUnnamed": "Feu nº {{number}} de {{year}}",
  "fire.title": "{{heading}}, nº {{number}} : état et restrictions",
  "fire.titleUnnamed": "{{heading}} : état et restrictions",
  "fire.share": "{{heading}} : {{status}}, {{size}}",
  "fire.description":
    "{{heading}} ({{status}}, {{place}}) : superficie, cause, ressources, danger d’incendie, restrictions sur place et feux voisins.",
  "fire.began": "Commencé le {{when}}.",
  "fire.out": "Éteint le {{when}}.",
  "fire.map": "Carte des environs : {{heading}}, danger d’incendie aujourd’hui et feux actifs",
  "fire.details": "Fiche du feu",
  "fire.danger": "Danger d’incendie, zone {{zone}}",
  "fire.danger.unnamed": "Danger d’incendie",
  "fire.zonePage": "La page de la zone",
  "fire.regionPage": "Tout sur la région",
  "fire.danger.none": "Le niveau de danger n’est pas publié pour cet endroit.",
  "fire.restrictions": "Restrictions en vigueur à cet endroit",
  "fire.restrictions.unplaced":
    "La position de ce feu n’est pas connue : voyez les restrictions de toute la région.",
  "fire.nearest": "Autres feux actifs à proximité",
  "fire.nearest.unplaced": "La position de ce feu n’est pas connue.",

  "fire.field.status": "État",
  "fire.field.started": "Début",
  "fire.field.size": "Superficie",
  "fire.field.cause": "Cause",
  "fire.field.resources": "Ressources déployées",
  "fire.field.zone": "Zone de danger d’incendie",
  "fire.field.region": "Région",
  "fire.field.mrc": "MRC",
  "fire.field.city": "Municipalité",
  "fire.field.unit": "Unité de gestion",
  "fire.field.position": "Latitude et longitude",
  "fire.field.number": "Numéro du feu",
  "fire.field.name": "Nom",
  "fire.field.modified": "Dernière mise à jour",
  "fire.field.northern": "Zone de protection",
  "fire.field.contained": "Englobé",
  "fire.field.extinguished": "Éteint",
  "fire.number": "{{number}}, saison {{year}}",
  "fire.protection.northern": "Nordique : combattu seulement s’il menace des personnes ou des installations",
  "fire.protection.intensive": "Intensive : tous les feux y sont combattus",

  "fire.unknown.started": "Date de début non publiée",
  "fire.unknown.cause": "Cause non publiée",
  "fire.unknown.resources": "Ressources non publiées",
  "fire.unknown.zone": "Zone non précisée",
  "fire.unknown.region": "Région non précisée",
  "fire.unknown.mrc": "MRC non précisée",
  "fire.unknown.city": "Municipalité non précisée",
  "fire.unknown.unit": "Unité non précisée",
  "fire.unknown.position": "Position non publiée",
  "fire.unknown.name": "Ce feu n’a pas de nom",
  "fire.unknown.modified": "Date non publiée",
  "fire.unknown.contained": "Aucune date publiée",
  "fire.unknown.extinguished": "Aucune date publiée",
  "fire.stillActive": "Pas encore",

  "fire.status.0":
    "Le feu est répertorié, le plus souvent dans la zone nordique. Aucune intervention n’a lieu pour l’instant.",
  "fire.status.1":
    "Le feu vient d’être signalé et est en cours d’évaluation. Sa superficie et son état peuvent changer très vite.",
  "fire.status.2": "Le feu est connu et surveillé. Aucune intervention n’a lieu pour l’instant.",
  "fire.status.3":
    "Le feu progresse et n’est pas encore arrêté. Si vous êtes près d’ici, suivez les consignes de votre municipalité et préparez-vous à partir.",
  "fire.status.4":
    "La progression du feu est arrêtée pour l’instant. Il brûle toujours ; l’agence ne s’attend pas à ce qu’il grandisse de plus de 10 %.",
  "fire.status.5":
    "La propagation du feu est arrêtée par une ligne d’arrêt ou par la météo. Il n’est pas encore éteint ; il peut y avoir de la fumée plusieurs jours.",
  "fire.status.6": "Le feu est éteint : plus rien n’y brûle.",

  "fire.unlisted.title": "Ce feu n’est plus dans la liste de l’agence",
  "fire.unlisted.text":
    "Vous voyez son dernier état connu. Un feu quitte la liste quand il est réuni à un autre ou que sa fiche est corrigée.",
  "fire.missing.title": "Feu {{id}}",
  "fire.missing.description":
    "La liste des feux n’est pas disponible pour le moment. Cette page sera complète dès son retour.",
} as const;
