export const texts = {
  "openFire.question": "Puis-je faire un feu ?",
  "openFire.question.here": "Puis-je faire un feu ici ?",
  "openFire.banned.fire": "Non. Les feux à ciel ouvert sont interdits ici.",
  "openFire.banned.closure": "Non. Ce territoire est fermé : si vous y êtes, quittez-le.",
  "openFire.banned.risk": "Non. Un feu menace ce secteur : préparez-vous à partir.",
  "openFire.banned.access": "Non. L’accès à la forêt est interdit ici.",
  "openFire.whole.fire": "Non. Les feux à ciel ouvert sont interdits dans toute {{area}}.",
  "openFire.whole.closure": "Non. Toute {{area}} est fermée : si vous y êtes, quittez les lieux.",
  "openFire.whole.risk": "Non. Un feu menace toute {{area}} : si vous y êtes, préparez-vous à partir.",
  "openFire.whole.access": "Non. L’accès à la forêt est interdit dans toute {{area}}.",
  "openFire.whole.several": "Non. Des interdictions couvrent toute {{area}}.",
  "openFire.part.fire": "Les feux à ciel ouvert sont interdits dans une partie de {{area}}.",
  "openFire.part.closure": "Une partie de {{area}} est fermée. Si vous êtes dans ce secteur, quittez-le.",
  "openFire.part.risk":
    "Un feu menace une partie de {{area}}. Si vous êtes dans ce secteur, préparez-vous à partir.",
  "openFire.part.access": "L’accès à la forêt est interdit dans une partie de {{area}}.",
  "openFire.area.region": "la région",
  "openFire.area.zone": "la zone",
  "openFire.until": "{{ban}} jusqu’au {{when}}.",
  "openFire.noEnd": "{{ban}} jusqu’à nouvel ordre.",
  "openFire.several": "Interdictions",
  "openFire.untilVaries": "La date de fin varie d’un secteur à l’autre : voyez plus bas.",
  "openFire.untilVaries.card": "La date de fin varie d’un secteur à l’autre : voyez la page de {{area}}.",
  "openFire.beside": "Non, par prudence : une interdiction est en vigueur à moins d’un kilomètre.",
  "openFire.beside.text":
    "Les limites sur notre carte sont approximatives : faites comme si l’interdiction s’appliquait chez vous. Votre municipalité peut vous dire de quel côté vous êtes.",
  "openFire.unknown.missing": "Nous ne pouvons pas le dire : les restrictions ne nous parviennent pas.",
  "openFire.unknown.old": "Nous ne pouvons pas le dire : nos données sont trop anciennes.",
  "openFire.unknown.incomplete":
    "Nous ne pouvons pas le dire : une restriction reçue est incomplète ou illisible.",
  "openFire.unknown.untyped":
    "Nous ne pouvons pas le dire : nous ne savons pas ce qu’interdit une restriction en vigueur.",
  "openFire.unknown.contradictory":
    "Nous ne pouvons pas le dire : les données sur une restriction se contredisent.",
  "openFire.unknown.which_one": "Restriction à vérifier : {{titles}}.",
  "openFire.unknown.which_many": "Restrictions à vérifier : {{titles}}.",
  "openFire.unknown.which_other": "Restrictions à vérifier : {{titles}}.",
  "openFire.unknown.text": "N’allumez rien avant d’avoir vérifié auprès de votre municipalité.",
  "openFire.unbanned.1": "Oui, avec prudence, si votre municipalité le permet.",
  "openFire.unbanned.2": "Oui, un petit feu, si votre municipalité le permet.",
  "openFire.unbanned.3": "Oui, si le vent ne dépasse pas 20 km/h et si votre municipalité le permet.",
  "openFire.unbanned.4":
    "Seulement dans un foyer muni d’un pare-étincelles, si votre municipalité le permet. Aucun feu à ciel ouvert.",
  "openFire.unbanned.5": "N’allumez rien, même sans interdiction provinciale.",
  "openFire.unbanned.unrated":
    "Aucune interdiction provinciale ici, mais le danger d’incendie n’est pas évalué si loin au nord.",
  "openFire.unbanned.unpublished":
    "Aucune interdiction provinciale ici, mais le niveau de danger d’incendie n’est pas publié.",
  "openFire.unbanned.unavailable":
    "Aucune interdiction provinciale ici, mais nous ne recevons pas le danger d’incendie du jour.",
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
