export const texts = {
  "report.photos": "Photos du feu",
  "report.photos.hint":
    "Trois au plus. Elles nous aident à voir le feu. Ne vous approchez pas du feu pour en prendre.",
  "report.photos.add": "Ajouter une photo",
  "report.photos.preparing": "Préparation de la photo…",
  "report.photos.added": "La photo est ajoutée.",
  "report.photos.removed": "La photo est retirée.",
  "report.photos.remove": "Retirer",
  "report.photos.remove.which": "Retirer la photo {{number}}",
  "report.photos.which": "Photo {{number}} à envoyer",
  "report.photos.unseen": "Aucun aperçu",
  "report.photos.position": "Envoyer l’endroit où la photo a été prise",
  "report.photos.position.hint":
    "Il nous aide à situer le feu. Si vous ne cochez pas cette case, nous ne le recevons pas.",
  "report.photos.too-many": "Vous pouvez envoyer trois photos. Les autres n’ont pas été ajoutées.",
  "report.photos.too-large":
    "Cette photo est trop lourde, et ce navigateur ne peut pas la réduire. Choisissez une autre photo.",
  "report.photos.no-picture":
    "Ce fichier n’est pas une photo que nous pouvons lire. Choisissez une photo JPEG, PNG ou HEIC.",

  "queue.title": "Vos signalements sur cet appareil",
  "queue.when": "Écrit le {{when}}",
  "queue.photos_one": "avec {{count}} photo",
  "queue.photos_many": "avec {{count}} photos",
  "queue.photos_other": "avec {{count}} photos",
  "queue.waiting": "Pas encore envoyé. Il partira dès que le réseau reviendra.",
  "queue.unavailable": "Pas encore reçu. Nous n’avons pas pu l’enregistrer et nous réessayons.",
  "queue.leaving": "Envoi en cours…",
  "queue.sent": "Reçu. Numéro de référence :",
  "queue.refused": "Pas envoyé : une réponse est à corriger. Appelez, ou corrigez-la.",
  "queue.photosWaiting_one": "{{count}} photo attend encore le réseau.",
  "queue.photosWaiting_many": "{{count}} photos attendent encore le réseau.",
  "queue.photosWaiting_other": "{{count}} photos attendent encore le réseau.",
  "queue.photosFailed_one": "{{count}} photo n’a pas pu être envoyée.",
  "queue.photosFailed_many": "{{count}} photos n’ont pas pu être envoyées.",
  "queue.photosFailed_other": "{{count}} photos n’ont pas pu être envoyées.",
  "queue.fleeting":
    "Ce navigateur ne peut pas conserver votre signalement : laissez cette page ouverte jusqu’à l’envoi.",
  "queue.tried": "Essayé à {{when}} : pas encore envoyé.",
  "queue.sendNow": "Envoyer maintenant",
  "queue.mend": "Corriger",
  "queue.remove": "Retirer",
  "queue.remove.ask": "Retirer ce signalement ? Il ne sera pas envoyé.",
  "queue.remove.yes": "Retirer sans envoyer",
  "queue.remove.no": "Annuler",
  "queue.which": "{{act}} : {{place}}",
  "queue.toast.waiting":
    "Votre signalement n’a pas encore été envoyé. Il partira dès que le réseau reviendra, tant qu’une page de ce site est ouverte. Si vous le pouvez, appelez le",
  "queue.toast.sent": "Nous avons reçu votre signalement. Numéro de référence :",
  "queue.toast.refused":
    "Un signalement n’a pas été envoyé : une réponse est à corriger. Appelez, ou corrigez-la.",
  "queue.toast.see": "Voir vos signalements",
} as const;
