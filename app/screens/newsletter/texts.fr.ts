export const texts = {
  "newsletter.title": "Communiqués par courriel",
  "newsletter.releases": "Communiqués",
  "newsletter.description":
    "Recevez les communiqués de l’agence par courriel, sans profil : restrictions, déroulement de la saison, travaux en forêt. Une vingtaine par année.",
  "newsletter.lead":
    "Une vingtaine par année : restrictions, déroulement de la saison, travaux en forêt. Sans profil, et vous arrêtez en tout temps.",
  "newsletter.email": "Courriel",
  "newsletter.email.hint": "Par exemple : marie@exemple.org",
  "newsletter.which": "Quels communiqués voulez-vous recevoir ?",
  "newsletter.public": "Grand public",
  "newsletter.industrial": "Industrie et travaux en forêt",
  "newsletter.consent":
    "J’accepte que l’agence conserve mon courriel et s’en serve pour m’envoyer les communiqués choisis, et pour rien d’autre.",
  "newsletter.privacy": "Politique de confidentialité",
  "newsletter.sender":
    "Qui vous écrit : {{name}}, {{address}}, {{email}}. Vous pouvez retirer votre accord en tout temps.",
  "newsletter.sender.address": "Agence de démonstration, 1, rue de l’Exemple, Québec (Québec) G0X 0X0",
  "newsletter.sender.email": "info@vigie.example",
  "newsletter.ask": "Recevoir les communiqués",
  "newsletter.asking": "Envoi…",
  "newsletter.wait": "Entrez votre courriel et cochez la case pour activer le bouton.",
  "newsletter.asked": "Regardez vos courriels",
  "newsletter.asked.text":
    "Un lien pour confirmer est en route. Il est valable 72 heures. Rien d’autre n’est envoyé avant votre réponse. Regardez aussi dans vos courriels indésirables.",
  "newsletter.alerts": "Pour savoir qu’un feu est près de chez vous, utilisez les alertes",
  "newsletter.alerts.text":
    "Les communiqués ne préviennent pas d’un feu. Pour le savoir à temps, enregistrez un lieu et choisissez ses alertes.",
  "newsletter.alerts.action": "Enregistrer un lieu",

  "newsletter.confirm": "Confirmez votre courriel",
  "newsletter.confirm.text": "Appuyez sur le bouton : vous recevrez le prochain communiqué.",
  "newsletter.confirm.action": "Confirmer mon courriel",
  "newsletter.confirmed": "C’est confirmé",
  "newsletter.confirmed.text": "Le prochain communiqué arrive à {{email}}.",
  "newsletter.over": "Ce lien n’est plus valable",
  "newsletter.over.text":
    "Il a déjà été utilisé, ou il a plus de 72 heures. Si vous aviez déjà confirmé, tout est en ordre. Sinon, recommencez ici.",
  "newsletter.away": "Vos choix ne s’affichent pas pour l’instant",
  "newsletter.away.text": "Rien n’est perdu, et votre lien reste valable. Réessayez dans un moment.",
  "newsletter.away.again": "Ouvrir mon lien de nouveau",

  "newsletter.choice": "Vos communiqués",
  "newsletter.choice.to": "Ils arrivent à {{email}}.",
  "newsletter.choice.save": "Enregistrer mes choix",
  "newsletter.choice.saved": "Vos choix sont enregistrés.",
  "newsletter.stop": "Ne plus rien recevoir",
  "newsletter.stop.text": "Votre courriel est alors effacé de nos listes.",
  "newsletter.stopped": "Vous ne recevez aucun communiqué",
  "newsletter.stopped.text":
    "Ce courriel n’est sur aucune de nos listes de communiqués. Vos alertes, si vous en avez, ne changent pas.",
  "newsletter.again": "S’abonner",
  "newsletter.failed": "Nous n’avons pas pu envoyer votre demande",
  "newsletter.failed.text":
    "Rien n’est enregistré, et ce que vous avez écrit est encore là. Réessayez dans un moment.",
  "newsletter.many.text":
    "Trop de courriels ont été demandés à partir de votre réseau. Rien n’est envoyé, et ce que vous avez écrit est encore là. Réessayez dans quelques minutes.",
} as const;
