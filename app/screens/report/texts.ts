import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const reportTexts = bilingualTexts({
  "report.title": { fr: "Signaler un feu", en: "Report a fire" },
  "report.description": {
    fr: "Signalez un feu de forêt ou de la fumée à l’agence : le lieu, ce que vous voyez, ce qu’il y a autour. En cas de danger, appelez le 911.",
    en: "Report a wildfire or smoke to the agency: where it is, what you see and what is near it. If you are in danger, call 911.",
  },
  "report.call.danger": { fr: "Vie en danger", en: "Life in danger" },
  "report.call.fire": { fr: "Feu ou fumée en forêt", en: "Fire or smoke in the forest" },
  "report.steps": { fr: "Étapes du signalement", en: "Form steps" },
  "report.step.where": { fr: "Lieu", en: "Where" },
  "report.step.seen": { fr: "Le feu", en: "The fire" },
  "report.step.near": { fr: "Alentours", en: "Nearby" },
  "report.step.you": { fr: "Vous joindre", en: "You" },
  "report.field.where": {
    fr: "Adresse, lieu ou coordonnées du feu",
    en: "Address, place or coordinates of the fire",
  },
  "report.heading.intro": { fr: "Si vous pouvez appeler, appelez", en: "Call if you can" },
  "report.heading.where": { fr: "Où est le feu ?", en: "Where is the fire?" },
  "report.heading.seen": { fr: "Ce que vous voyez", en: "What you see" },
  "report.heading.near": { fr: "Ce qu’il y a autour du feu", en: "What is near the fire" },
  "report.heading.you": { fr: "Pour vous joindre", en: "How to reach you" },
  "report.heading.sent": { fr: "Nous avons reçu votre signalement", en: "We have your report" },
  "report.intro.lead": {
    fr: "Un appel va plus vite qu’un formulaire. Si vous ne pouvez pas appeler, signalez le feu ici : cela prend une minute.",
    en: "Calling is faster than filling in a form. If you cannot call, report the fire here: it takes a minute.",
  },
  "report.intro.where": {
    fr: "Où est le feu : un lieu, une adresse, des coordonnées ou un point sur la carte.",
    en: "Where the fire is: a place, an address, coordinates or a point on the map.",
  },
  "report.intro.what": {
    fr: "Ce que vous voyez, et ce qu’il y a autour du feu.",
    en: "What you see, and what is near the fire.",
  },
  "report.intro.you": {
    fr: "Votre nom et votre numéro, si vous le voulez.",
    en: "Your name and number, if you like.",
  },
  "report.intro.safe": {
    fr: "Éloignez-vous d’abord de la fumée et des flammes. N’approchez pas pour mieux voir.",
    en: "Move away from smoke and flames first. Do not get closer for a better look.",
  },
  "report.intro.start": { fr: "Commencer", en: "Start" },
  "report.next": { fr: "Continuer", en: "Continue" },
  "report.back": { fr: "Retour", en: "Go back" },
  "report.send": { fr: "Envoyer le signalement", en: "Send report" },
  "report.sending": { fr: "Envoi en cours…", en: "Sending…" },
  "report.loading": {
    fr: "Chargement de cette étape… Si rien ne s’affiche, appelez.",
    en: "Loading this step… If nothing appears, call.",
  },
  "report.near.people": { fr: "Il y a des personnes près du feu", en: "There are people near the fire" },
  "report.near.people.call": { fr: "N’attendez pas : appelez le", en: "Do not wait: call" },
  "report.you.lead": {
    fr: "Rien n’est obligatoire ici. Si vous laissez un numéro, l’agence peut vous appeler pour vous poser une question.",
    en: "Nothing here is required. If you leave a number, the agency may call you with a question.",
  },
  "report.you.name": { fr: "Votre nom (facultatif)", en: "Your name (optional)" },
  "report.you.phone": { fr: "Votre numéro de téléphone (facultatif)", en: "Your phone number (optional)" },
  "report.you.phone.hint": {
    fr: "10 chiffres, ou + et l’indicatif du pays. S’il y a un poste, écrivez-le plus bas. Par exemple : 418 555-1234",
    en: "10 digits, or + and the country code. If there is an extension, add it under “Anything else”. For example: 418-555-1234",
  },
  "report.you.callBack": { fr: "Vous pouvez me rappeler", en: "You can call me" },
  "report.you.comment": { fr: "Autre renseignement (facultatif)", en: "Anything else (optional)" },
  "report.you.comment.hint": {
    fr: "Un chemin, un repère, le vent : ce qui aide à trouver le feu.",
    en: "A road, a landmark, the wind: whatever helps to find the fire.",
  },
  "report.you.noPhotos": {
    fr: "Sans JavaScript, ce formulaire n’envoie pas de photos.",
    en: "Without JavaScript, you cannot send photos with this form.",
  },
  "report.you.email": {
    fr: "Courriel, pour recevoir une confirmation (facultatif)",
    en: "Email, to get a confirmation (optional)",
  },
  "report.you.email.hint": {
    fr: "Nous vous enverrons le numéro de référence et vous dirons ce qui se passe ensuite. L’agence peut aussi vous écrire au sujet de ce feu.",
    en: "We will send you the reference number and tell you what happens next. The agency may also write to you about this fire.",
  },
  "report.you.kept": {
    fr: "Vos renseignements servent à trouver ce feu, puis sont effacés.",
    en: "Your information is used to find this fire, then erased.",
  },
  "report.you.privacy": { fr: "Politique de confidentialité", en: "Privacy policy" },
  "report.trap": { fr: "Laissez ce champ vide", en: "Leave this field empty" },
  "report.failed": { fr: "Le signalement n’a pas été envoyé", en: "The report was not sent" },
  "report.failed.text": {
    fr: "Ce que vous avez écrit est encore là. Appelez pour signaler le feu, ou réessayez dans un moment.",
    en: "What you wrote is still here. Call to report the fire, or try again in a moment.",
  },
  "report.sent.reference": { fr: "Numéro de référence", en: "Reference number" },
  "report.sent.next": {
    fr: "L’agence a reçu votre signalement et vérifie s’il s’agit d’un feu déjà connu. Si vous avez laissé un numéro, elle peut vous appeler.",
    en: "The agency has your report and is checking whether the fire is already known. If you left a number, it may call you.",
  },
  "report.sent.change": {
    fr: "Si la situation change, appelez sans attendre. Si une personne est en danger, appelez le 911.",
    en: "If the fire changes, call right away. If someone is in danger, call 911.",
  },
  "report.sent.copy": {
    fr: "Vous recevrez une confirmation à {{email}}.",
    en: "A confirmation is on its way to {{email}}.",
  },
  "report.sent.again": { fr: "Signaler un autre feu", en: "Report another fire" },
  "report.sent.situation": { fr: "Voir la situation des feux", en: "See the fire situation" },
  "report.heading.waiting": {
    fr: "Votre signalement n’a pas encore été envoyé",
    en: "Your report has not been sent yet",
  },
  "report.waiting.offline": {
    fr: "Il n’y a pas de réseau, ou il est trop faible. Votre signalement est en attente sur cet appareil.",
    en: "There is no network, or it is too weak. Your report is waiting on this device.",
  },
  "report.waiting.unavailable": {
    fr: "Nous n’avons pas pu enregistrer votre signalement. Il reste en attente sur cet appareil.",
    en: "We could not save your report. It is waiting on this device.",
  },
  "report.waiting.leaves": {
    fr: "Votre signalement partira au retour du réseau, si cette page ou une autre page de ce site est ouverte. Si vous les fermez toutes, il partira la prochaine fois que vous ouvrirez le site.",
    en: "It will be sent when the network is back, as long as this page or another page on this site is open. If you close them all, it will be sent the next time you open the site.",
  },
  "report.waiting.retries": {
    fr: "Nous continuons d’essayer tant que cette page ou une autre page de ce site est ouverte. Si vous les fermez toutes, votre signalement partira la prochaine fois que vous ouvrirez le site.",
    en: "We will keep trying as long as this page or another page on this site is open. If you close them all, your report will be sent the next time you open the site.",
  },
  "report.waiting.call": {
    fr: "Si vous le pouvez, appelez : un appel passe parfois là où Internet ne fonctionne pas.",
    en: "Call if you can: a call sometimes goes through where the internet does not.",
  },
  "report.photos.sending_one": { fr: "Envoi de {{count}} photo…", en: "Sending {{count}} photo…" },
  "report.photos.sending_other": { fr: "Envoi de {{count}} photos…", en: "Sending {{count}} photos…" },
  "report.photos.sent_one": {
    fr: "{{count}} photo a aussi été reçue.",
    en: "{{count}} photo was also received.",
  },
  "report.photos.sent_other": {
    fr: "{{count}} photos ont aussi été reçues.",
    en: "{{count}} photos were also received.",
  },
  "report.left.today": {
    fr: "Ce que vous avez écrit à {{when}} est encore ici",
    en: "What you wrote at {{when}} is still here",
  },
  "report.left.before": {
    fr: "Ce que vous avez écrit le {{when}} est encore ici",
    en: "What you wrote on {{when}} is still here",
  },
  "report.left.text": {
    fr: "Rien n’a été envoyé. Continuez, ou effacez tout si cet appareil n’est pas à vous.",
    en: "Nothing has been sent. Continue, or erase everything if this device is not yours.",
  },
  "report.left.erase": { fr: "Tout effacer", en: "Erase everything" },
});
