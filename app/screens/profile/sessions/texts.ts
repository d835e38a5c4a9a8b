import { bilingualTexts } from "../../../i18n/bilingual-texts.ts";

/** Texts about sessions, separate from the profile's other texts: loaded once the list is opened. */
export const sessionTexts = bilingualTexts({
  "sessions.failed": {
    fr: "Nous ne pouvons pas afficher vos connexions pour l’instant",
    en: "We cannot show your logins right now",
  },
  "sessions.unknown": { fr: "Appareil inconnu", en: "Unknown device" },
  "sessions.here": { fr: "Cet appareil", en: "This device" },
  "sessions.since": { fr: "Connexion : {{day}}.", en: "Logged in: {{day}}." },
  "sessions.used": { fr: "Dernière utilisation : {{moment}}.", en: "Last used: {{moment}}." },
  "sessions.end": { fr: "Déconnecter", en: "Log out" },
  "sessions.endAll": { fr: "Déconnecter tous les appareils", en: "Log out of all devices" },
  "sessions.ended": {
    fr: "{{device}} : déconnexion demandée. L’accès cessera dans les 10 minutes.",
    en: "{{device}}: logout requested. Access will stop within 10 minutes.",
  },
  "sessions.password": {
    fr: "Si vous ne reconnaissez pas un appareil, déconnectez-le, puis changez votre mot de passe.",
    en: "If you don’t recognize a device, log out of it, then change your password.",
  },
});
