import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const offlineTexts = bilingualTexts({
  "offline.title": { fr: "Sans connexion", en: "No connection" },
  "offline.description": {
    fr: "Ce que vous pouvez lire et faire sans réseau : les pages enregistrées sur votre appareil, et qui appeler.",
    en: "What you can read and do without a connection: the pages saved on your device, and who to call.",
  },
  "offline.lead": {
    fr: "Le réseau ne répond pas, et la page demandée n’est pas enregistrée sur cet appareil. Voici ce que vous pouvez faire.",
    en: "The network is not responding, and the page you asked for is not saved on this device. Here is what you can do.",
  },
  "offline.again": { fr: "Réessayer", en: "Try again" },
  "offline.light": {
    fr: "Réseau lent ? Essayez la page légère : toute la situation en 14 ko.",
    en: "Slow network? Try the light version: the current situation in 14 KB.",
  },
  "offline.kept": { fr: "Pages enregistrées sur cet appareil", en: "Pages saved on this device" },
  "offline.kept.lead": {
    fr: "Ce sont les dernières pages que vous avez lues. Elles n’ont pas été mises à jour. La situation a pu changer depuis.",
    en: "These are the last pages you read. They have not been updated. The situation may have changed since.",
  },
  "offline.kept.none": {
    fr: "Cet appareil n’a encore enregistré aucune page. Il enregistrera celles que vous lirez ici.",
    en: "This device has not saved any pages yet. It will save those you read here.",
  },
  "offline.kept.when": { fr: "Enregistrée le {{when}}", en: "Saved on {{when}}" },
  "offline.call": { fr: "Qui appeler, que faire", en: "Who to call, what to do" },
  "offline.call.through": {
    fr: "Un appel passe parfois même quand Internet ne fonctionne plus.",
    en: "A call sometimes gets through when the internet is down.",
  },
  "offline.call.radio": {
    fr: "Écoutez la radio de votre région : les consignes d’évacuation y sont répétées. Suivez celles de votre municipalité et des autorités sur place.",
    en: "Listen to your local radio: evacuation instructions are repeated there. Do what your municipality and the authorities at the scene tell you.",
  },
  "offline.call.light": {
    fr: "Si vous n’avez pas de nouvelles récentes, n’allumez aucun feu dehors.",
    en: "If you do not have recent information, do not light a fire outdoors.",
  },
});
