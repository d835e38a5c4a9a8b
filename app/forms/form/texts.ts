import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const formTexts = bilingualTexts({
  "form.summary_one": { fr: "{{count}} champ à corriger", en: "{{count}} field to correct" },
  "form.summary_other": { fr: "{{count}} champs à corriger", en: "{{count}} fields to correct" },
  "form.summary.field": { fr: "{{field}} : {{problem}}", en: "{{field}}: {{problem}}" },
  "form.email": {
    fr: "Veuillez entrer une adresse courriel valide",
    en: "Please enter a valid email address",
  },
  "form.phone": {
    fr: "Veuillez entrer un numéro de téléphone valide, à 10 chiffres, du Canada ou des États-Unis",
    en: "Please enter a valid phone number: 10 digits, in Canada or the United States",
  },
  "form.phone-anywhere": {
    fr: "Veuillez entrer un numéro de téléphone valide, à 10 chiffres, ou avec + et l’indicatif du pays",
    en: "Enter a valid 10-digit phone number, or one that starts with + and the country code",
  },
  "form.taken": {
    fr: "Ce numéro est celui d’un autre profil : entrez-en un autre",
    en: "This number belongs to another profile: enter another one",
  },
  "form.email-taken": {
    fr: "Cette adresse est peut-être déjà celle d’un profil : utilisez-la pour vous connecter, ou entrez-en une autre",
    en: "This address may already have a profile: use it to log in, or enter another one",
  },
  "form.long": { fr: "Ce texte est trop long : raccourcissez-le", en: "This text is too long: shorten it" },
  "form.position": {
    fr: "Ce point est hors du Québec : choisissez un lieu au Québec",
    en: "This point is outside Quebec: choose a place in Quebec",
  },
  "form.consent": {
    fr: "Cochez la case pour donner votre accord, ou désactivez les alertes",
    en: "Check the box to agree, or remove the alerts",
  },
  "form.agree": { fr: "Cochez la case pour accepter", en: "Check the box to agree" },
  "form.choose": {
    fr: "Choisissez au moins un type de communiqué",
    en: "Choose at least one kind of press release",
  },
  "form.files": {
    fr: "Un fichier ne peut pas être envoyé : voyez la raison plus bas",
    en: "A file can’t be sent: see the reason below",
  },
  "form.unreadable": {
    fr: "Nous n’avons pas pu lire ce que vous avez écrit : écrivez-le autrement",
    en: "We could not read what you entered: enter it another way",
  },
  "form.phone.label": { fr: "Téléphone cellulaire", en: "Mobile phone" },
  "form.phone.hint": {
    fr: "Un numéro du Canada ou des États-Unis : +1, puis 10 chiffres. Par exemple : +14185551234",
    en: "A number in Canada or the United States: +1, then 10 digits. For example: +14185551234",
  },
});
