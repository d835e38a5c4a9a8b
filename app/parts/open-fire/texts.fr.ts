export const texts = {
  "openFire.question": "Puis-je faire un feu ?",
  "openFire.question.here": "Puis-je faire un feu ici ?",
  "openFire.banned.fire": "Non. Les feux à ciel ouvert sont interdits ici.",
  "openFire.banned.closure": "Non. Ce territoire est fermé : si vous y êtes, quittez-le.",
  "openFire.banned.risk": "Non. Un feu menace ce secteur : préparez-vous à partir.",
  "openFire.banned.access": "Non. L’accès à la forêt est interdit ici.",
  "openFire.whole.fire": "Non. Les feux à ciel ouvert sont interdits dans toute {{area}}.",
  "openFire.whole.closure": "Non. Toute {{area}} est fermée : si vous y êtes, quittez-la.",
  "openFire.whole.risk": "Non. Un feu menace toute {{area}} : si vous y êtes, préparez-vous à partir.",
  "openFire.whole.access": "Non. L’accès à la forêt est interdit dans toute {{area}}.",
  "openFire.whole.several": "Non. Des interdictions couvrent toute {{area}}.",
  "openFire.part.fire": "Les feux à ciel ouvert sont interdits dans une partie de {{area}}.",
  "openFire.part.closure": "Une partie de {{area}} est fermée : si vous y êtes, quittez-la.",
  "openFire.part.risk": "Un feu menace une partie de {{area}} : si vous y êtes, préparez-vous à partir.",
  "openFire.part.access": "L’accès à la forêt est interdit dans une partie de {{area}}.",
  "openFire.area.region": "la région",
  "openFire.area.zone": "la zone",
  "openFire.until": "Jusqu’au {{when}}.",
  "openFire.noEnd": "Jusqu’à nouvel ordre.",
  "openFire.untilVaries": "La fin varie d’un secteur à l’autre : voyez les dates plus bas.",
  "openFire.untilVaries.card":
    "La fin varie d’un secteur à l’autre : voyez les dates sur la page de {{area}}.",
  "openFire.beside": "Non, par prudence : une interdiction est en vigueur à moins d’un kilomètre.",
  "openFire.beside.text":
    "Nos limites sont approximatives : faites comme si l’interdiction s’appliquait chez vous. Votre municipalité peut vous dire de quel côté vous êtes.",
  "openFire.unknown.missing": "Nous ne pouvons pas le dire : les restrictions ne nous parviennent pas.",
  "openFire.unknown.old": "Nous ne pouvons pas le dire : nos données sont trop anciennes.",
  "openFire.unknown.incomplete":
    "Nous ne pouvons pas le dire : une restriction reçue est incomplète ou illisible.",
  "openFire.unknown.text": "N’allumez rien avant d’avoir vérifié auprès de votre municipalité.",
  "openFire.unbanned.1": "Oui, avec prudence, si votre municipalité le permet.",
  "openFire.unbanned.2": "Oui, un petit feu, si votre municipalité le permet.",
  "openFire.unbanned.3": "Oui, si le vent ne dépasse pas 20 km/h et si votre municipalité le permet.",
  "openFire.unbanned.4":
    "Pas à ciel ouvert : seulement dans un foyer muni d’un pare-étincelles, si votre municipalité le permet.",
  "openFire.unbanned.5": "N’allumez rien, même sans interdiction provinciale.",
  "openFire.unbanned.unrated":
    "Aucune interdiction provinciale ici, mais le danger n’est pas évalué aussi au nord.",
  "openFire.unbanned.unpublished":
    "Aucune interdiction provinciale ici, mais le niveau de danger n’est pas publié.",
  "openFire.unbanned.unavailable":
    "Aucune interdiction provinciale ici, mais nous ne recevons pas le danger du jour.",
  "openFire.unbanned.text":
    "Par temps sec ou venteux, n’allumez rien. Dans le doute, vérifiez auprès de votre municipalité.",
  "openFire.unbanned.differs": "Aucune interdiction provinciale de feux à ciel ouvert ici.",
  "openFire.today": "Danger d’incendie aujourd’hui : {{level}}. {{advice}}",
  "openFire.highest": "Danger d’incendie le plus élevé aujourd’hui : {{level}}. {{advice}}",
  "openFire.elsewhere": "Dans le reste de {{area}}, aucune interdiction provinciale.",
  "openFire.bannedFrom": "Attention : une interdiction commence le {{when}}.",
  "openFire.bannedAgain": "Attention : une autre interdiction commence le {{when}}.",
  "openFire.announced": "Une interdiction est annoncée : voyez les dates plus bas.",
  "openFire.announced.card": "Une interdiction est annoncée : voyez les dates sur la page de {{area}}.",
} as const;
