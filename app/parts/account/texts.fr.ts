export const texts = {
  "account.signIn": "Se connecter",
  "account.signUp": "Créer un profil",
  "account.leaving": "Ouverture de la page de connexion…",
  "account.cancel": "Annuler",
  "account.saving": "Enregistrement…",
  "account.again": "Réessayer",
  "account.failed": "Votre profil n’est pas accessible pour le moment",
  "account.failed.offline": "Vérifiez votre connexion à Internet, puis réessayez. Rien n’est perdu.",
  "account.failed.later": "Le service ne répond pas. Réessayez dans un instant : rien n’est perdu.",
  "account.failed.many": "Trop de demandes sont arrivées à la fois. Réessayez dans une minute.",

  "account.notConnected": "Connectez-vous pour enregistrer",
  "account.notConnected.follow": "Connectez-vous pour suivre ce feu",
  "account.notConnected.place":
    "Un lieu enregistré vous suit sur tous vos appareils, et nous pouvons vous avertir de ce qui s’y passe.",
  "account.notConnected.fire":
    "Un feu suivi reste dans votre profil : vous y voyez chaque changement depuis votre dernière visite, et vous pouvez en recevoir des alertes.",
  "account.notConnected.releases": "Nos communiqués arrivent à l’adresse de votre profil.",
  "account.notConnected.newsletter": "Sans profil : par courriel seulement",
  "account.notConnected.back": "Vous reviendrez ici, et ce que vous avez commencé sera conservé.",
  "account.notConnected.why":
    "Le profil est gratuit. Il sert à vous avertir et à rien d’autre, et vous pouvez l’effacer quand vous voulez.",

  "account.timeout": "L’ouverture de session a pris trop de temps",
  "account.timeout.what":
    "Réessayez. Si le réseau est faible, cherchez un endroit où le signal est meilleur.",
  "account.cancelled": "La connexion a été annulée",
  "account.cancelled.what": "Rien n’a changé. Vous pouvez recommencer quand vous voulez.",
  "account.denied": "Le service de connexion ne vous a pas donné accès",
  "account.denied.what": "Recommencez ici. Si cela se répète, écrivez à l’agence.",
  "account.unauthorized": "Ce compte ne peut pas ouvrir de session",
  "account.unauthorized.what":
    "Le service de connexion refuse ce compte, peut-être parce qu’il est bloqué. Écrivez à l’agence pour retrouver votre accès, ou utilisez un autre compte.",
  "account.state_mismatch": "Cette connexion ne correspond pas à votre demande",
  "account.state_mismatch.what":
    "Par sécurité, nous l’avons refusée. Recommencez à partir de cette page, dans un seul onglet.",
  "account.missing_transaction": "La connexion n’a pas commencé dans ce navigateur",
  "account.missing_transaction.what":
    "Recommencez ici. Si cela se répète, permettez à ce site d’enregistrer des données dans votre navigateur.",
  "account.missing_refresh_token": "Votre session est terminée",
  "account.missing_refresh_token.what": "Connectez-vous de nouveau pour continuer.",
  "account.mfa_required": "Une deuxième vérification est nécessaire",
  "account.mfa_required.what": "Connectez-vous de nouveau et suivez l’étape de vérification.",
  "account.login_required": "Votre session a pris fin",
  "account.login_required.what": "Connectez-vous de nouveau pour continuer.",
  "account.clock": "La date ou l’heure de votre appareil semble fausse",
  "account.clock.what":
    "La connexion a été refusée pour cette raison. Réglez la date et l’heure sur « automatique » dans les réglages de l’appareil, puis recommencez.",
  "account.refused": "Cette connexion n’a pas pu être vérifiée",
  "account.refused.what":
    "Nous l’avons refusée pour vous protéger. Recommencez ici. Si cela se répète, écrivez à l’agence.",
  "account.request_error": "Le service de connexion ne répond pas",
  "account.request_error.what":
    "Réessayez dans un instant. La situation, la carte et les restrictions se consultent sans ouvrir de session.",

  "account.place.save": "Enregistrer le lieu",
  "account.place.change": "Modifier le lieu",
  "account.place.nickname": "Nom du lieu (facultatif)",
  "account.place.nickname.hint": "Par exemple : Chalet. Personne d’autre ne le voit.",
  "account.place.where": "Où est-ce ?",
  "account.place.search": "Chercher une adresse ou un lieu",
  "account.place.search.hint": "Par exemple : 123, rue Principale, La Tuque",
  "account.place.search.failed": "La recherche ne fonctionne pas pour le moment",
  "account.place.find": "Chercher",
  "account.place.locate": "Votre position remplace celle du lieu.",
  "account.place.type": "Type de lieu",
  "account.place.type.home": "Maison",
  "account.place.type.cottage": "Chalet",
  "account.place.type.work": "Lieu de travail",
  "account.place.type.outdoors": "Lieu de loisir",
  "account.place.type.other": "Autre",
  "account.place.radius": "Feux à surveiller : à moins de {{distance}}",
  "account.place.radius.hint":
    "La fumée et les braises voyagent loin : 30 km convient à la plupart des lieux.",

  "account.alerts.title": "Alertes pour ce lieu",
  "account.alerts.on": "Recevoir des alertes",
  "account.alerts.save": "Enregistrer les alertes",
  "account.alerts.channels": "Comment vous avertir ?",
  "account.alerts.emailNotification": "Par courriel",
  "account.alerts.smsNotification": "Par texto",
  "account.alerts.pushNotification": "Par notification sur cet appareil",
  "account.alerts.pushElsewhere": "Par notification, sur vos autres appareils",
  "account.alerts.noChannel": "Vous ne recevrez aucune alerte : choisissez au moins un moyen.",
  "account.alerts.often": "À quelle fréquence ?",
  "account.alerts.change": "À chaque changement",
  "account.alerts.daily": "Une fois par jour, à 7 h",
  "account.alerts.urgent":
    "Nous envoyons toujours les alertes urgentes tout de suite : un nouveau feu, un feu qui progresse, une fermeture, une zone à risque.",
  "account.push.denied": "Votre navigateur refuse les notifications de Vigie",
  "account.push.denied.what": "Autorisez-les pour ce site dans les réglages du navigateur, puis revenez ici.",
  "account.push.home-screen": "D’abord, ajoutez Vigie à votre écran d’accueil",
  "account.push.home-screen.what":
    "Sur iPhone et iPad, touchez Partager, puis « Sur l’écran d’accueil ». Ouvrez Vigie à partir de là et revenez à cette page : les notifications y seront offertes.",
  "account.push.test": "Envoyer un essai",
  "account.push.tested": "L’essai est envoyé : il devrait arriver dans quelques secondes.",
  "account.push.lost": "Cet appareil ne reçoit plus vos notifications",
  "account.push.lost.denied":
    "Le navigateur les bloque. Ouvrez les réglages du navigateur pour ce site, par l’icône à gauche de l’adresse ou par le menu. Choisissez « Notifications », puis « Autoriser », et revenez ici.",
  "account.push.lost.possible":
    "Elles ont été désactivées dans le navigateur, ou elles ont expiré. Vous pouvez les réactiver ici.",
  "account.push.lost.none":
    "Ce navigateur n’offre pas les notifications. Choisissez le courriel ou le texto.",
  "account.push.restart": "Réactiver les notifications",
  "account.push.nowhere": "Aucun appareil ne reçoit vos notifications",
  "account.push.nowhere.possible": "Vous pouvez les recevoir sur cet appareil.",
  "account.push.silent":
    "Vous ne recevrez aucune alerte pour {{names}} : les notifications sont le seul moyen choisi.",
  "account.push.silent.this": "Vous ne recevrez aucune alerte : les notifications sont le seul moyen choisi.",
  "account.push.silent.do": "Choisissez aussi le courriel ou le texto.",
  "account.consent.alerts":
    "J’accepte que l’agence recueille ce lieu, mon courriel et, si je les choisis, mon téléphone ou l’adresse de mon appareil pour m’envoyer des alertes (Loi 25).",
  "account.consent.fireAlerts":
    "J’accepte que l’agence utilise mon courriel et, si je les choisis, mon téléphone ou l’adresse de mon appareil pour m’envoyer des alertes sur ce feu (Loi 25).",
  "account.consent.more":
    "Nous les conservons tant que les alertes sont actives. Retirez-les ici quand vous voulez : cela ne change rien au reste.",
  "account.consent.privacy": "Politique de confidentialité",

  "account.email.unconfirmed": "Votre courriel n’est pas encore confirmé",
  "account.email.unconfirmed.what":
    "Nous n’envoyons ni alertes ni communiqués à {{email}} pour l’instant. Ouvrez le lien de confirmation reçu à cette adresse, puis revenez ici.",
  "account.email.unconfirmed.until":
    "Un profil dont le courriel n’a jamais été confirmé est effacé après 7 jours sans utilisation. Il est conservé si vous recevez des alertes par texto ou par notification.",
  "account.email.again": "Envoyer le lien de nouveau",
  "account.email.correct": "Corriger l’adresse",
  "account.email.elsewhere":
    "Cette adresse vient du service avec lequel vous vous connectez. Si elle contient une erreur, corrigez-la dans ce service.",
  "account.email.sent": "Le lien est envoyé à {{email}}. Regardez aussi dans vos courriels indésirables.",
  "account.email.many": "Trop de liens ont été demandés. Réessayez dans une heure.",

  "account.releases.title": "Communiqués par courriel",
  "account.releases.which": "Quels communiqués voulez-vous recevoir ?",
  "account.releases.CommuniqueGrandPublic": "Grand public",
  "account.releases.CommuniqueIndustriel": "Industrie et travaux en forêt",
  "account.releases.to": "Nous les envoyons à {{email}}.",
  "account.releases.stop":
    "Décochez les communiqués pour ne plus les recevoir. Vos alertes n’en dépendent pas.",
  "account.releases.save": "Enregistrer mon abonnement",
  "account.consent.releases":
    "J’accepte que l’agence utilise mon courriel pour m’envoyer les communiqués choisis.",
};
