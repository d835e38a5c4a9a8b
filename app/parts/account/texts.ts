import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const accountTexts = bilingualTexts({
  "account.signIn": { fr: "Se connecter", en: "Log in" },
  "account.signUp": { fr: "Créer un profil", en: "Create a profile" },
  "account.leaving": { fr: "Ouverture de la page de connexion…", en: "Opening the login page…" },
  "account.cancel": { fr: "Annuler", en: "Cancel" },
  "account.saving": { fr: "Enregistrement…", en: "Saving…" },
  "account.again": { fr: "Réessayer", en: "Try again" },
  "account.failed": {
    fr: "Votre profil n’est pas accessible pour le moment",
    en: "We cannot open your profile right now",
  },
  "account.failed.offline": {
    fr: "Vérifiez votre connexion à Internet, puis réessayez. Rien n’est perdu.",
    en: "Check your internet connection, then try again. Nothing is lost.",
  },
  "account.failed.later": {
    fr: "Le service ne répond pas. Réessayez dans un instant : rien n’est perdu.",
    en: "The service is not responding. Try again in a moment: nothing is lost.",
  },
  "account.failed.many": {
    fr: "Trop de demandes sont arrivées à la fois. Réessayez dans une minute.",
    en: "Too many requests came in at once. Try again in a minute.",
  },

  "account.notConnected": {
    fr: "Connectez-vous pour enregistrer vos choix",
    en: "Log in to save your choices",
  },
  "account.notConnected.follow": { fr: "Connectez-vous pour suivre ce feu", en: "Log in to track this fire" },
  "account.notConnected.place": {
    fr: "Vos lieux enregistrés s’affichent sur tous vos appareils, et nous pouvons vous avertir quand la situation change.",
    en: "You can see your saved places on all your devices, and we can alert you when something changes.",
  },
  "account.notConnected.fire": {
    fr: "Un feu suivi reste dans votre profil : vous y voyez chaque changement depuis votre dernière visite, et vous pouvez recevoir des alertes à son sujet.",
    en: "A tracked fire stays in your profile: you see every change since your last visit, and can get alerts about it.",
  },
  "account.notConnected.releases": {
    fr: "Nous envoyons nos communiqués à l’adresse courriel de votre profil.",
    en: "We send our press releases to the email address in your profile.",
  },
  "account.notConnected.newsletter": {
    fr: "S’abonner sans profil, par courriel seulement",
    en: "Subscribe without a profile, by email only",
  },
  "account.notConnected.back": {
    fr: "Vous reviendrez ici, et ce que vous avez commencé sera conservé.",
    en: "You will come back here, and nothing you started will be lost.",
  },
  "account.notConnected.why": {
    fr: "Le profil est gratuit. Il sert seulement à vous montrer vos lieux et vos feux suivis, et à vous avertir. Vous pouvez le supprimer quand vous voulez.",
    en: "Profiles are free. We use yours only to show you your places and fires, and to reach you. You can delete it at any time.",
  },

  "account.timeout": { fr: "La connexion a pris trop de temps", en: "Logging in took too long" },
  "account.timeout.what": {
    fr: "Réessayez. Si le réseau est faible, cherchez un endroit où le signal est meilleur.",
    en: "Try again. If the network is weak, move to where the signal is better.",
  },
  "account.cancelled": { fr: "La connexion a été annulée", en: "The login was cancelled" },
  "account.cancelled.what": {
    fr: "Rien n’a changé. Vous pouvez recommencer quand vous voulez.",
    en: "Nothing has changed. You can start again at any time.",
  },
  "account.denied": {
    fr: "Le service de connexion vous a refusé l’accès",
    en: "The login service did not give you access",
  },
  "account.denied.what": {
    fr: "Recommencez ici. Si cela se répète, écrivez à l’agence.",
    en: "Start again here. If it happens again, write to the agency.",
  },
  "account.unauthorized": { fr: "Connexion impossible avec ce compte", en: "This account cannot log in" },
  "account.unauthorized.what": {
    fr: "Le service de connexion refuse ce compte, peut-être parce qu’il est bloqué. Écrivez à l’agence pour retrouver votre accès, ou utilisez un autre compte.",
    en: "The login service refused this account, which may be blocked. Write to the agency to get your access back, or use another account.",
  },
  "account.state_mismatch": {
    fr: "Cette connexion ne correspond pas à votre demande",
    en: "This login does not match your request",
  },
  "account.state_mismatch.what": {
    fr: "Par sécurité, nous l’avons refusée. Recommencez à partir de cette page, dans un seul onglet.",
    en: "As a security precaution, we refused it. Start again from this page, in one tab only.",
  },
  "account.missing_transaction": {
    fr: "La connexion n’a pas commencé dans ce navigateur",
    en: "This login was not started in this browser",
  },
  "account.missing_transaction.what": {
    fr: "Recommencez ici. Si cela se répète, permettez à ce site d’enregistrer des données dans votre navigateur.",
    en: "Start again here. If it happens again, allow this site to store data in your browser.",
  },
  "account.missing_refresh_token": { fr: "Votre session est terminée", en: "Your session has ended" },
  "account.missing_refresh_token.what": {
    fr: "Connectez-vous de nouveau pour continuer.",
    en: "Log in again to continue.",
  },
  "account.mfa_required": {
    fr: "Une deuxième vérification est nécessaire",
    en: "A second verification is needed",
  },
  "account.mfa_required.what": {
    fr: "Connectez-vous de nouveau et faites la vérification demandée.",
    en: "Log in again and complete the verification step.",
  },
  "account.login_required": { fr: "Votre session a pris fin", en: "You are no longer logged in" },
  "account.login_required.what": {
    fr: "Connectez-vous de nouveau pour continuer.",
    en: "Log in again to continue.",
  },
  "account.clock": {
    fr: "La date ou l’heure de votre appareil semble fausse",
    en: "The date or time on your device seems wrong",
  },
  "account.clock.what": {
    fr: "La connexion a été refusée pour cette raison. Réglez la date et l’heure sur « automatique » dans les réglages de l’appareil, puis recommencez.",
    en: "The login was refused for this reason. Set the date and time to automatic in your device’s settings, then try again.",
  },
  "account.refused": {
    fr: "Cette connexion n’a pas pu être vérifiée",
    en: "This login could not be verified",
  },
  "account.refused.what": {
    fr: "Nous l’avons refusée pour vous protéger. Recommencez ici. Si cela se répète, écrivez à l’agence.",
    en: "As a security precaution, we refused it. Start again here. If it happens again, write to the agency.",
  },
  "account.request_error": {
    fr: "Le service de connexion ne répond pas",
    en: "The login service is not responding",
  },
  "account.request_error.what": {
    fr: "Réessayez dans un instant. Vous pouvez consulter l’état de la situation, la carte et les restrictions sans vous connecter.",
    en: "Try again in a moment. You can see the current situation, the map and the restrictions without logging in.",
  },

  "account.place.save": { fr: "Enregistrer le lieu", en: "Save place" },
  "account.place.change": { fr: "Modifier le lieu", en: "Edit place" },
  "account.place.nickname": { fr: "Nom du lieu (facultatif)", en: "Name of the place (optional)" },
  "account.place.nickname.hint": {
    fr: "Par exemple : Chalet. Personne d’autre ne le voit.",
    en: "For example: Cottage. Only you can see it.",
  },
  "account.place.where": { fr: "Où se trouve ce lieu ?", en: "Where is this place?" },
  "account.place.search": { fr: "Chercher une adresse ou un lieu", en: "Search for an address or a place" },
  "account.place.search.hint": {
    fr: "Par exemple : 123, rue Principale, La Tuque",
    en: "For example: 123 rue Principale, La Tuque",
  },
  "account.place.search.failed": {
    fr: "La recherche ne fonctionne pas pour le moment",
    en: "Search is not working right now",
  },
  "account.place.find": { fr: "Chercher", en: "Search" },
  "account.place.locate": {
    fr: "Votre position remplacera celle du lieu.",
    en: "This replaces the location saved for the place.",
  },
  "account.place.type": { fr: "Type de lieu", en: "Type of place" },
  "account.place.type.home": { fr: "Maison", en: "Home" },
  "account.place.type.cottage": { fr: "Chalet", en: "Cottage" },
  "account.place.type.work": { fr: "Lieu de travail", en: "Workplace" },
  "account.place.type.outdoors": { fr: "Lieu de loisirs", en: "Outdoors" },
  "account.place.type.other": { fr: "Autre", en: "Other" },
  "account.place.radius": {
    fr: "Feux à surveiller : à moins de {{distance}}",
    en: "Fires to watch: within {{distance}}",
  },
  "account.place.radius.hint": {
    fr: "La fumée et les braises voyagent loin : un rayon de 30 km convient à la plupart des lieux.",
    en: "Smoke and embers travel far: 30 km suits most places.",
  },

  "account.alerts.title": { fr: "Alertes pour ce lieu", en: "Alerts for this place" },
  "account.alerts.on": { fr: "Recevoir des alertes", en: "Get alerts" },
  "account.alerts.save": { fr: "Enregistrer les alertes", en: "Save alerts" },
  "account.alerts.channels": { fr: "Comment vous avertir ?", en: "How should we reach you?" },
  "account.alerts.emailNotification": { fr: "Par courriel", en: "By email" },
  "account.alerts.smsNotification": { fr: "Par texto", en: "By text message" },
  "account.alerts.pushNotification": {
    fr: "Par notification sur cet appareil",
    en: "By notification on this device",
  },
  "account.alerts.pushElsewhere": {
    fr: "Par notification, sur vos autres appareils",
    en: "By notification, on your other devices",
  },
  "account.alerts.noChannel": {
    fr: "Vous ne recevrez aucune alerte : choisissez au moins un moyen d’en recevoir.",
    en: "You will not get any alerts: choose at least one way to get them.",
  },
  "account.alerts.often": { fr: "À quelle fréquence vous avertir ?", en: "How often?" },
  "account.alerts.change": { fr: "À chaque changement", en: "Every time something changes" },
  "account.alerts.daily": { fr: "Une fois par jour, à 7 h", en: "Once a day, at 7 a.m." },
  "account.alerts.urgent": {
    fr: "Nous envoyons toujours les alertes urgentes tout de suite : un ordre officiel, un nouveau feu, un feu qui progresse, une fermeture de territoire, une zone à risque.",
    en: "We always send urgent alerts right away: an official order, a new fire, a spreading fire, a closure or an area at risk.",
  },
  "account.alerts.orders": {
    fr: "Ordres et alertes officiels pour ce lieu : tout de suite, même la nuit",
    en: "Official orders and alerts for this place: right away, even at night",
  },
  "account.alerts.air": { fr: "Qualité de l’air", en: "Air quality" },
  "account.alerts.air.hint": {
    fr: "Cote air santé de la station la plus proche. S’il n’y a aucune station près du lieu, vous ne recevrez pas ces alertes.",
    en: "Air Quality Health Index at the nearest station. If there is no station near the place, you will not get these alerts.",
  },
  "account.alerts.air.none": { fr: "Aucune alerte", en: "No alerts" },
  "account.alerts.air.4": {
    fr: "Dès que la cote atteint 4 (modérée)",
    en: "Index of 4 or higher (moderate)",
  },
  "account.alerts.air.7": {
    fr: "Dès que la cote atteint 7 (élevée)",
    en: "Index of 7 or higher (high)",
  },
  "account.alerts.air.11": {
    fr: "Dès que la cote dépasse 10 (très élevée)",
    en: "Index above 10 (very high)",
  },
  "account.alerts.roads": {
    fr: "Routes fermées près d’un feu, à moins de {{distance}} de ce lieu",
    en: "Roads closed near a fire, within {{distance}} of this place",
  },
  "account.alerts.heat": {
    fr: "Chaleur détectée par satellite loin de tout feu connu : souvent une usine, une torchère ou du roc chauffé par le soleil",
    en: "Heat seen by satellite away from known fires: often a mill, a flare or sun on bare rock",
  },
  "account.push.denied": {
    fr: "Votre navigateur refuse les notifications de Vigie",
    en: "Your browser is blocking notifications from Vigie",
  },
  "account.push.denied.what": {
    fr: "Autorisez les notifications pour ce site dans les réglages du navigateur, puis revenez ici.",
    en: "Allow notifications for this site in the browser’s settings, then come back here.",
  },
  "account.push.home-screen": {
    fr: "D’abord, ajoutez Vigie à votre écran d’accueil",
    en: "First, add Vigie to your home screen",
  },
  "account.push.home-screen.what": {
    fr: "Sur iPhone et iPad, touchez « Partager », puis « Sur l’écran d’accueil ». Ouvrez Vigie à partir de là et revenez à cette page : les notifications y seront offertes.",
    en: "On an iPhone or iPad, tap Share, then “Add to Home Screen”. Open Vigie from there and come back to this page: you can then choose notifications.",
  },
  "account.push.test": { fr: "Envoyer une notification d’essai", en: "Send a test notification" },
  "account.push.tested": {
    fr: "La notification d’essai est partie : elle devrait arriver dans quelques secondes.",
    en: "The test has been sent: it should arrive in a few seconds.",
  },
  "account.push.lost": {
    fr: "Cet appareil ne reçoit plus vos notifications",
    en: "This device no longer gets your notifications",
  },
  "account.push.lost.denied": {
    fr: "Le navigateur bloque vos notifications. Ouvrez ses réglages pour ce site, avec l’icône à gauche dans la barre d’adresse ou avec le menu. Choisissez « Notifications », puis « Autoriser », et revenez ici.",
    en: "Your browser is blocking your notifications. Open the browser’s settings for this site, from the icon to the left of the address or from the menu. Choose “Notifications”, then “Allow”, and come back here.",
  },
  "account.push.lost.possible": {
    fr: "Vos notifications ont été désactivées dans le navigateur, ou elles ont expiré. Vous pouvez les réactiver ici.",
    en: "Your notifications were turned off in the browser, or they expired. You can turn them back on here.",
  },
  "account.push.lost.none": {
    fr: "Ce navigateur ne permet pas les notifications. Choisissez le courriel ou le texto.",
    en: "This browser does not support notifications. Choose email or text message.",
  },
  "account.push.restart": { fr: "Réactiver les notifications", en: "Turn notifications back on" },
  "account.push.nowhere": {
    fr: "Aucun appareil ne reçoit vos notifications",
    en: "None of your devices gets your notifications",
  },
  "account.push.nowhere.possible": {
    fr: "Vous pouvez recevoir vos notifications sur cet appareil.",
    en: "You can get your notifications on this device.",
  },
  "account.push.silent": {
    fr: "Vous ne recevrez aucune alerte pour {{names}} : les notifications sont le seul moyen choisi.",
    en: "You will not get any alerts for {{names}}: notifications are the only method you chose.",
  },
  "account.push.silent.this": {
    fr: "Vous ne recevrez aucune alerte : les notifications sont le seul moyen choisi.",
    en: "You will not get any alerts: notifications are the only method you chose.",
  },
  "account.push.silent.do": {
    fr: "Choisissez aussi le courriel ou le texto.",
    en: "Also choose email or text message.",
  },
  "account.consent.alerts": {
    fr: "J’accepte que l’agence recueille les renseignements sur ce lieu, mon adresse courriel et, selon mes choix, mon numéro de téléphone ou l’adresse de notification de mon appareil pour m’envoyer des alertes (Loi 25).",
    en: "I agree to the agency collecting the details of this place, my email address and, if I choose them, my phone number or my device’s notification address, to send me alerts (Law 25).",
  },
  "account.consent.fireAlerts": {
    fr: "J’accepte que l’agence utilise mon adresse courriel et, selon mes choix, mon numéro de téléphone ou l’adresse de notification de mon appareil pour m’envoyer des alertes sur ce feu (Loi 25).",
    en: "I agree to the agency using my email address and, if I choose them, my phone number or my device’s notification address, to send me alerts about this fire (Law 25).",
  },
  "account.consent.more": {
    fr: "Nous conservons ces renseignements tant que les alertes sont actives. Désactivez les alertes ici quand vous voulez : rien d’autre ne change.",
    en: "We keep this information as long as the alerts are on. You can turn the alerts off here at any time: nothing else changes.",
  },
  "account.consent.privacy": { fr: "Politique de confidentialité", en: "Privacy policy" },

  "account.email.unconfirmed": {
    fr: "Votre adresse courriel n’est pas encore confirmée",
    en: "Your email address is not confirmed yet",
  },
  "account.email.unconfirmed.what": {
    fr: "Nous n’envoyons ni alertes ni communiqués à {{email}} pour l’instant. Ouvrez le lien de confirmation reçu à cette adresse, puis revenez ici.",
    en: "We are not sending alerts or press releases to {{email}} for now. Open the confirmation link we sent you, then come back here.",
  },
  "account.email.unconfirmed.until": {
    fr: "Un profil dont l’adresse courriel n’a jamais été confirmée est supprimé après 7 jours sans utilisation. Il est conservé si vous recevez des alertes par texto ou par notification.",
    en: "A profile whose email address was never confirmed is deleted after 7 days without use. We keep it if you get alerts by text message or notification.",
  },
  "account.email.again": { fr: "Envoyer le lien de nouveau", en: "Send the link again" },
  "account.email.correct": { fr: "Corriger l’adresse", en: "Correct the address" },
  "account.email.elsewhere": {
    fr: "Cette adresse vient du service avec lequel vous vous connectez. Si elle contient une erreur, corrigez-la dans ce service.",
    en: "This address comes from the service you log in with. If it is wrong, correct it there.",
  },
  "account.email.sent": {
    fr: "Le lien est envoyé à {{email}}. Regardez aussi dans vos courriels indésirables.",
    en: "The link has been sent to {{email}}. Check your junk mail too.",
  },
  "account.email.many": {
    fr: "Trop de liens ont été demandés. Réessayez dans une heure.",
    en: "Too many links have been requested. Try again in an hour.",
  },

  "account.releases.title": { fr: "Communiqués par courriel", en: "Press releases by email" },
  "account.releases.which": {
    fr: "Quels communiqués voulez-vous recevoir ?",
    en: "Which press releases do you want?",
  },
  "account.releases.CommuniqueGrandPublic": { fr: "Grand public", en: "For the public" },
  "account.releases.CommuniqueIndustriel": {
    fr: "Industrie et travaux en forêt",
    en: "For industry and forest work",
  },
  "account.releases.to": {
    fr: "Nous envoyons vos communiqués à {{email}}.",
    en: "We send your press releases to {{email}}.",
  },
  "account.releases.stop": {
    fr: "Décochez les communiqués pour ne plus les recevoir. Cela ne change rien à vos alertes.",
    en: "Uncheck the press releases to stop them. This does not change your alerts.",
  },
  "account.releases.save": { fr: "Enregistrer mon abonnement", en: "Save my subscription" },
  "account.consent.releases": {
    fr: "J’accepte que l’agence utilise mon adresse courriel pour m’envoyer les communiqués choisis.",
    en: "I agree to the agency using my email address to send me the press releases I chose.",
  },
});
