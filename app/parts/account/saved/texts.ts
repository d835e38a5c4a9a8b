import { bilingualTexts } from "../../../i18n/bilingual-texts.ts";

/** Texts for saved items, loaded once a person is signed in. */
export const savedTexts = bilingualTexts({
  "account.saved.place": { fr: "Lieu enregistré", en: "This place is saved" },
  "account.saved.place.undo": { fr: "Supprimer ce lieu", en: "Delete this place" },
  "account.saved.fire": { fr: "Vous suivez ce feu", en: "You are tracking this fire" },
  "account.saved.fire.undo": { fr: "Ne plus suivre ce feu", en: "Stop tracking this fire" },
  "account.saved.releases": { fr: "Vous recevez nos communiqués", en: "You get our press releases" },
  "account.saved.releases.undo": { fr: "Modifier mon abonnement", en: "Change my subscription" },
  "account.delete.sure": { fr: "Supprimer pour de bon", en: "Delete for good" },
});
