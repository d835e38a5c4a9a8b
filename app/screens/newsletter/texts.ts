import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const newsletterTexts = bilingualTexts({
  "newsletter.title": { fr: "Communiqués par courriel", en: "Press releases by email" },
  "newsletter.releases": { fr: "Communiqués", en: "Press releases" },
  "newsletter.description": {
    fr: "Recevez les communiqués de l’agence par courriel, sans profil : restrictions, déroulement de la saison, travaux en forêt. Une vingtaine par année.",
    en: "Get the agency’s press releases by email, without a profile: restrictions, season updates, forest work. About 20 a year.",
  },
  "newsletter.lead": {
    fr: "Une vingtaine de communiqués par année : restrictions, déroulement de la saison, travaux en forêt. Vous n’avez pas besoin d’un profil et vous pouvez vous désabonner en tout temps.",
    en: "About 20 press releases a year: restrictions, season updates, forest work. You do not need a profile, and you can unsubscribe at any time.",
  },
  "newsletter.email": { fr: "Courriel", en: "Email" },
  "newsletter.email.hint": { fr: "Par exemple : marie@exemple.org", en: "For example: mary@example.org" },
  "newsletter.which": {
    fr: "Quels communiqués voulez-vous recevoir ?",
    en: "Which press releases do you want?",
  },
  "newsletter.public": { fr: "Grand public", en: "For the public" },
  "newsletter.industrial": { fr: "Industrie et travaux en forêt", en: "For industry and forest work" },
  "newsletter.consent": {
    fr: "J’accepte que l’agence conserve mon adresse courriel et s’en serve pour m’envoyer les communiqués choisis, et pour rien d’autre.",
    en: "I agree to the agency keeping my email address and using it to send me the press releases I chose, and for nothing else.",
  },
  "newsletter.privacy": { fr: "Politique de confidentialité", en: "Privacy policy" },
  "newsletter.sender": {
    fr: "Envoyé par : {{name}}, {{address}}, {{email}}. Vous pouvez retirer votre accord en tout temps.",
    en: "Sent by: {{name}}, {{address}}, {{email}}. You can withdraw your consent at any time.",
  },
  "newsletter.sender.address": {
    fr: "Agence de démonstration, 1, rue de l’Exemple, Québec (Québec) G0X 0X0",
    en: "Agence de démonstration, 1, rue de l’Exemple, Québec (Québec) G0X 0X0",
  },
  "newsletter.sender.email": { fr: "info@vigie.example", en: "info@vigie.example" },
  "newsletter.ask": { fr: "Recevoir les communiqués", en: "Get press releases" },
  "newsletter.asking": { fr: "Envoi…", en: "Sending…" },
  "newsletter.wait": {
    fr: "Entrez votre courriel et cochez la case pour activer le bouton.",
    en: "Enter your email and check the box to activate the button.",
  },
  "newsletter.asked": { fr: "Consultez vos courriels", en: "Check your email" },
  "newsletter.asked.text": {
    fr: "Vous recevrez un lien de confirmation. Il est valable 72 heures. Nous n’envoyons rien d’autre avant votre confirmation. Regardez aussi dans vos courriels indésirables.",
    en: "A confirmation link is on its way. It works for 72 hours. We will not send anything else until you confirm. Check your junk mail too.",
  },
  "newsletter.alerts": {
    fr: "Pour savoir si un feu est près de chez vous, utilisez les alertes",
    en: "To be warned of a fire near you, use alerts",
  },
  "newsletter.alerts.text": {
    fr: "Les communiqués ne vous avertissent pas qu’un feu est proche. Pour le savoir à temps, enregistrez un lieu et choisissez ses alertes.",
    en: "Press releases do not warn you of a fire nearby. To be warned in time, save a place and choose alerts for it.",
  },
  "newsletter.alerts.action": { fr: "Enregistrer un lieu", en: "Save a place" },

  "newsletter.confirm": { fr: "Confirmez votre courriel", en: "Confirm your email" },
  "newsletter.confirm.text": {
    fr: "Appuyez sur le bouton : vous recevrez le prochain communiqué.",
    en: "Once you confirm, you will get the next press release.",
  },
  "newsletter.confirm.action": { fr: "Confirmer mon courriel", en: "Confirm my email" },
  "newsletter.confirmed": { fr: "Votre abonnement est confirmé", en: "You are subscribed" },
  "newsletter.confirmed.text": {
    fr: "Vous recevrez le prochain communiqué à {{email}}.",
    en: "The next press release will go to {{email}}.",
  },
  "newsletter.over": { fr: "Ce lien n’est plus valable", en: "This link no longer works" },
  "newsletter.over.text": {
    fr: "Il a déjà été utilisé, ou il a plus de 72 heures. Si vous avez déjà confirmé votre adresse, tout est en ordre. Sinon, recommencez ici.",
    en: "It has already been used, or it is more than 72 hours old. If you have already confirmed, there is nothing more to do. If not, start again here.",
  },
  "newsletter.away": {
    fr: "Vos choix ne s’affichent pas pour l’instant",
    en: "We cannot show your choices right now",
  },
  "newsletter.away.text": {
    fr: "Rien n’est perdu, et votre lien reste valable. Réessayez dans un moment.",
    en: "Nothing is lost, and your link still works. Try again in a moment.",
  },
  "newsletter.away.again": { fr: "Ouvrir mon lien de nouveau", en: "Open my link again" },

  "newsletter.choice": { fr: "Vos communiqués", en: "Your press releases" },
  "newsletter.choice.to": {
    fr: "Nous envoyons vos communiqués à {{email}}.",
    en: "We send your press releases to {{email}}.",
  },
  "newsletter.choice.save": { fr: "Enregistrer mes choix", en: "Save my choices" },
  "newsletter.choice.saved": { fr: "Vos choix sont enregistrés.", en: "Your choices are saved." },
  "newsletter.stop": { fr: "Ne plus recevoir de communiqués", en: "Stop all press releases" },
  "newsletter.stop.text": {
    fr: "Si vous choisissez de ne plus recevoir de communiqués, nous effaçons votre adresse courriel de nos listes.",
    en: "If you stop all press releases, we erase your email address from our lists.",
  },
  "newsletter.stopped": { fr: "Vous ne recevez aucun communiqué", en: "You do not get any press releases" },
  "newsletter.stopped.text": {
    fr: "Cette adresse courriel ne figure sur aucune de nos listes de communiqués. Vos alertes, si vous en avez, ne changent pas.",
    en: "This email address is not on any of our press release lists. Your alerts, if you have any, are not affected.",
  },
  "newsletter.again": { fr: "S’abonner", en: "Subscribe" },
  "newsletter.failed": {
    fr: "Nous n’avons pas pu envoyer votre demande",
    en: "We could not send your request",
  },
  "newsletter.failed.text": {
    fr: "Rien n’a été enregistré, et ce que vous avez écrit est encore là. Réessayez dans un moment.",
    en: "Nothing was saved, and what you wrote is still here. Try again in a moment.",
  },
  "newsletter.many.text": {
    fr: "Trop de courriels ont été demandés à partir de votre réseau. Rien n’a été envoyé, et ce que vous avez écrit est encore là. Réessayez dans quelques minutes.",
    en: "Too many emails were requested from your network. Nothing was sent, and what you wrote is still here. Try again in a few minutes.",
  },
});
