import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const queueTexts = bilingualTexts({
  "report.photos": { fr: "Photos du feu", en: "Fire photos" },
  "report.photos.hint": {
    fr: "Trois photos au plus. Elles nous aident à voir le feu. Ne vous approchez pas du feu pour les prendre.",
    en: "Up to 3 photos. They help us see the fire. Do not move closer to the fire to take one.",
  },
  "report.photos.add": { fr: "Ajouter une photo", en: "Add a photo" },
  "report.photos.preparing": { fr: "Préparation de la photo…", en: "Getting the photo ready…" },
  "report.photos.added": { fr: "La photo est ajoutée.", en: "Photo added." },
  "report.photos.removed": { fr: "La photo est retirée.", en: "Photo removed." },
  "report.photos.remove": { fr: "Retirer", en: "Remove" },
  "report.photos.remove.which": { fr: "Retirer la photo {{number}}", en: "Remove photo {{number}}" },
  "report.photos.which": { fr: "Photo {{number}} à envoyer", en: "Photo {{number}} to send" },
  "report.photos.unseen": { fr: "Aucun aperçu", en: "No preview" },
  "report.photos.position": {
    fr: "Indiquer où la photo a été prise",
    en: "Include where the photo was taken",
  },
  "report.photos.position.hint": {
    fr: "Cela nous aide à situer le feu. Si vous ne cochez pas cette case, ce renseignement n’est pas envoyé.",
    en: "This helps us locate the fire. If you do not check this box, this information is not sent.",
  },
  "report.photos.too-many": {
    fr: "Vous pouvez envoyer trois photos au plus. Les autres n’ont pas été ajoutées.",
    en: "You can send up to 3 photos. The others were not added.",
  },
  "report.photos.too-large": {
    fr: "Cette photo est trop lourde, et ce navigateur ne peut pas la réduire. Choisissez une autre photo.",
    en: "This photo is too large, and this browser cannot make it smaller. Choose another photo.",
  },
  "report.photos.no-picture": {
    fr: "Nous ne pouvons pas lire ce fichier. Choisissez une photo JPEG, PNG ou HEIC.",
    en: "This file is not a photo that we can read. Choose a JPEG, PNG or HEIC photo.",
  },

  "queue.title": { fr: "Vos signalements sur cet appareil", en: "Your reports on this device" },
  "queue.when": { fr: "Écrit le {{when}}", en: "Written {{when}}" },
  "queue.photos_one": { fr: "avec {{count}} photo", en: "with {{count}} photo" },
  "queue.photos_other": { fr: "avec {{count}} photos", en: "with {{count}} photos" },
  "queue.waiting": {
    fr: "Ce signalement n’a pas encore été envoyé. Il partira dès que le réseau reviendra.",
    en: "This report has not been sent yet. It will be sent as soon as the network is back.",
  },
  "queue.unavailable": {
    fr: "Nous n’avons pas encore reçu ce signalement : l’enregistrement a échoué et nous réessayons.",
    en: "This report has not gone through yet. We could not save it and are trying again.",
  },
  "queue.leaving": { fr: "Envoi en cours…", en: "Sending…" },
  "queue.sent": { fr: "Signalement reçu. Numéro de référence :", en: "Report received. Reference number:" },
  "queue.refused": {
    fr: "Ce signalement n’a pas été envoyé : un renseignement est à corriger. Appelez-nous, ou corrigez le signalement.",
    en: "This report was not sent: something in it needs to be corrected. Call, or correct the report.",
  },
  "queue.photosWaiting_one": {
    fr: "{{count}} photo n’a pas encore été envoyée : elle partira au retour du réseau.",
    en: "{{count}} photo is still waiting for the network.",
  },
  "queue.photosWaiting_other": {
    fr: "{{count}} photos n’ont pas encore été envoyées : elles partiront au retour du réseau.",
    en: "{{count}} photos are still waiting for the network.",
  },
  "queue.photosFailed_one": {
    fr: "{{count}} photo n’a pas pu être envoyée.",
    en: "{{count}} photo could not be sent.",
  },
  "queue.photosFailed_other": {
    fr: "{{count}} photos n’ont pas pu être envoyées.",
    en: "{{count}} photos could not be sent.",
  },
  "queue.fleeting": {
    fr: "Ce navigateur ne peut pas conserver votre signalement : laissez cette page ouverte jusqu’à l’envoi.",
    en: "This browser cannot save your report: keep this page open until it is sent.",
  },
  "queue.tried": {
    fr: "Dernier essai à {{when}} : pas encore envoyé.",
    en: "Last tried at {{when}}: not sent yet.",
  },
  "queue.sendNow": { fr: "Envoyer maintenant", en: "Send now" },
  "queue.mend": { fr: "Corriger le signalement", en: "Correct this report" },
  "queue.remove": { fr: "Retirer", en: "Remove" },
  "queue.remove.ask": {
    fr: "Retirer ce signalement ? Il ne sera pas envoyé.",
    en: "Remove this report? It will not be sent.",
  },
  "queue.remove.yes": { fr: "Retirer sans envoyer", en: "Remove without sending" },
  "queue.remove.no": { fr: "Conserver le signalement", en: "Keep this report" },
  "queue.which": { fr: "{{act}} : {{place}}", en: "{{act}}: {{place}}" },
  "queue.toast.waiting": {
    fr: "Votre signalement n’a pas encore été envoyé. Il partira dès que le réseau reviendra, si une page de ce site est ouverte. Si vous le pouvez, appelez le",
    en: "Your report has not been sent yet. It will be sent as soon as the network is back, as long as a page on this site is open. If you can, call",
  },
  "queue.toast.sent": {
    fr: "Nous avons reçu votre signalement. Numéro de référence :",
    en: "We have received your report. Reference number:",
  },
  "queue.toast.refused": {
    fr: "Un signalement n’a pas été envoyé : un renseignement est à corriger. Appelez-nous, ou corrigez le signalement.",
    en: "A report was not sent: something in it needs to be corrected. Call, or correct the report.",
  },
  "queue.toast.see": { fr: "Voir vos signalements", en: "See your reports" },
});
