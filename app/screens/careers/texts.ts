import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const careerTexts = bilingualTexts({
  "careers.title": { fr: "Carrières", en: "Careers" },
  "careers.description": {
    fr: "Les emplois offerts par l’agence : pompières et pompiers forestiers, répartition, prévention, bases aériennes, cartographie. Dates limites et conditions.",
    en: "Jobs with the agency: wildland firefighting, dispatch, prevention, airbases and mapping. Closing dates and working conditions.",
  },
  "careers.lead": {
    fr: "Les emplois pour lesquels vous pouvez postuler maintenant.",
    en: "The jobs you can apply for now.",
  },
  "careers.count_one": { fr: "{{count}} emploi offert", en: "{{count}} open job" },
  "careers.count_other": { fr: "{{count}} emplois offerts", en: "{{count}} open jobs" },
  "careers.kind": { fr: "Type d’emploi", en: "Type of job" },
  "careers.kind.seasonal": { fr: "Saisonnier", en: "Seasonal" },
  "careers.kind.permanent": { fr: "Permanent", en: "Permanent" },
  "careers.kind.student": { fr: "Pour étudiantes et étudiants", en: "Student" },
  "careers.place": { fr: "Lieu", en: "Location" },
  "careers.hours": { fr: "Horaire", en: "Hours" },
  "careers.pay": { fr: "Salaire", en: "Pay" },
  "careers.start": { fr: "Entrée en fonction", en: "Start date" },
  "careers.closes": { fr: "Dernier jour pour postuler", en: "Last day to apply" },
  "careers.closed": { fr: "La période de candidature est terminée.", en: "Applications are closed." },
  "careers.closed.text": { fr: "Cet emploi n’est plus offert.", en: "This job is no longer open." },
  "careers.all": { fr: "Voir les emplois offerts", en: "See the open jobs" },
  "careers.none": { fr: "Aucun emploi n’est offert en ce moment.", en: "There are no open jobs right now." },
  "careers.none.text": {
    fr: "L’agence recrute surtout de novembre à mars pour la saison suivante. Les nouvelles offres d’emploi sont publiées ici.",
    en: "The agency hires mostly from November to March for the next season. New jobs are posted here.",
  },
  "careers.unavailable": {
    fr: "Les offres d’emploi sont indisponibles pour le moment.",
    en: "Job postings are not available right now.",
  },
  "careers.unavailable.text": { fr: "Réessayez dans quelques minutes.", en: "Try again in a few minutes." },
});
