import type { Bilingual } from "#territory/language.ts";
import type { ContactSubject } from "./contact-subjects.ts";

export const SUBJECT_NAMES: Readonly<Record<ContactSubject, Bilingual>> = {
  general: { fr: "Question générale", en: "General question" },
  prevention: { fr: "Prévention et restrictions", en: "Prevention and restrictions" },
  permit: { fr: "Permis de brûlage", en: "Burning permits" },
  media: { fr: "Demande des médias", en: "Media request" },
  industry: { fr: "Industries et municipalités", en: "Industry and municipalities" },
  website: { fr: "Site et alertes", en: "Website and alerts" },
};
