import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const feedTexts = bilingualTexts({
  "feeds.releases": { fr: "Communiqués", en: "Press releases" },
  "feeds.releases.text": {
    fr: "Ce que l’agence annonce, pour le public et pour les industries.",
    en: "The agency’s announcements, for the public and for industry.",
  },
  "feeds.releases-public": { fr: "Communiqués pour le grand public", en: "Press releases for the public" },
  "feeds.releases-public.text": {
    fr: "Ce que l’agence annonce au grand public.",
    en: "The agency’s announcements to the public.",
  },
  "feeds.releases-industrial": { fr: "Communiqués pour les industries", en: "Press releases for industry" },
  "feeds.releases-industrial.text": {
    fr: "Ce que l’agence annonce aux industries qui travaillent en forêt.",
    en: "The agency’s announcements to the industries that work in forests.",
  },
  "feeds.blog": { fr: "Blogue", en: "Blog" },
  "feeds.blog.text": { fr: "Les articles de l’agence.", en: "The agency’s articles." },
  "feeds.fires": { fr: "Feux", en: "Fires" },
  "feeds.fires.text": {
    fr: "Les feux qui s’ajoutent à la liste, et ceux qui changent d’état.",
    en: "Fires added to the list, and fires whose status changes.",
  },
  "feeds.restrictions": {
    fr: "Restrictions en vigueur et annoncées",
    en: "Restrictions in force and announced",
  },
  "feeds.restrictions.text": {
    fr: "Les restrictions en forêt ou à proximité : ce qui est interdit, où, et jusqu’à quand.",
    en: "Restrictions in or near forests: what is banned, where, and until when.",
  },
  "feeds.cap": {
    fr: "Messages CAP 1.2 (profil canadien), dans les deux langues",
    en: "CAP 1.2 messages (Canadian profile), in both languages",
  },
  "feeds.cap.text": {
    fr: "Les feux actifs, les restrictions en vigueur et les zones où le danger d’incendie est très élevé ou extrême, pour les systèmes qui lisent le protocole CAP. Chaque changement donne lieu à une mise à jour. Quand un avis prend fin, son annulation reste affichée pendant 48 heures. Ces messages ne sont pas des alertes d’urgence.",
    en: "Active fires, restrictions in force, and zones where the fire danger is very high or extreme, for systems that read the Common Alerting Protocol. Each change is published as an Update, and each end as a Cancel, which stays listed for 48 hours. These messages are not emergency alerts.",
  },
});
