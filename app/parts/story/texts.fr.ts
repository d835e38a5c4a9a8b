export const texts = {
  "story.restrictions": "Restrictions en vigueur maintenant",
  "story.restrictions.none":
    "{{where}} : aucune restriction de l’agence n’est en vigueur. Une municipalité peut en avoir d’autres.",
  "story.restrictions.noneAtAll":
    "Aucune restriction de l’agence n’est en vigueur au Québec. Une municipalité peut en avoir d’autres.",
  "story.restrictions.more": "Voir toutes les restrictions",
  "story.fires": "Feux actifs au Québec",
  "story.fires.count_one": "feu actif",
  "story.fires.count_many": "feux actifs",
  "story.fires.count_other": "feux actifs",
  "story.fires.more": "Voir l’état de la situation",
  "story.danger": "Quel est le danger d’incendie chez vous ?",
  "story.danger.text": "Le niveau de danger, les restrictions et les feux les plus proches, à votre adresse.",
  "story.danger.more": "Vérifier chez moi",
  "story.table": "Tableau",
  "story.code": "Bloc de code",
  "story.phone": "Téléphone",
  "story.email": "Courriel",
  "story.hours": "Heures",
  "story.address": "Adresse",
} as const;
