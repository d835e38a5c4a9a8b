import type { Bilingual } from "#territory/language.ts";

/** What both pages of the agency say: dispatch's, and the one on alerts. */
export const SHARED_TEXTS = {
  reportsPage: { fr: "Signalements de feux", en: "Fire reports" },
  alertsPage: { fr: "Exploitation des alertes", en: "Alert operations" },
  otherLanguage: { fr: "English", en: "Français" },
  again: { fr: "Réessayer", en: "Try again" },
  latitude: { fr: "Latitude", en: "Latitude" },
  longitude: { fr: "Longitude", en: "Longitude" },
} as const satisfies Record<string, Bilingual>;
