import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const sitePlanTexts = bilingualTexts({
  "siteplan.home": { fr: "Accueil", en: "Home" },
  "siteplan.home.text": {
    fr: "Les feux actifs, le danger d’incendie et les restrictions en un coup d’œil, et ce qui s’applique là où vous êtes.",
    en: "Active fires, fire danger and restrictions at a glance, and what applies where you are.",
  },
  "siteplan.current-situation": { fr: "État de la situation", en: "Current situation" },
  "siteplan.current-situation.text": {
    fr: "Les feux selon leur état, le danger d’incendie de chaque zone sur trois jours, les restrictions en vigueur et annoncées.",
    en: "Fires by status, the 3-day fire danger outlook by zone, and restrictions in force and announced.",
  },
  "siteplan.current-situation-location": { fr: "Puis-je faire un feu ?", en: "Can I light a fire?" },
  "siteplan.current-situation-location.text": {
    fr: "Le danger d’incendie, les restrictions et les feux les plus proches d’une adresse ou de votre position.",
    en: "Fire danger, restrictions and the nearest fires for an address or your location.",
  },
  "siteplan.light": { fr: "Page légère", en: "Light version" },
  "siteplan.light.text": {
    fr: "Toute la situation en 14 ko, sans images ni scripts, pour les connexions lentes.",
    en: "The current situation in 14 KB, with no images or scripts, for slow connections.",
  },
  "siteplan.report-fire": { fr: "Signaler un feu", en: "Report a fire" },
  "siteplan.report-fire.text": {
    fr: "Les numéros d’urgence, puis un formulaire à remplir en une minute si vous ne pouvez pas appeler.",
    en: "Emergency numbers, then a one-minute form if you cannot call.",
  },
  "siteplan.map": { fr: "Carte", en: "Map" },
  "siteplan.map.text": {
    fr: "Les feux, le danger d’incendie et les restrictions sur une carte interactive.",
    en: "Fires, fire danger and restrictions on an interactive map.",
  },
  "siteplan.review": { fr: "Bilan", en: "Season review" },
  "siteplan.review.text": {
    fr: "La saison en chiffres et en graphiques, comparée aux saisons passées.",
    en: "The season in figures and charts, compared with past seasons.",
  },
  "siteplan.fire-index": { fr: "Tous les feux de l’année", en: "All fires this year" },
  "siteplan.fire-index.text": {
    fr: "Tous les feux de l’année, actifs ou éteints : cherchez, triez et téléchargez la liste.",
    en: "Every fire this year, active or extinguished: search, sort and download the list.",
  },
  "siteplan.profile-saved-locations": { fr: "Mes lieux", en: "My places" },
  "siteplan.profile-saved-locations.text": {
    fr: "Ce qui s’applique à votre maison ou à votre chalet, et les alertes de chacun de vos lieux.",
    en: "What applies at your home or cottage, and the alerts for each of your places.",
  },
  "siteplan.profile-saved-fires": { fr: "Mes feux", en: "My fires" },
  "siteplan.profile-saved-fires.text": {
    fr: "Les feux que vous suivez, et ce qui a changé depuis votre dernière visite.",
    en: "The fires you track, and what has changed since your last visit.",
  },
  "siteplan.profile-releases": { fr: "Abonnement aux communiqués", en: "Press release subscription" },
  "siteplan.profile-releases.text": {
    fr: "Les communiqués que vous recevez par courriel.",
    en: "The press releases you get by email.",
  },
  "siteplan.profile-information": { fr: "Mes renseignements", en: "My information" },
  "siteplan.profile-information.text": {
    fr: "Votre nom, votre numéro de téléphone, la langue de nos messages et une copie de vos données.",
    en: "Your name, your phone number, the language of our messages and a copy of your data.",
  },
  "siteplan.profile-delete": { fr: "Supprimer mon profil", en: "Delete my profile" },
  "siteplan.profile-delete.text": {
    fr: "Supprimer votre profil et tout ce qu’il contient.",
    en: "Delete your profile and everything in it.",
  },
  "siteplan.releases": { fr: "Communiqués", en: "Press releases" },
  "siteplan.releases.text": {
    fr: "Ce que l’agence annonce : restrictions, déroulement de la saison, travaux en forêt.",
    en: "The agency’s announcements: restrictions, season updates and forest work.",
  },
  "siteplan.alert-status": { fr: "Le service d’alerte", en: "The alert service" },
  "siteplan.alert-status.text": {
    fr: "Le délai d’envoi des alertes, et les retards s’il y en a.",
    en: "How quickly alerts are sent, and whether there are delays.",
  },
  "siteplan.newsletter": { fr: "Communiqués par courriel", en: "Press releases by email" },
  "siteplan.newsletter.text": {
    fr: "S’abonner sans profil, changer ses choix, se désabonner.",
    en: "Subscribe without a profile, change your choices or unsubscribe.",
  },
  "siteplan.blog": { fr: "Blogue", en: "Blog" },
  "siteplan.blog.text": {
    fr: "Comment un feu naît, grandit et s’éteint : des articles à lire à tête reposée.",
    en: "How a fire starts, grows and is extinguished: in-depth articles.",
  },
  "siteplan.prevention": { fr: "Prévention", en: "Prevention" },
  "siteplan.prevention.text": {
    fr: "Feux de camp, chalets, brûlage, travaux et loisirs : comment éviter de causer un feu de forêt.",
    en: "Campfires, cottages, burning debris, forest work and recreation: how not to start a wildfire.",
  },
  "siteplan.get-ready": { fr: "Se préparer à un feu de forêt", en: "Get ready for a wildfire" },
  "siteplan.get-ready.text": {
    fr: "Un plan pour votre maisonnée, à remplir et à imprimer : évacuation, lieux de rencontre, animaux, trousse de 72 heures.",
    en: "A plan for your household to fill in and print: evacuation, meeting places, animals and a 72-hour kit.",
  },
  "siteplan.permits": { fr: "Permis et autorisations", en: "Permits and authorizations" },
  "siteplan.permits.text": {
    fr: "Quel permis pour quel feu, qui le délivre et comment le demander.",
    en: "Which permit you need for which fire, who issues it and how to apply.",
  },
  "siteplan.industries": { fr: "Industries et collectivités", en: "Industries and communities" },
  "siteplan.industries.text": {
    fr: "Les effets de la loi et du danger d’incendie sur chaque secteur, des chantiers aux municipalités.",
    en: "How the law and fire danger affect each sector, from worksites to municipalities.",
  },
  "siteplan.about-hub": { fr: "À propos de l’agence", en: "About the agency" },
  "siteplan.about-hub.text": {
    fr: "La mission de l’agence, son histoire, son organisation, ses partenaires et ses données.",
    en: "The agency’s mission, history, organization, partners and data.",
  },
  "siteplan.careers": { fr: "Carrières", en: "Careers" },
  "siteplan.careers.text": {
    fr: "Les emplois offerts en ce moment, leurs conditions et la façon de postuler.",
    en: "Current job openings, working conditions and how to apply.",
  },
  "siteplan.contact": { fr: "Nous joindre", en: "Contact" },
  "siteplan.contact.text": {
    fr: "Les numéros d’urgence, un formulaire pour nous écrire et les bureaux de l’agence.",
    en: "Emergency numbers, a contact form and the agency’s offices.",
  },
  "siteplan.privacy": { fr: "Politique de confidentialité", en: "Privacy policy" },
  "siteplan.privacy.text": {
    fr: "Ce que le site conserve à votre sujet, pendant combien de temps, et vos droits.",
    en: "What information the site keeps about you, for how long, and your rights.",
  },
  "siteplan.terms": { fr: "Conditions d’utilisation", en: "Terms and conditions" },
  "siteplan.terms.text": {
    fr: "Jusqu’où vous pouvez vous fier aux renseignements du site, et comment les réutiliser.",
    en: "How much you can rely on the site’s information, and how to reuse it.",
  },
  "siteplan.accessibility": { fr: "Accessibilité", en: "Accessibility" },
  "siteplan.accessibility.text": {
    fr: "Nos objectifs, nos vérifications, les limites connues et la façon de signaler un problème.",
    en: "Our goals, our tests, known limitations and how to report a problem.",
  },
  "siteplan.widget": { fr: "Widget pour votre site", en: "Widget for your site" },
  "siteplan.widget.text": {
    fr: "Le danger d’incendie, les restrictions et les feux actifs de votre territoire, sur votre propre site.",
    en: "Fire danger, restrictions and active fires for your area, on your own site.",
  },
  "siteplan.api": { fr: "Données ouvertes", en: "Open data" },
  "siteplan.api.text": {
    fr: "L’API publique : toutes les données du site sur les feux, pour vos programmes.",
    en: "The public API: everything this site says about fires, for your programs.",
  },
});
