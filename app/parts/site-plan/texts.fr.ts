export const texts = {
  "siteplan.home": "Accueil",
  "siteplan.home.text":
    "Les feux actifs, le danger d’incendie et les restrictions en un coup d’œil, et ce qui s’applique là où vous êtes.",
  "siteplan.current-situation": "État de la situation",
  "siteplan.current-situation.text":
    "Les feux selon leur état, le danger d’incendie de chaque zone pour trois jours, les restrictions en vigueur et annoncées.",
  "siteplan.current-situation-location": "Puis-je faire un feu ?",
  "siteplan.current-situation-location.text":
    "Le danger d’incendie, les restrictions et les feux les plus proches d’une adresse ou de votre position.",
  "siteplan.light": "Page légère",
  "siteplan.light.text": "Toute la situation en 14 Ko, sans images ni scripts, pour les connexions lentes.",
  "siteplan.report-fire": "Signaler un feu",
  "siteplan.report-fire.text":
    "Les numéros à appeler, puis un formulaire d’une minute si vous ne pouvez pas téléphoner.",
  "siteplan.map": "Carte",
  "siteplan.map.text": "Les feux, le danger d’incendie et les restrictions sur une carte interactive.",
  "siteplan.review": "Bilan",
  "siteplan.review.text": "La saison en chiffres et en graphiques, comparée aux saisons passées.",
  "siteplan.fire-index": "Tous les feux de l’année",
  "siteplan.fire-index.text":
    "Tous les feux de l’année, actifs ou éteints, que vous pouvez chercher, trier et télécharger.",
  "siteplan.profile-saved-locations": "Mes lieux",
  "siteplan.profile-saved-locations.text":
    "Ce qui s’applique à votre maison ou à votre chalet, et les alertes de chacun de vos lieux.",
  "siteplan.profile-saved-fires": "Mes feux",
  "siteplan.profile-saved-fires.text":
    "Les feux que vous suivez, et ce qui a changé depuis votre dernière visite.",
  "siteplan.profile-releases": "Abonnement aux communiqués",
  "siteplan.profile-releases.text": "Les communiqués que vous recevez par courriel.",
  "siteplan.profile-information": "Mes renseignements",
  "siteplan.profile-information.text":
    "Votre nom, votre téléphone, la langue de nos messages et la copie de vos données.",
  "siteplan.profile-delete": "Supprimer mon profil",
  "siteplan.profile-delete.text": "Effacer tout ce que le site conserve à votre sujet.",
  "siteplan.releases": "Communiqués",
  "siteplan.releases.text":
    "Ce que l’agence annonce : restrictions, déroulement de la saison, travaux en forêt.",
  "siteplan.alert-status": "Le service d’alerte",
  "siteplan.alert-status.text": "En combien de temps les alertes sont envoyées, et s’il y a des retards.",
  "siteplan.newsletter": "Communiqués par courriel",
  "siteplan.newsletter.text": "S’abonner sans profil, changer ses choix, se désabonner.",
  "siteplan.blog": "Blogue",
  "siteplan.blog.text": "Comment un feu naît, grandit et s’éteint : des articles à lire à tête reposée.",
  "siteplan.prevention": "Prévention",
  "siteplan.prevention.text":
    "Feux de camp, chalets, brûlage, travaux et loisirs : comment éviter d’allumer un feu de forêt.",
  "siteplan.permits": "Permis et autorisations",
  "siteplan.permits.text": "Quel permis pour quel feu, qui le délivre et comment le demander.",
  "siteplan.industries": "Industries et collectivités",
  "siteplan.industries.text":
    "Ce que la loi et le danger d’incendie changent pour chaque secteur, des chantiers aux municipalités.",
  "siteplan.about-hub": "À propos de l’agence",
  "siteplan.about-hub.text": "Sa mission, son histoire, son organisation, ses partenaires et ses données.",
  "siteplan.careers": "Carrières",
  "siteplan.careers.text": "Les emplois offerts maintenant, leurs conditions et la façon de postuler.",
  "siteplan.contact": "Nous joindre",
  "siteplan.contact.text":
    "Les numéros d’urgence, un formulaire pour nous écrire et les bureaux de l’agence.",
  "siteplan.privacy": "Politique de confidentialité",
  "siteplan.privacy.text": "Ce que le site conserve à votre sujet, combien de temps, et vos droits.",
  "siteplan.terms": "Conditions d’utilisation",
  "siteplan.terms.text": "Ce que valent les renseignements du site et comment les réutiliser.",
  "siteplan.accessibility": "Accessibilité",
  "siteplan.accessibility.text":
    "Ce que nous visons, ce qui est vérifié, les limites connues et comment signaler un problème.",
  "siteplan.widget": "Widget pour votre site",
  "siteplan.widget.text":
    "Le danger d’incendie, les restrictions et les feux actifs de votre territoire, sur votre propre site.",
  "siteplan.api": "Données ouvertes",
  "siteplan.api.text": "L’API publique : tout ce que le site dit des feux, pour vos programmes.",
} as const;
