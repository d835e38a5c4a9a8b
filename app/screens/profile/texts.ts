// This file is long because all profile pages share these texts, which a visit loads once.

import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const profileTexts = bilingualTexts({
  "profile.title": { fr: "Mon profil", en: "My profile" },
  "profile.menu": { fr: "Les pages de votre profil", en: "Your profile pages" },
  "profile.loading": { fr: "Chargement de votre profil…", en: "Loading your profile…" },
  "profile.signIn": { fr: "Connectez-vous pour voir cette page", en: "Log in to see this page" },
  "profile.signOut": { fr: "Se déconnecter", en: "Log out" },
  "profile.signOut.failed": {
    fr: "La déconnexion a échoué. Réessayez dans un instant.",
    en: "We could not log you out. Try again in a moment.",
  },
  "profile.noScript": { fr: "Le profil a besoin de JavaScript", en: "Profiles need JavaScript" },
  "profile.noScript.what": {
    fr: "Activez JavaScript dans votre navigateur pour vous connecter. Le reste du site n’en a pas besoin.",
    en: "Turn on JavaScript in your browser to log in. The rest of the site works without it.",
  },
  "profile.profile-saved-locations": { fr: "Mes lieux", en: "My places" },
  "profile.profile-saved-locations.short": { fr: "Mes lieux", en: "My places" },
  "profile.profile-saved-locations.lead": {
    fr: "Le danger d’incendie, les restrictions et les feux les plus proches, pour chacun de vos lieux.",
    en: "Fire danger, restrictions and the nearest fires, for each of your places.",
  },
  "profile.profile-saved-locations.signIn": {
    fr: "Enregistrez votre maison, votre chalet ou votre lieu de travail. Vous verrez d’un coup d’œil ce qui s’y applique, et vous pourrez recevoir des alertes par courriel ou par texto.",
    en: "Save your home, cottage or workplace. See at a glance what applies there, and get alerts by email or text message.",
  },
  "profile.profile-saved-fires": { fr: "Mes feux", en: "My fires" },
  "profile.profile-saved-fires.short": { fr: "Mes feux", en: "My fires" },
  "profile.profile-saved-fires.lead": {
    fr: "Les feux que vous suivez, et ce qui a changé depuis votre dernière visite.",
    en: "The fires you track, and what has changed since your last visit.",
  },
  "profile.profile-saved-fires.signIn": {
    fr: "Suivez un feu : vous verrez ici chaque changement d’état ou de superficie depuis votre dernière visite.",
    en: "Track a fire: every change in its status or size since your last visit is listed here.",
  },
  "profile.profile-releases": { fr: "Abonnement aux communiqués", en: "Press release subscription" },
  "profile.profile-releases.short": { fr: "Communiqués", en: "Press releases" },
  "profile.profile-releases.lead": {
    fr: "Recevez nos communiqués par courriel le jour de leur publication.",
    en: "Get our press releases by email on the day they come out.",
  },
  "profile.profile-releases.signIn": {
    fr: "Choisissez les communiqués que vous voulez recevoir par courriel.",
    en: "Choose the press releases you want to get by email.",
  },
  "profile.profile-information": { fr: "Mes renseignements", en: "My information" },
  "profile.profile-information.short": { fr: "Renseignements", en: "Information" },
  "profile.profile-information.lead": {
    fr: "Votre nom, votre numéro de téléphone, la langue de nos messages et une copie de vos données.",
    en: "Your name, your phone number, the language of our messages and a copy of your data.",
  },
  "profile.profile-information.signIn": {
    fr: "Consultez et corrigez ce que nous conservons à votre sujet.",
    en: "See and correct your information.",
  },
  "profile.profile-delete": { fr: "Supprimer mon profil", en: "Delete my profile" },
  "profile.profile-delete.short": { fr: "Supprimer le profil", en: "Delete profile" },
  "profile.profile-delete.lead": {
    fr: "Supprimez votre profil et tout ce qu’il contient. C’est définitif.",
    en: "Delete your profile and everything in it. This is permanent.",
  },
  "profile.profile-delete.signIn": {
    fr: "Connectez-vous pour supprimer votre profil et tout ce qu’il contient.",
    en: "Log in to delete your profile and everything in it.",
  },

  "saved.none": { fr: "Vous n’avez enregistré aucun lieu", en: "You have no saved places" },
  "saved.how": {
    fr: "Cherchez une adresse ou touchez un point de la carte, puis choisissez « Enregistrer ce lieu ».",
    en: "Search for an address, or tap or click a point on the map, then choose “Save this place”.",
  },
  "saved.find": { fr: "Chercher un lieu", en: "Find a place" },
  "saved.map": { fr: "Ouvrir la carte", en: "Open the map" },
  "saved.add": { fr: "Enregistrer un autre lieu", en: "Save another place" },
  "saved.total_one": { fr: "{{count}} lieu enregistré", en: "{{count}} place saved" },
  "saved.total_other": { fr: "{{count}} lieux enregistrés", en: "{{count}} places saved" },
  "saved.outside": {
    fr: "Ce point est hors du Québec : nous n’avons pas de données pour cet endroit.",
    en: "This point is outside Quebec: we have no data there.",
  },
  "saved.unread": {
    fr: "Nous ne pouvons pas lire la position de ce lieu. Choisissez « Modifier » pour l’indiquer de nouveau.",
    en: "This place’s location can’t be read. Choose “Edit” to set it again.",
  },
  "saved.unanswered": {
    fr: "Nous ne pouvons pas montrer ce qui s’applique à vos lieux pour le moment",
    en: "We cannot show what applies to your places right now",
  },
  "saved.danger": { fr: "Danger d’incendie aujourd’hui", en: "Fire danger today" },
  "saved.full": {
    fr: "Voir tout ce qui s’applique à ce lieu",
    en: "See everything that applies at this place",
  },
  "saved.type.home": { fr: "Maison", en: "Home" },
  "saved.type.cottage": { fr: "Chalet", en: "Cottage" },
  "saved.type.work": { fr: "Lieu de travail", en: "Workplace" },
  "saved.type.outdoors": { fr: "Lieu de loisirs", en: "Outdoors" },
  "saved.type.other": { fr: "Autre lieu", en: "Other place" },
  "saved.by.email": { fr: "courriel", en: "email" },
  "saved.by.sms": { fr: "texto", en: "text message" },
  "saved.by.push": { fr: "notification", en: "notification" },
  "saved.by.push.lost": {
    fr: "notification (aucun appareil ne la reçoit)",
    en: "notification (not reaching any device)",
  },
  "saved.silentFire": { fr: "le feu nº {{number}}", en: "Fire No. {{number}}" },
  "saved.alerted": {
    fr: "Alertes à chaque changement, par {{channels}}. Feux à moins de {{distance}}.",
    en: "Alerts for every change, by {{channels}}. Fires within {{distance}}.",
  },
  "saved.alerted.daily": {
    fr: "Alertes une fois par jour, à 7 h, par {{channels}}. Les alertes urgentes arrivent tout de suite. Feux à moins de {{distance}}.",
    en: "Alerts once a day, at 7 a.m., by {{channels}}. Urgent alerts come right away. Fires within {{distance}}.",
  },
  "saved.alerted.orders": {
    fr: "Ordres et alertes officiels : tout de suite.",
    en: "Official orders and alerts: right away.",
  },
  "saved.alerted.air": {
    fr: "Qualité de l’air : cote air santé de {{level}} ou plus.",
    en: "Air quality: health index of {{level}} or higher.",
  },
  "saved.alerted.roads": { fr: "Routes fermées près d’un feu.", en: "Roads closed near a fire." },
  "saved.alerted.heat": { fr: "Chaleur détectée par satellite.", en: "Heat seen by satellite." },
  "saved.notAlerted": {
    fr: "Vous ne recevez pas d’alertes pour ce lieu.",
    en: "You do not get alerts for this place.",
  },
  "saved.alerts": { fr: "Alertes", en: "Alerts" },
  "saved.change": { fr: "Modifier", en: "Edit" },
  "saved.delete": { fr: "Supprimer", en: "Delete" },
  "saved.import_one": {
    fr: "Ce navigateur conserve {{count}} signet enregistré avant votre connexion",
    en: "This browser has {{count}} bookmark from before you logged in",
  },
  "saved.import_other": {
    fr: "Ce navigateur conserve {{count}} signets enregistrés avant votre connexion",
    en: "This browser has {{count}} bookmarks from before you logged in",
  },
  "saved.import.what": {
    fr: "Enregistrez vos signets dans votre profil pour les retrouver sur tous vos appareils. Aucune alerte ne sera activée.",
    en: "Save your bookmarks to your profile to find them on all your devices. No alerts will be turned on.",
  },
  "saved.import.do": { fr: "Enregistrer dans mon profil", en: "Save to my profile" },

  "followed.none": { fr: "Vous ne suivez aucun feu", en: "You are not tracking any fires" },
  "followed.how": {
    fr: "Ouvrez la fiche d’un feu et choisissez « Suivre ce feu ».",
    en: "Open a fire’s page and choose “Track this fire”.",
  },
  "followed.find": { fr: "Voir les feux", en: "See the fires" },
  "followed.total_one": { fr: "{{count}} feu suivi", en: "{{count}} fire tracked" },
  "followed.total_other": { fr: "{{count}} feux suivis", en: "{{count}} fires tracked" },
  "followed.news": { fr: "Depuis votre dernière visite", en: "Since your last visit" },
  "followed.noNews": {
    fr: "Aucun changement depuis votre dernière visite.",
    en: "No changes since your last visit.",
  },
  "followed.out": {
    fr: "Éteint : ce feu sera retiré de cette liste après une semaine",
    en: "Extinguished: removed from this list after a week",
  },
  "followed.gone": {
    fr: "Ce feu n’est plus dans la liste de l’agence. Voici son dernier état connu.",
    en: "The agency no longer lists this fire. This is its last known status.",
  },
  "followed.unknown": {
    fr: "Nous n’avons plus de données sur le feu nº {{number}}.",
    en: "We no longer have data on Fire No. {{number}}.",
  },
  "followed.unanswered": {
    fr: "Nous ne pouvons pas montrer l’état de vos feux suivis pour le moment",
    en: "We cannot show the status of your fires right now",
  },
  "followed.alerted": {
    fr: "Alertes à chaque changement de ce feu : {{channels}}.",
    en: "Alerts for every change to this fire: {{channels}}.",
  },
  "followed.notAlerted": {
    fr: "Vous ne recevez pas d’alertes pour ce feu. Tout changement est indiqué ici.",
    en: "You do not get alerts for this fire. Its changes are listed here.",
  },

  "information.lastName": { fr: "Nom de famille", en: "Last name" },
  "information.firstName": { fr: "Prénom", en: "First name" },
  "information.email": { fr: "Courriel", en: "Email" },
  "information.email.hint": {
    fr: "Vous vous connectez avec cette adresse : vous ne pouvez pas la changer ici.",
    en: "You use this address to log in, so you cannot change it here.",
  },
  "email.title": { fr: "Adresse courriel à confirmer", en: "Email address to confirm" },
  "email.what": {
    fr: "Si l’adresse contient une erreur, corrigez-la ici. Nous envoyons un lien à la nouvelle adresse : ouvrez-le pour la confirmer.",
    en: "If there is a mistake in the address, correct it here. We will send a link to the new address: open it to confirm.",
  },
  "email.hint": { fr: "Vous vous connectez avec cette adresse.", en: "You log in with this address." },
  "email.save": { fr: "Enregistrer l’adresse", en: "Save address" },
  "email.sent": {
    fr: "Le lien de confirmation a été envoyé à {{email}}. Ouvrez-le pour recevoir vos alertes. Regardez aussi dans vos courriels indésirables. Vous vous connectez maintenant avec cette adresse.",
    en: "The confirmation link is on its way to {{email}}. Open it to get your alerts. Check your junk mail too. You now log in with this address.",
  },
  "email.many": {
    fr: "Trop de liens ont été demandés. Réessayez plus tard.",
    en: "Too many links were requested. Try again later.",
  },
  "email.fixed": { fr: "L’adresse {{email}} vient d’être confirmée", en: "{{email}} was just confirmed" },
  "email.fixed.what": {
    fr: "Vous ne pouvez plus la changer ici. Si ce n’est pas vous qui l’avez confirmée, supprimez ce profil, puis créez-en un avec la bonne adresse.",
    en: "You can no longer change it here. If you did not confirm it, delete this profile, then create one with the right address.",
  },
  "information.language": { fr: "Langue des communications", en: "Language of our messages" },
  "information.quiet": {
    fr: "La nuit, de 22 h à 6 h, nous envoyons seulement les alertes urgentes : un ordre officiel, un nouveau feu, un feu qui progresse, une fermeture de territoire, une zone à risque. Les autres alertes attendent jusqu’au matin.",
    en: "At night, from 10 p.m. to 6 a.m., we send only urgent alerts: an official order, a new fire, a spreading fire, a closure or an area at risk. The other alerts wait until morning.",
  },
  "information.language.hint": {
    fr: "Nos courriels et nos textos vous arrivent dans cette langue.",
    en: "Our emails and text messages come in this language.",
  },
  "information.save": { fr: "Enregistrer mes renseignements", en: "Save my information" },
  "information.saving": { fr: "Enregistrement…", en: "Saving…" },
  "information.password": { fr: "Mot de passe", en: "Password" },
  "information.password.what": {
    fr: "Nous envoyons à {{email}} un lien pour choisir un nouveau mot de passe.",
    en: "We will send {{email}} a link to choose a new password.",
  },
  "information.password.unconfirmed": {
    fr: "Confirmez d’abord votre adresse courriel : nous y enverrons le lien pour choisir un nouveau mot de passe.",
    en: "Confirm your email first: the link to choose a new password will be sent there.",
  },
  "information.password.send": { fr: "Changer mon mot de passe", en: "Change my password" },
  "information.password.sent": {
    fr: "Le lien a été envoyé à {{email}}. Regardez aussi dans vos courriels indésirables.",
    en: "The link is on its way to {{email}}. Check your junk mail too.",
  },
  "notifications.title": { fr: "Notifications sur cet appareil", en: "Notifications on this device" },
  "notifications.on": {
    fr: "Cet appareil reçoit les alertes des lieux pour lesquels vous avez choisi les notifications, même après la déconnexion. Si d’autres personnes doivent utiliser cet appareil, désactivez d’abord les notifications ici.",
    en: "This device gets alerts for the places where you chose notifications, even after you log out. If others will use it, stop notifications here first.",
  },
  "notifications.off": {
    fr: "Cet appareil ne reçoit pas de notifications.",
    en: "This device does not get notifications.",
  },
  "notifications.lost": {
    fr: "Cet appareil ne reçoit plus vos notifications : voyez en haut de la page comment les réactiver.",
    en: "This device no longer gets your notifications: see the top of this page for how to turn them back on.",
  },
  "notifications.others": { fr: "Vos autres appareils", en: "Your other devices" },
  "notifications.added.web": { fr: "Navigateur ajouté le {{day}}.", en: "Browser, added {{day}}." },
  "notifications.added.fcm": {
    fr: "Téléphone avec l’application, ajouté le {{day}}.",
    en: "Phone with the app, added {{day}}.",
  },
  "notifications.gets": { fr: "Il reçoit vos notifications.", en: "It gets your notifications." },
  "notifications.lostSince": {
    fr: "Il ne reçoit plus rien depuis le {{day}}.",
    en: "It has received nothing since {{day}}.",
  },
  "notifications.remove": { fr: "Retirer l’appareil", en: "Remove device" },
  "notifications.start": {
    fr: "Recevoir les notifications sur cet appareil",
    en: "Get notifications on this device",
  },
  "notifications.stop": {
    fr: "Désactiver les notifications sur cet appareil",
    en: "Stop notifications on this device",
  },
  "sessions.title": { fr: "Vos connexions", en: "Your logins" },
  "sessions.what": {
    fr: "Voyez sur quels appareils votre profil est ouvert, et déconnectez ceux que vous n’utilisez plus.",
    en: "See which devices you are logged in on, and log out of the ones you no longer use.",
  },
  "sessions.show": { fr: "Voir mes connexions", en: "See my logins" },
  "loginAgain.title": { fr: "Connectez-vous de nouveau pour continuer", en: "Log in again to continue" },
  "loginAgain.why": {
    fr: "Votre dernière connexion date de plus de 15 minutes. Pour protéger votre profil, nous vérifions que c’est bien vous. Rien de ce que vous avez fait ici n’est perdu.",
    en: "You last logged in more than 15 minutes ago. To protect your profile, we check that it’s you. You won’t lose anything you did here.",
  },
  "loginAgain.do": { fr: "Se connecter de nouveau", en: "Log in again" },
  "information.data": { fr: "Mes données", en: "My data" },
  "information.data.what": {
    fr: "Téléchargez tout ce que nous conservons à votre sujet : profil, lieux, feux, abonnements et consentements.",
    en: "Download all the information we keep about you: profile, places, fires, subscriptions and the consents you gave.",
  },
  "information.download": { fr: "Télécharger mes données (JSON)", en: "Download my data (JSON)" },
  "information.download.failed": {
    fr: "La préparation de votre fichier a échoué. Réessayez dans un instant.",
    en: "We could not prepare your file. Try again in a moment.",
  },

  "phone.first": {
    fr: "Vérifiez votre numéro de téléphone pour recevoir les textos",
    en: "Verify your phone number to get text messages",
  },
  "phone.first.what": {
    fr: "Nous n’envoyons pas d’alertes par texto tant que vous n’avez pas entré le code de six chiffres que nous vous envoyons.",
    en: "We do not send alerts by text message until you enter the 6-digit code we text you.",
  },
  "phone.first.email": {
    fr: "Confirmez d’abord votre courriel, puis demandez le code de six chiffres. Votre numéro reste enregistré.",
    en: "Confirm your email first, then ask for the 6-digit code. Your number is saved.",
  },
  "phone.first.go": { fr: "Vérifier mon numéro de téléphone", en: "Verify my phone number" },
  "phone.title": { fr: "Vérification du numéro de téléphone", en: "Phone number verification" },
  "phone.what": {
    fr: "Avant le premier texto, nous vérifions que le {{phone}} est à vous. Vous recevrez un code de six chiffres.",
    en: "Before the first text message, we check that {{phone}} is yours. You will get a 6-digit code.",
  },
  "phone.emailFirst": {
    fr: "Confirmez d’abord votre courriel : ouvrez le lien envoyé à {{email}}. Votre numéro reste enregistré, et vous pourrez ensuite demander le code.",
    en: "Confirm your email first: open the link sent to {{email}}. Your number is saved, and you can ask for the code after that.",
  },
  "phone.sent": {
    fr: "Le code a été envoyé au {{phone}}. Il est valable 10 minutes.",
    en: "The code is on its way to {{phone}}. It works for 10 minutes.",
  },
  "phone.waits": {
    fr: "Le code envoyé au {{phone}} est valable jusqu’à {{time}} : entrez-le ici.",
    en: "The code sent to {{phone}} works until {{time}}: enter it here.",
  },
  "phone.verified": {
    fr: "Le {{phone}} est vérifié : vous pouvez maintenant recevoir des textos.",
    en: "{{phone}} is verified: you can now get text messages.",
  },
  "phone.code": { fr: "Code reçu par texto", en: "Code from the text message" },
  "phone.code.hint": { fr: "Six chiffres", en: "6 digits" },
  "phone.send": { fr: "Envoyer le code", en: "Send code" },
  "phone.again": { fr: "Envoyer un autre code", en: "Send another code" },
  "phone.confirm": { fr: "Vérifier le numéro", en: "Verify number" },
  "phone.wrong": {
    fr: "Ce code est incorrect ou n’est plus valable. Relisez le texto ou demandez un autre code.",
    en: "This code is wrong or no longer works. Read the text message again, or ask for another code.",
  },
  "phone.many": {
    fr: "Trop de codes ont été demandés. Réessayez dans une heure.",
    en: "Too many codes were requested. Try again in an hour.",
  },
  "phone.over": {
    fr: "Nous avons atteint notre limite de codes pour aujourd’hui. Votre numéro reste enregistré : demandez le code demain. D’ici là, choisissez le courriel ou les notifications pour recevoir les alertes.",
    en: "We have reached our daily limit for codes. Your number is saved: ask for the code tomorrow. Until then, choose email or notifications to get alerts.",
  },

  "delete.what": {
    fr: "Si vous supprimez votre profil, nous effaçons définitivement :",
    en: "If you delete your profile, we permanently delete:",
  },
  "delete.places_one": {
    fr: "{{count}} lieu enregistré et ses alertes",
    en: "{{count}} place and its alerts",
  },
  "delete.places_other": {
    fr: "{{count}} lieux enregistrés et leurs alertes",
    en: "{{count}} places and their alerts",
  },
  "delete.fires_one": { fr: "{{count}} feu suivi", en: "{{count}} fire tracked" },
  "delete.fires_other": { fr: "{{count}} feux suivis", en: "{{count}} fires tracked" },
  "delete.releases": { fr: "votre abonnement aux communiqués", en: "your press release subscription" },
  "delete.profile": {
    fr: "votre nom, votre adresse courriel et votre numéro de téléphone",
    en: "your name, email address and phone number",
  },
  "delete.sign-in": {
    fr: "votre compte de connexion, dès que le service de connexion répond",
    en: "your login account, as soon as the login service responds",
  },
  "delete.stays": {
    fr: "Nous conservons la date de la suppression et, pendant trois ans, la preuve de vos consentements, sans votre nom ni vos coordonnées. Vous recevrez un dernier courriel de confirmation.",
    en: "We keep the date of the deletion and, for 3 years, proof of the consents you gave, without your name or addresses. You will get one last email to confirm the deletion.",
  },
  "delete.ask": { fr: "Supprimer mon profil", en: "Delete my profile" },
  "delete.title": { fr: "Supprimer votre profil ?", en: "Delete your profile?" },
  "delete.last": {
    fr: "Le profil de {{email}} sera supprimé. Cette action est irréversible : vous ne recevrez plus aucune alerte.",
    en: "The profile for {{email}} will be deleted. This cannot be undone, and your alerts will stop.",
  },
  "delete.sure": {
    fr: "Je veux supprimer mon profil et tout ce qu’il contient",
    en: "I want to delete my profile and everything in it",
  },
  "delete.do": { fr: "Supprimer définitivement", en: "Delete forever" },
  "delete.doing": { fr: "Suppression…", en: "Deleting…" },
  "delete.not": { fr: "Conserver mon profil", en: "Keep my profile" },

  "erased.heading": { fr: "Profil supprimé", en: "Profile deleted" },
  "erased.title": { fr: "Votre profil a été supprimé", en: "Your profile has been deleted" },
  "erased.what": {
    fr: "Vos lieux, vos feux suivis et vos abonnements n’existent plus. Vous ne recevrez plus d’alertes de notre part. Votre compte de connexion sera supprimé aussi, dès que le service de connexion répondra. Un dernier courriel confirmera la suppression de votre profil.",
    en: "Your places, tracked fires and subscriptions no longer exist. You will not get any more alerts from us. Your login account will be deleted too, as soon as the login service responds. One last email will confirm that your profile has been deleted.",
  },
  "erased.home": { fr: "Aller à l’accueil", en: "Go to the homepage" },
  "signIn.title": { fr: "Connexion", en: "Log in" },
  "signIn.lead": {
    fr: "Avec un profil, vous retrouvez vos lieux, vos feux suivis et vos alertes sur tous vos appareils.",
    en: "With a profile, you can see your places, fires and alerts on all your devices.",
  },
  "signIn.waiting": { fr: "Connexion en cours…", en: "Logging you in…" },
});
