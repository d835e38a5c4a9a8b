import { bilingualTexts } from "../../../i18n/bilingual-texts.ts";

/** Texts that only load with the form of a place. */
export const pastTexts = bilingualTexts({
  "account.past.title": {
    fr: "Ce que vous auriez reçu pour ce lieu",
    en: "What you would have received for this place",
  },
  "account.past.waiting": {
    fr: "Recherche dans les 30 derniers jours…",
    en: "Searching the last 30 days…",
  },
  "account.past.none": {
    fr: "Depuis le {{since}}, avec ces choix : aucun message.",
    en: "Since {{since}}, with these choices, you would have received no messages.",
  },
  "account.past.some_one": {
    fr: "Depuis le {{since}}, avec ces choix : {{count}} message.",
    en: "Since {{since}}, with these choices, you would have received {{count}} message.",
  },
  "account.past.some_other": {
    fr: "Depuis le {{since}}, avec ces choix : {{count}} messages, {{most}} au plus en un jour.",
    en: "Since {{since}}, with these choices, you would have received {{count}} messages, at most {{most}} in one day.",
  },
  "account.past.newest": {
    fr: "Vous auriez reçu le dernier le {{day}}. {{headline}}.",
    en: "The last message would have been sent on {{day}}. {{headline}}.",
  },
  "account.past.example": { fr: "Exemple de message", en: "Sample message" },
});
