import type { Bilingual } from "#territory/language.ts";
import { RETENTION_DAYS } from "./retention-days.ts";

/** Texts of both pages of the agency: dispatch's page and the alerts page. */
export const SHARED_TEXTS = {
  reportsPage: { fr: "Signalements de feux", en: "Fire reports" },
  alertsPage: { fr: "Gestion des alertes", en: "Alert operations" },
  otherLanguage: { fr: "English", en: "Français" },
  again: { fr: "Réessayer", en: "Try again" },
  latitude: { fr: "Latitude", en: "Latitude" },
  longitude: { fr: "Longitude", en: "Longitude" },
  colon: { fr: "\u00a0: ", en: ": " },
  yourName: { fr: "Votre nom", en: "Your name" },
  saveName: { fr: "Enregistrer le nom", en: "Save name" },
  whyName: {
    fr: `Votre nom est conservé ${RETENTION_DAYS}\u00a0jours, avec la liste de ce que vous consultez et des états que vous donnez aux signalements, pour que l’agence sache qui a vu des renseignements personnels ou changé un état.`,
    en: `Your name is kept for ${RETENTION_DAYS}\u00a0days, with a record of what you view and of the statuses you give to reports, so that the agency knows who saw personal information or changed a status.`,
  },
  byFallback: {
    fr: "Le service de connexion ne répond pas\u00a0: vous utilisez le mot de passe commun, et chaque utilisation est consignée. Connectez-vous dès que le service sera rétabli.",
    en: "The sign-in service is not responding: you are using the shared password, and each use is logged. Sign in when the service is back.",
  },
  signedInAs: { fr: "Session de", en: "Signed in as" },
  signOut: { fr: "Se déconnecter", en: "Sign out" },
  readBy: { fr: "Consultations consignées au nom de", en: "Recorded as" },
  changeName: { fr: "(modifier)", en: "(change)" },
  unnamed: { fr: "Entrez votre nom.", en: "Enter your name." },
} as const satisfies Record<string, Bilingual>;
