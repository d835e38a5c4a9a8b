/** Texts of the text pages. */
export const texts = {
  "pages.about": "À propos de l’agence",
  "pages.industry-detail": "Industries et collectivités",
  "pages.industries.inside": "Votre secteur",
  "pages.about-hub.inside": "L’agence en détail",
  "pages.about.lead": "Qui protège les forêts du Québec, comment, et avec qui.",
  "pages.about.description":
    "L’agence qui prévient et combat les feux de forêt au Québec : sa mission, son histoire, son organisation, ses partenaires, ses rapports et ses données.",
  "pages.unavailable": "Ces pages sont indisponibles pour le moment.",
  "pages.unavailable.text":
    "Réessayez dans quelques minutes. Les feux, le danger d’incendie et les restrictions ont leurs propres pages, avec l’heure des données.",
  "pages.contact.summary": "Les numéros d’urgence, et un formulaire pour tout le reste.",
  "pages.contact.unavailable": "Les adresses de nos bureaux sont indisponibles pour le moment.",
  "pages.contact.unavailable.text":
    "Réessayez dans quelques minutes, ou écrivez-nous plus bas : votre message nous parvient.",
  "pages.contact.danger": "Vie ou maison menacée",
  "pages.contact.write": "Pour tout le reste : écrivez-nous",
  "pages.contact.fire": "Feu de forêt ou fumée",
  "contact.write": "Nous écrire",
  "contact.lead": "Pour un feu ou de la fumée en forêt, appelez : personne ne lit ces messages la nuit.",
  "contact.subject": "Sujet",
  "contact.subject.choose": "Choisissez un sujet",
  "contact.subject.permit":
    "C’est votre municipalité qui dit si vous pouvez allumer un feu : elle vous répondra plus vite que nous.",
  "contact.subject.media": "L’adresse pour les médias, plus haut sur cette page, est la plus rapide.",
  "contact.message": "Message",
  "contact.message.hint":
    "Pour une donnée à corriger, donnez le numéro du feu ou le nom de la zone. 5 000 caractères au plus.",
  "contact.email": "Courriel",
  "contact.email.hint": "Pour vous répondre, et pour rien d’autre.",
  "contact.phone": "Téléphone (facultatif)",
  "contact.phone.hint": "10 chiffres, au Canada ou aux États-Unis. Par exemple : 418 555-1234",
  "contact.region": "Région (facultatif)",
  "contact.region.none": "Sans région",
  "contact.trap": "Laissez ce champ vide",
  "contact.files": "Fichiers (facultatif)",
  "contact.files.hint":
    "Trois au plus, de 5 Mo chacun : PDF, JPEG, PNG ou HEIC. Nous retirons des photos les données sur le lieu et l’appareil.",
  "contact.files.chosen": "Fichiers choisis",
  "contact.files.remove": "Retirer",
  "contact.files.remove.which": "Retirer {{name}}",
  "contact.files.again": "Vos fichiers n’ont pas été conservés : choisissez-les de nouveau.",
  "contact.files.refused.many": "{{name}} : c’est un fichier de trop. Envoyez-en trois au plus.",
  "contact.files.refused.large": "{{name}} : ce fichier dépasse 5 Mo. Choisissez-en une version plus légère.",
  "contact.files.refused.kind":
    "{{name}} : ce type de fichier n’est pas accepté. Choisissez un fichier PDF, JPEG, PNG ou HEIC.",
  "contact.files.refused.empty":
    "{{name}} : ce fichier est vide, ou votre appareil ne peut pas le lire. Choisissez-en un autre.",
  "contact.files.refused.broken":
    "{{name}} : cette image ne peut pas être lue. Enregistrez-la de nouveau, ou choisissez-en une autre.",
  "contact.files.refused.off":
    "{{name}} : ce formulaire n’accepte pas de fichiers. Envoyez votre message sans lui.",
  "contact.kept":
    "Le site efface votre message et ses fichiers après 90 jours. L’équipe détruit l’échange deux ans après sa dernière réponse.",
  "contact.privacy": "Politique de confidentialité",
  "contact.send": "Envoyer le message",
  "contact.sending": "Envoi…",
  "contact.failed": "Votre message n’a pas été envoyé",
  "contact.failed.failed":
    "Rien n’a été enregistré. Votre texte est encore là : réessayez dans un moment, ou écrivez à l’une des adresses de cette page.",
  "contact.failed.offline":
    "Vous n’avez pas de réseau. Votre texte est encore là : réessayez quand le réseau sera revenu.",
  "contact.failed.files":
    "Un fichier ne peut pas être envoyé : la raison est écrite sous le champ des fichiers. Votre texte est encore là.",
  "contact.failed.too-many":
    "Trop de messages sont venus de votre réseau. Votre texte est encore là : réessayez dans une heure, ou écrivez à l’une des adresses de cette page.",
  "contact.sent": "Votre message est arrivé",
  "contact.sent.reference": "Référence",
  "contact.sent.text":
    "Une personne de l’équipe vous répondra par courriel, habituellement dans les trois jours ouvrables.",
  "contact.sent.answer":
    "Un accusé de réception est en route vers {{email}}. Regardez aussi dans vos courriels indésirables.",
  "contact.again": "Écrire un autre message",
};
