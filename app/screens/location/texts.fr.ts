export const texts = {
  "location.title": "Puis-je faire un feu ?",
  "location.heading": "Puis-je faire un feu ici ?",
  "location.alerts":
    "Enregistrez ce lieu pour recevoir ses alertes par courriel, par texto ou par notification.",
  "location.titleAt": "{{place}} : puis-je faire un feu ?",
  "location.description":
    "Entrez une adresse ou un lieu, ou utilisez votre position, pour savoir si vous pouvez faire un feu et connaître le danger d’incendie pour trois jours, les restrictions et les feux près de vous.",
  "location.lead":
    "Entrez une adresse ou un lieu, ou utilisez votre position : vous saurez si vous pouvez faire un feu, quel est le danger d’incendie pour trois jours, quelles restrictions sont en vigueur et où sont les feux les plus proches.",

  "location.find": "Chercher une adresse ou un lieu",
  "location.findOther": "Chercher un autre lieu",
  "location.label": "Adresse, municipalité ou lieu",
  "location.hint": "Par exemple : 123, rue Principale, La Tuque ; Mashteuiatsh ; 47,44 -72,78",
  "location.submit": "Vérifier",
  "location.locateHint":
    "Votre appareil demandera la permission. Votre position est arrondie à un kilomètre avant d’être envoyée.",
  "location.privacy":
    "Ce que vous écrivez est cherché dans le service d’adresses du gouvernement du Québec ; nous ne le conservons pas.",

  "location.understood": "Réponse pour",
  "location.position": "{{position}}",
  "location.near": "Lieu le plus proche : {{place}}, {{distance}}",
  "location.area": "Voir sa fiche sur la carte",
  "location.region": "Région",
  "location.zone": "Zone de danger d’incendie",
  "location.zone.none": "Hors zone : le danger d’incendie n’est pas évalué aussi au nord.",

  "location.danger": "Danger d’incendie pour trois jours",
  "location.prevention": "Conseils de prévention pour ce lieu",
  "location.danger.none": "Le danger d’incendie n’est pas évalué pour cet endroit.",
  "location.restrictions": "Restrictions ici",
  "location.announced": "Restrictions annoncées",
  "location.besideList": "En vigueur à moins d’un kilomètre",
  "location.fires": "Feux actifs les plus proches",
  "location.call": "Qui appeler",
  "location.call.life": "Vie ou maison menacée",
  "location.call.report": "Vous voyez un feu ou de la fumée",
  "location.call.rules": "Règles de votre municipalité, permis de brûlage",
  "location.call.town": "Appelez votre municipalité ou son service d’incendie.",
  "location.map": "Carte des environs",
  "location.share": "Lien court vers cette réponse (position arrondie à un kilomètre) :",
} as const;
