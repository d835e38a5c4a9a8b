export const texts = {
  "location.title": "Suis-je concerné ?",
  "location.heading": "Puis-je faire un feu ici ?",
  "location.titleAt": "{{place}} : puis-je faire un feu ?",
  "location.description":
    "Pour une adresse, un lieu ou votre position : a-t-on le droit de faire un feu, quel est le danger pour trois jours, quelles restrictions et quels feux sont proches.",
  "location.lead":
    "Une adresse, un lieu ou votre position : vous saurez si vous pouvez faire un feu, quel est le danger pour trois jours, ce qui est interdit et où brûlent les feux les plus proches.",

  "location.find": "Chercher une adresse ou un endroit",
  "location.findOther": "Chercher un autre endroit",
  "location.label": "Adresse, municipalité ou lieu",
  "location.hint": "Par exemple : 123, rue Principale, La Tuque ; Mashteuiatsh ; 47,44 -72,78",
  "location.submit": "Vérifier",
  "location.locateHint":
    "Votre appareil demandera la permission. Votre position est arrondie à un kilomètre avant d’être envoyée.",
  "location.privacy":
    "Ce que vous écrivez est cherché dans le service d’adresses du gouvernement du Québec ; nous ne le conservons pas.",

  "location.none.title": "Aucun résultat pour « {{query}} »",
  "location.none.text":
    "Vérifiez l’orthographe, ou essayez une municipalité voisine. Vous ne trouvez pas ? Appelez-nous au {{number}}.",
  "location.down.title": "La recherche d’adresses ne répond pas",
  "location.down.none":
    "Nous n’avons pas trouvé « {{query}} » sans elle. Écrivez le nom d’une municipalité seulement, utilisez votre position, ou appelez-nous au {{number}}.",
  "location.down.choices": "Voici les lieux que nous connaissons sans elle.",
  "location.down.town":
    "Nous n’avons pas pu chercher la rue : la réponse vaut pour le centre de {{place}}. Réessayez plus tard pour une réponse exacte.",
  "location.down.place": "Nous avons trouvé ce lieu sans elle ; la réponse vaut pour son centre.",
  "location.unreadable.title": "« {{query}} » n’est pas une position",
  "location.unreadable.text":
    "Une position s’écrit latitude puis longitude, par exemple 47,44 -72,78. Vous pouvez aussi écrire une adresse ou le nom d’un lieu.",
  "location.outside.title": "Cette position est hors du Québec",
  "location.outside.text":
    "Nous ne suivons que les feux du Québec. La latitude vient d’abord et la longitude est négative, par exemple 47,44 -72,78. Ailleurs, informez-vous auprès des autorités du lieu.",
  "location.choices": "Plusieurs endroits répondent à « {{query}} ». Lequel est le vôtre ?",

  "location.understood": "Réponse pour",
  "location.position": "Position {{position}}",
  "location.near": "Lieu le plus proche : {{place}}, {{distance}}",
  "location.region": "Région",
  "location.zone": "Zone de danger",
  "location.zone.none": "Aucune : le danger n’est pas coté aussi au nord.",

  "location.banned.fire": "Non. Les feux à ciel ouvert sont interdits ici.",
  "location.banned.closure": "Non. Le territoire est fermé ici.",
  "location.banned.risk": "Non. Un feu menace ce secteur.",
  "location.banned.access": "Non. L’accès à la forêt est interdit ici.",
  "location.banned.until": "Jusqu’au {{when}}.",
  "location.banned.noEnd": "Jusqu’à nouvel ordre.",
  "location.beside": "Non, par prudence : une interdiction est en vigueur à moins d’un kilomètre.",
  "location.besideText":
    "Nos limites sont approximatives : tenez-vous pour concerné. Votre municipalité sait de quel côté vous êtes.",
  "location.unknown.missing": "Nous ne pouvons pas le dire : les restrictions ne nous parviennent pas.",
  "location.unknown.old": "Nous ne pouvons pas le dire : nos données sont trop anciennes.",
  "location.unknownText":
    "N’allumez rien avant de vous être informé au {{number}} ou auprès de votre municipalité.",
  "location.allowed.1": "Oui, en restant prudent.",
  "location.allowed.2": "Oui, un petit feu, avec prudence.",
  "location.allowed.3": "Oui, mais seulement dans un foyer approprié.",
  "location.allowed.4": "Mieux vaut ne rien allumer, même si ce n’est pas interdit.",
  "location.allowed.5": "N’allumez rien, même si ce n’est pas interdit.",
  "location.allowed.unrated": "Ce n’est pas interdit, mais le danger n’est pas publié ici.",
  "location.allowed.unavailable": "Ce n’est pas interdit, mais le danger du jour ne nous parvient pas.",
  "location.allowedText.unknown":
    "Jugez par vous-même : par temps sec ou venteux, n’allumez rien. Dans le doute, appelez-nous au {{number}}.",
  "location.today": "Danger aujourd’hui : {{level}}. {{advice}}",
  "location.bannedFrom": "Attention : une interdiction commence le {{when}}.",

  "location.danger": "Danger d’incendie pour trois jours",
  "location.danger.none": "Le danger d’incendie n’est pas coté pour cet endroit.",
  "location.restrictions": "Restrictions ici",
  "location.inForce": "En vigueur",
  "location.announced": "Annoncées",
  "location.besideList": "En vigueur à moins d’un kilomètre",
  "location.fires": "Feux actifs les plus proches",
  "location.call": "Qui appeler",
  "location.call.life": "Vie ou maison menacée",
  "location.call.report": "Vous voyez un feu ou de la fumée",
  "location.call.rules": "Règles de votre municipalité, permis de brûlage",
  "location.call.town": "Appelez votre municipalité ou son service d’incendie.",
  "location.map": "Carte des environs",
  "location.share": "Cette réponse a une adresse courte, arrondie à un kilomètre :",
} as const;
