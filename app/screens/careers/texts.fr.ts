/** Texts of the careers screens. */
export const texts = {
  "careers.title": "Carrières",
  "careers.description":
    "Les emplois offerts par l’agence : pompières et pompiers forestiers, répartition, prévention, bases aériennes, cartographie. Dates limites et conditions.",
  "careers.lead": "Les emplois pour lesquels vous pouvez postuler maintenant.",
  "careers.count_one": "{{count}} emploi offert",
  "careers.count_many": "{{count}} emplois offerts",
  "careers.count_other": "{{count}} emplois offerts",
  "careers.kind": "Type d’emploi",
  "careers.kind.seasonal": "Saisonnier",
  "careers.kind.permanent": "Permanent",
  "careers.kind.student": "Pour étudiantes et étudiants",
  "careers.place": "Lieu",
  "careers.hours": "Horaire",
  "careers.pay": "Salaire",
  "careers.start": "Entrée en poste",
  "careers.closes": "Dernier jour pour postuler",
  "careers.closed": "La période pour postuler est terminée.",
  "careers.closed.text": "Cet emploi n’est plus offert.",
  "careers.all": "Voir les emplois offerts",
  "careers.none": "Aucun emploi n’est offert en ce moment.",
  "careers.none.text":
    "L’agence recrute surtout de novembre à mars pour la saison suivante. Les nouveaux emplois paraissent ici.",
  "careers.unavailable": "Les offres d’emploi sont indisponibles pour le moment.",
  "careers.unavailable.text": "Réessayez dans quelques minutes.",
};
