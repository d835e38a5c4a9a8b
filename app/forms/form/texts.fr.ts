export const texts = {
  "form.summary_one": "{{count}} réponse à corriger",
  "form.summary_many": "{{count}} réponses à corriger",
  "form.summary_other": "{{count}} réponses à corriger",
  "form.summary.field": "{{field}} : {{problem}}",
  "form.email": "Veuillez entrer une adresse courriel valide",
  "form.phone": "Veuillez entrer un numéro de téléphone valide, à 10 chiffres, du Canada ou des États-Unis",
  "form.phone-anywhere":
    "Entrez un numéro de téléphone valide, à 10 chiffres, ou avec + et l’indicatif du pays",
  "form.taken": "Ce numéro est celui d’un autre profil : entrez-en un autre",
  "form.email-taken":
    "Un profil existe peut-être déjà à cette adresse : connectez-vous avec elle, ou entrez-en une autre",
  "form.long": "Ce texte est trop long : raccourcissez-le",
  "form.position": "Ce point est hors du Québec : choisissez un lieu au Québec",
  "form.consent": "Cochez la case pour donner votre accord, ou retirez les alertes",
  "form.agree": "Cochez la case pour accepter",
  "form.choose": "Choisissez au moins un type de communiqués",
  "form.files": "Un fichier ne peut pas être envoyé : voyez la raison plus bas",
  "form.unreadable": "Nous n’avons pas pu lire cette réponse : écrivez-la autrement",
  "form.phone.label": "Téléphone cellulaire",
  "form.phone.hint":
    "Un numéro du Canada ou des États-Unis : +1, puis 10 chiffres. Par exemple : +14185551234",
};
