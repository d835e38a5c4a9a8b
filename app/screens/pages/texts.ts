import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const pageTexts = bilingualTexts({
  "pages.about": { fr: "À propos de l’agence", en: "About the agency" },
  "pages.industry-detail": { fr: "Industries et collectivités", en: "Industries and communities" },
  "pages.industries.inside": { fr: "Votre secteur", en: "Your sector" },
  "pages.about-hub.inside": { fr: "L’agence en détail", en: "The agency in detail" },
  "pages.about.lead": {
    fr: "Qui protège les forêts du Québec, comment, et avec qui.",
    en: "Who we are, how we protect Quebec’s forests and who we work with.",
  },
  "pages.about.description": {
    fr: "L’agence qui prévient et combat les feux de forêt au Québec : sa mission, son histoire, son organisation, ses partenaires, ses rapports et ses données.",
    en: "The agency that prevents and fights wildfires in Quebec: its mission, its history, how it is organized, its partners, its reports and its data.",
  },
  "pages.unavailable": {
    fr: "Ces pages sont indisponibles pour le moment.",
    en: "These pages are not available right now.",
  },
  "pages.unavailable.text": {
    fr: "Réessayez dans quelques minutes. Vous pouvez consulter les pages sur les feux, le danger d’incendie et les restrictions : l’heure des données y est indiquée.",
    en: "Try again in a few minutes. For fires, fire danger and restrictions, see their own pages, which show the time of the data.",
  },
  "pages.contact.summary": {
    fr: "Les numéros d’urgence, et un formulaire pour tout le reste.",
    en: "Emergency numbers, and a form for everything else.",
  },
  "pages.contact.unavailable": {
    fr: "Les adresses de nos bureaux sont indisponibles pour le moment.",
    en: "Our office addresses are not available right now.",
  },
  "pages.contact.unavailable.text": {
    fr: "Réessayez dans quelques minutes, ou écrivez-nous plus bas : votre message nous parviendra.",
    en: "Try again in a few minutes, or write to us below: we will get your message.",
  },
  "pages.contact.danger": { fr: "Vie ou maison menacée", en: "Life or home in danger" },
  "pages.contact.write": { fr: "Pour tout le reste : écrivez-nous", en: "For everything else, write to us" },
  "pages.contact.fire": { fr: "Feu de forêt ou fumée", en: "Wildfire or smoke" },
  "contact.write": { fr: "Nous écrire", en: "Write to us" },
  "contact.lead": {
    fr: "Pour un feu ou de la fumée en forêt, appelez : personne ne lit les messages de ce formulaire la nuit.",
    en: "For a wildfire or smoke in the forest, call: nobody reads these messages at night.",
  },
  "contact.subject": { fr: "Sujet", en: "Subject" },
  "contact.subject.choose": { fr: "Choisissez un sujet", en: "Choose a subject" },
  "contact.subject.permit": {
    fr: "C’est votre municipalité qui dit si vous pouvez allumer un feu : elle vous répondra plus vite que nous.",
    en: "Your municipality decides whether you can light a fire: it will answer faster than we can.",
  },
  "contact.subject.media": {
    fr: "Pour une réponse plus rapide, écrivez à l’adresse pour les médias, plus haut sur cette page.",
    en: "For a faster answer, use the media contact further up this page.",
  },
  "contact.message": { fr: "Message", en: "Your message" },
  "contact.message.hint": {
    fr: "Pour signaler une erreur, donnez le numéro du feu ou le nom de la zone. 5 000 caractères au plus.",
    en: "To report an error in the data, give the fire’s number or the zone’s name. 5,000 characters at most.",
  },
  "contact.email": { fr: "Courriel", en: "Email" },
  "contact.email.hint": {
    fr: "Nous nous en servons pour vous répondre, et pour rien d’autre.",
    en: "We use it to reply to you, and for nothing else.",
  },
  "contact.phone": { fr: "Téléphone (facultatif)", en: "Phone (optional)" },
  "contact.phone.hint": {
    fr: "10 chiffres, au Canada ou aux États-Unis. Par exemple : 418 555-1234",
    en: "10 digits, in Canada or the United States. For example: 418-555-1234",
  },
  "contact.region": { fr: "Région (facultatif)", en: "Region (optional)" },
  "contact.region.none": { fr: "Aucune région", en: "No region" },
  "contact.trap": { fr: "Laissez ce champ vide", en: "Leave this field empty" },
  "contact.files": { fr: "Fichiers (facultatif)", en: "Files (optional)" },
  "contact.files.hint": {
    fr: "Trois fichiers au plus, de 5 Mo ou moins chacun : PDF, JPEG, PNG ou HEIC. Nous retirons des photos les données sur le lieu et l’appareil.",
    en: "Up to 3 files, up to 5 MB each: PDF, JPEG, PNG or HEIC. We remove location and device data from photos.",
  },
  "contact.files.chosen": { fr: "Fichiers choisis", en: "Chosen files" },
  "contact.files.remove": { fr: "Retirer", en: "Remove" },
  "contact.files.remove.which": { fr: "Retirer {{name}}", en: "Remove {{name}}" },
  "contact.files.again": {
    fr: "Vos fichiers n’ont pas été conservés : choisissez-les de nouveau.",
    en: "Your files were not kept: choose them again.",
  },
  "contact.files.refused.many": {
    fr: "{{name}} : fichier non ajouté. Vous pouvez envoyer trois fichiers au plus.",
    en: "{{name}}: not added. You can send up to 3 files.",
  },
  "contact.files.refused.large": {
    fr: "{{name}} : ce fichier dépasse 5 Mo. Choisissez-en une version plus légère.",
    en: "{{name}}: this file is larger than 5 MB. Choose a smaller version.",
  },
  "contact.files.refused.kind": {
    fr: "{{name}} : ce type de fichier n’est pas accepté. Choisissez un fichier PDF, JPEG, PNG ou HEIC.",
    en: "{{name}}: this type of file is not accepted. Choose a PDF, JPEG, PNG or HEIC file.",
  },
  "contact.files.refused.empty": {
    fr: "{{name}} : ce fichier est vide, ou votre appareil ne peut pas le lire. Choisissez-en un autre.",
    en: "{{name}}: this file is empty, or your device can’t read it. Choose another one.",
  },
  "contact.files.refused.broken": {
    fr: "{{name}} : cette image ne peut pas être lue. Enregistrez-la de nouveau, ou choisissez-en une autre.",
    en: "{{name}}: this picture cannot be read. Save it again, or choose another one.",
  },
  "contact.files.refused.off": {
    fr: "{{name}} : ce formulaire n’accepte pas de fichiers. Envoyez votre message sans ce fichier.",
    en: "{{name}}: this form does not accept files. Send your message without it.",
  },
  "contact.kept": {
    fr: "Le site efface votre message et les fichiers joints après 90 jours. L’équipe détruit les messages échangés avec vous deux ans après sa dernière réponse.",
    en: "The site erases your message and files after 90 days. Our team destroys its correspondence with you 2 years after its last reply.",
  },
  "contact.privacy": { fr: "Politique de confidentialité", en: "Privacy policy" },
  "contact.send": { fr: "Envoyer le message", en: "Send message" },
  "contact.sending": { fr: "Envoi…", en: "Sending…" },
  "contact.failed": { fr: "Votre message n’a pas été envoyé", en: "Your message was not sent" },
  "contact.failed.failed": {
    fr: "Rien n’a été enregistré. Votre texte est encore là : réessayez dans un moment, ou écrivez à l’une des adresses de cette page.",
    en: "Nothing was saved. Your text is still here: try again in a moment, or write to one of the addresses on this page.",
  },
  "contact.failed.offline": {
    fr: "Vous n’avez pas de réseau. Votre texte est encore là : réessayez quand le réseau sera revenu.",
    en: "You have no network connection. Your text is still here: try again when the network is back.",
  },
  "contact.failed.files": {
    fr: "Un fichier ne peut pas être envoyé : la raison est écrite sous le champ des fichiers. Votre texte est encore là.",
    en: "A file can’t be sent: see the reason below the “Files” field. Your text is still here.",
  },
  "contact.failed.too-many": {
    fr: "Trop de messages ont été envoyés à partir de votre réseau. Votre texte est encore là : réessayez dans une heure, ou écrivez à l’une des adresses de cette page.",
    en: "Too many messages were sent from your network. Your text is still here: try again in an hour, or write to one of the addresses on this page.",
  },
  "contact.sent": { fr: "Nous avons reçu votre message", en: "We have your message" },
  "contact.sent.reference": { fr: "Numéro de référence", en: "Reference number" },
  "contact.sent.text": {
    fr: "Une personne de l’équipe vous répondra par courriel, habituellement dans les trois jours ouvrables.",
    en: "Someone on our team will reply by email, usually within 3 business days.",
  },
  "contact.sent.answer": {
    fr: "Vous recevrez à {{email}} un courriel avec ce numéro de référence. Regardez aussi dans vos courriels indésirables.",
    en: "An email with this reference number is on its way to {{email}}. Check your junk mail too.",
  },
  "contact.again": { fr: "Écrire un autre message", en: "Write another message" },
});
