export const texts = {
  "finder.none.title": "Aucun résultat pour « {{query}} »",
  "finder.none.text":
    "Vérifiez l’orthographe ou essayez une municipalité voisine. Vous pouvez aussi entrer des coordonnées, par exemple 47,44 -72,78, ou chercher le lieu sur la carte. Si vous ne trouvez toujours pas, communiquez avec l’agence. Pour signaler un feu, appelez le {{number}}.",
  "finder.empty.title": "La recherche est vide",
  "finder.empty.text": "Entrez une municipalité, une adresse ou des coordonnées, puis cherchez de nouveau.",
  "finder.near.title": "Rien ne correspond exactement à « {{query}} »",
  "finder.near.text": "Vouliez-vous dire… ?",
  "finder.several": "Plusieurs lieux correspondent à « {{query}} ». Lequel est le vôtre ?",
  "finder.several.narrow":
    "Pour raccourcir la liste, ajoutez une région ou une MRC, par exemple « {{query}}, Montérégie ».",
  "finder.others": "Vous cherchiez plutôt un de ces lieux ?",
  "finder.pages": "Pour « {{query}} », voyez :",
  "finder.middle.title": "La réponse vaut pour le centre de ce milieu naturel",
  "finder.middle.text": "Ailleurs dans ses limites, elle peut être différente.",

  "finder.down.title": "La recherche d’adresses ne fonctionne pas en ce moment",
  "finder.down.none":
    "Nous n’avons pas trouvé « {{query}} » dans notre propre liste de lieux. Entrez seulement le nom d’une municipalité, ou utilisez votre position.",
  "finder.down.choices": "Voici les lieux trouvés dans notre propre liste.",
  "finder.down.town":
    "Nous n’avons pas pu chercher la rue : la réponse vaut pour le centre de {{place}}. Réessayez plus tard pour une réponse exacte.",
  "finder.down.place": "Nous avons trouvé ce lieu dans notre propre liste ; la réponse vaut pour son centre.",

  "finder.unreadable.title": "« {{query}} » : coordonnées illisibles",
  "finder.unreadable.text":
    "Entrez la latitude, puis la longitude, par exemple 47,44 -72,78. Vous pouvez aussi entrer une adresse ou le nom d’un lieu.",
  "finder.outside.title": "Cette position est hors du Québec",
  "finder.outside.text":
    "Nous ne suivons que les feux du Québec. La latitude vient d’abord et la longitude est négative, par exemple 47,44 -72,78. Ailleurs, informez-vous auprès des autorités locales.",

  "finder.kind.address": "adresse",
  "finder.kind.street": "rue",
  "finder.kind.postal-code": "code postal",
  "finder.kind.city": "municipalité",
  "finder.kind.community": "communauté",
  "finder.kind.place": "lieu",
  "finder.kind.area": "milieu naturel",
  "finder.kind.region": "région",
  "finder.kind.mrc": "MRC",
  "finder.kind.zone": "zone de danger d’incendie",
  "finder.kind.fire": "feu nº {{number}}",
  "finder.mrc": "MRC {{name}}",
  "finder.nearest": "lieu le plus proche : {{name}}",
} as const;
