import { downloadWords } from "../downloads/words.fr.ts";
import { unitWords } from "../units/words.fr.ts";
/** The site's own texts in French; the content service's dictionary will be laid over them. */
export const fr = {
  ...downloadWords,
  ...unitWords,
  "site.name": "Vigie, feux de forêt Québec",
  "site.mark": "Vigie",
  "site.tagline": "Feux de forêt Québec",

  "skip.main": "Aller au contenu principal",
  "nav.main": "Navigation principale",
  "nav.menu": "Menu",
  "nav.close": "Fermer",
  "nav.home": "Accueil",
  "nav.situation": "État de la situation",
  "nav.map": "Carte",
  "nav.review": "Bilan",
  "nav.fires": "Feux",
  "nav.danger": "Danger d’incendie",
  "nav.restrictions": "Restrictions",
  "nav.breadcrumbs": "Fil d’Ariane",
  "nav.otherLanguage": "English",
  "nav.find": "S’informer",
  "nav.search": "Chercher un lieu",
  "nav.here": "Chez moi",

  "emergency.label": "Numéros d’urgence",
  "emergency.911": "Vie en danger :",
  "emergency.report": "Signaler un feu :",
  "emergency.number": "1 800 463‑FEUX",
  "emergency.number.full": "1 800 463‑3389",

  "footer.sections": "Le site",
  "footer.openData": "Données ouvertes",
  "footer.fireIndex": "Tous les feux de l’année",
  "footer.plan": "Plan du site",
  "footer.emergency": "En cas d’urgence",
  "footer.emergency.911": "Votre vie ou votre maison est menacée : composez le",
  "footer.emergency.report": "Vous voyez un feu de forêt ou de la fumée : composez le",
  "footer.data":
    "Feux, danger et restrictions : service public de données de l’agence (CC BY 4.0, Gouvernement du Québec), lu chaque minute.",
  "footer.shapes":
    "Les limites des régions et des zones dessinées sur ce site sont approximatives et n’ont pas de valeur juridique. Frontière du Labrador : tracé de 1927 du Conseil privé (non définitif).",
  "footer.official":
    "En situation d’urgence, suivez d’abord les consignes de votre municipalité et des autorités sur place.",
  "footer.places": "Lieux : GeoNames (CC BY 4.0). Lacs et rivières : OpenStreetMap (ODbL), Natural Earth.",

  "age.read": "Données de {{time}}",
  "age.now": "à l’instant",
  "age.none": "Données indisponibles pour le moment",
  "age.agency": "Dernier changement publié par l’agence : {{when}}",
  "age.late": "Données en retard, reçues le {{when}}",
  "age.old": "Données trop anciennes, reçues le {{when}}",
  "age.lateText":
    "Le service de données ne répond pas normalement. Vous voyez les derniers chiffres reçus ; nous réessayons chaque minute.",
  "age.oldText":
    "Ces chiffres datent et la situation a pu changer. Avant de vous déplacer ou d’allumer un feu, informez-vous auprès de votre municipalité.",
  "age.failing": "La dernière mise à jour a échoué ; nous réessayons chaque minute.",
  "age.dropped_one": "{{count}} donnée reçue est illisible et n’est pas affichée.",
  "age.dropped_many": "{{count}} données reçues sont illisibles et ne sont pas affichées.",
  "age.dropped_other": "{{count}} données reçues sont illisibles et ne sont pas affichées.",

  "missing.title": "Cette information n’est pas disponible",
  "missing.text":
    "Le service de données ne répond pas. Cela ne veut pas dire qu’il n’y a pas de feu ni de restriction. Informez-vous auprès de votre municipalité. Pour signaler un feu, composez le {{number}}.",

  "home.active_one": "feu actif",
  "home.active_many": "feux actifs",
  "home.active_other": "feux actifs",

  "place.submit": "Voir",
  "place.locate": "Utiliser ma position",
  "place.locating": "Recherche de votre position…",
  "place.danger": "Danger d’incendie, zone {{zone}}",
  "place.noDanger": "Le niveau de danger n’est pas publié pour cet endroit.",
  "place.restrictions": "Restrictions en vigueur ici",
  "place.noRestriction": "Aucune restriction provinciale en vigueur ici.",
  "place.municipal":
    "Votre municipalité peut avoir ses propres règles. Vérifiez auprès d’elle avant d’allumer un feu.",
  "place.nearest": "Feux actifs les plus proches",
  "place.noFire": "Aucun feu actif à moins de {{distance}}.",
  "place.near": "à moins de {{distance}}",
  "place.distance": "à {{distance}} {{direction}}",

  "direction.0": "au nord",
  "direction.1": "au nord-est",
  "direction.2": "à l’est",
  "direction.3": "au sud-est",
  "direction.4": "au sud",
  "direction.5": "au sud-ouest",
  "direction.6": "à l’ouest",
  "direction.7": "au nord-ouest",

  "day.0": "Aujourd’hui",
  "day.1": "Demain",
  "day.2": "Après-demain",

  "map.title": "Carte du Québec : danger d’incendie aujourd’hui et feux actifs",
  "map.text":
    "{{fires}} sur la carte. Danger le plus répandu : {{level}}. Les listes de cette page disent la même chose en mots.",
  "map.textNoDanger": "{{fires}} sur la carte. Le danger d’incendie n’est pas disponible.",
  "map.fires_zero": "Aucun feu actif",
  "map.fires_one": "{{count}} feu actif",
  "map.fires_many": "{{count}} feux actifs",
  "map.fires_other": "{{count}} feux actifs",
  "map.beyond_one": "{{count}} feu actif brûle plus au nord, hors de la carte : il est dans la liste.",
  "map.beyond_many": "{{count}} feux actifs brûlent plus au nord, hors de la carte : ils sont dans la liste.",
  "map.beyond_other":
    "{{count}} feux actifs brûlent plus au nord, hors de la carte : ils sont dans la liste.",
  "map.unmapped_one": "{{count}} feu actif n’a pas de coordonnées : il est dans la liste seulement.",
  "map.unmapped_many": "{{count}} feux actifs n’ont pas de coordonnées : ils sont dans la liste seulement.",
  "map.unmapped_other": "{{count}} feux actifs n’ont pas de coordonnées : ils sont dans la liste seulement.",
  "map.live": "Voir sur la carte interactive",
  "map.legend.danger": "Danger d’incendie aujourd’hui",
  "map.legend.fires": "Feux, selon leur état et leur superficie",
  "map.approximate": "Limites approximatives.",
  "map.noData": "Zones sans couleur : niveau de danger non publié",

  "restrictions.title": "Restrictions en vigueur",
  "restrictions.none": "Aucune restriction en vigueur",
  "restrictions.noneText":
    "Aucune restriction provinciale n’est en vigueur. Le danger peut changer vite, et votre municipalité peut avoir ses propres règles. Vérifiez avant d’allumer un feu.",
  "restrictions.since": "depuis le {{when}}",
  "restrictions.from": "à compter du {{when}}",
  "restrictions.until": "jusqu’au {{when}}",
  "restrictions.noEnd": "jusqu’à nouvel ordre",
  "restrictions.print": "Imprimer les restrictions",
  "restrictions.upcoming": "Annoncées",
  "restrictions.allTypes": "Toutes",
  "restrictions.area.none": "Secteur non précisé",
  "restrictions.help.title": "Qu’est-ce qui est permis, qu’est-ce qui est interdit ?",

  "restriction.construction_morning": "Restriction des travaux en forêt, de 8 h à 20 h",
  "restriction.construction_afternoon": "Restriction des travaux en forêt, de 12 h à 20 h",
  "restriction.construction_day": "Restriction des travaux en forêt, 24 heures sur 24",
  "restriction.fire": "Interdiction de faire des feux à ciel ouvert en forêt ou à proximité",
  "restriction.access": "Interdiction d’accès et de circulation en forêt",
  "restriction.plane": "Interdiction de vol",
  "restriction.risk": "Zone à risque",
  "restriction.closure": "Fermeture de territoire",
  "restriction.fire.help":
    "Les feux à ciel ouvert sont interdits en forêt ou à proximité : feux de camp, brûlage, feux d’artifice. Les foyers munis d’un pare-étincelles (ouvertures de 1 cm au plus) et les appareils au gaz ou à l’éthanol restent permis, sauf règle municipale plus sévère.",
  "restriction.access.help":
    "Il est interdit d’entrer ou de circuler en forêt publique sans autorisation, quelle que soit la raison. Si vous y êtes, quittez le secteur le plus vite possible, en sécurité.",
  "restriction.closure.help":
    "Ce territoire est fermé. Si vous y êtes, quittez-le ; n’y retournez pas avant la levée de la fermeture.",
  "restriction.risk.help":
    "Un feu menace ce secteur : préparez-vous à partir et suivez les consignes locales.",
  "restriction.plane.help":
    "Tout vol, drone compris, est interdit autour du feu : un seul drone suffit à clouer au sol les avions-citernes.",
  "restriction.construction_morning.help":
    "L’agence demande de suspendre de 8 h à 20 h les travaux faits en forêt avec de la machinerie ou de l’équipement motorisé.",
  "restriction.construction_afternoon.help":
    "L’agence demande de suspendre de 12 h à 20 h les travaux faits en forêt avec de la machinerie ou de l’équipement motorisé.",
  "restriction.construction_day.help":
    "L’agence demande de suspendre jour et nuit les travaux faits en forêt avec de la machinerie ou de l’équipement motorisé.",

  "period.measure": "Chiffre",

  "fires.all": "Tous les feux",

  "danger.help": "Comprendre les niveaux de danger",
  "danger.help.source":
    "Selon les conseils publics de l’agence. Une restriction ou votre municipalité peut être plus sévère.",
  "danger.help.close": "J’ai compris",

  "situation.title": "État de la situation",
  "situation.heading": "L’état de la situation",
  "situation.description":
    "Tous les feux de forêt du Québec par état, le danger d’incendie de chaque zone pour trois jours et les restrictions en vigueur.",
  "situation.contents": "Dans cette page",
  "situation.part.fires_one": "feu actif",
  "situation.part.fires_many": "feux actifs",
  "situation.part.fires_other": "feux actifs",
  "situation.part.danger_one": "zone évaluée pour le danger d’incendie",
  "situation.part.danger_many": "zones évaluées pour le danger d’incendie",
  "situation.part.danger_other": "zones évaluées pour le danger d’incendie",
  "situation.part.restrictions_one": "restriction en vigueur",
  "situation.part.restrictions_many": "restrictions en vigueur",
  "situation.part.restrictions_other": "restrictions en vigueur",

  "fires.title": "Les feux",
  "fires.description_zero": "Aucun feu ne correspond à vos choix.",
  "fires.description_one": "{{count}} feu correspond à vos choix.",
  "fires.description_many": "{{count}} feux correspondent à vos choix.",
  "fires.description_other": "{{count}} feux correspondent à vos choix.",
  "fires.caption": "Feux, page {{page}} sur {{pages}}",
  "fires.none": "Aucun feu ne correspond à vos choix",
  "fires.none.text": "Essayez un autre état ou tout le Québec.",
  "winter.title": "La saison des feux est terminée",
  "winter.text":
    "Aucun feu actif. La saison des feux va d’avril à la mi-novembre. Un feu mal éteint peut couver tout l’hiver : noyez les braises. Si vous voyez un feu, signalez-le.",
  "quiet.title": "Aucun feu actif en ce moment",
  "quiet.text":
    "La prudence reste de mise : le danger d’incendie peut changer en quelques heures. Vérifiez-le avant d’allumer un feu.",
  "fires.reset": "Effacer les choix",
  "fires.filter": "Filtrer les feux",
  "fires.filter.apply": "Appliquer",
  "fires.filter.status": "État",
  "fires.filter.words": "Nom, numéro ou lieu",
  "fires.filter.region": "Région",
  "fires.filter.region.all": "Tout le Québec",
  "fires.filter.protection": "Zone de protection",
  "fires.filter.protection.all": "Intensive et nordique",
  "fires.filter.sort": "Trier par",
  "fires.status.active": "Tous les actifs",
  "fires.status.contained": "Englobés",
  "fires.column.fire": "Feu",
  "fires.column.status": "État",
  "fires.column.size": "Superficie",
  "fires.column.place": "Lieu",
  "fires.column.started": "Début",
  "fires.column.cause": "Cause",
  "fires.unnamed": "Feu {{number}}",
  "fires.number": "nº {{number}}",
  "fires.size.unknown": "Superficie inconnue",
  "fires.place.unknown": "Lieu à préciser",
  "fires.began": "commencé le {{when}}",
  "fires.extinguished": "Éteint le {{when}}",
  "fires.contained": "Englobé le {{when}}",
  "fires.northern": "Zone nordique",
  "fires.byRegion": "Feux par région",
  "fires.pages": "Pages de la liste des feux",
  "fires.page.previous": "Page précédente",
  "fires.page.next": "Page suivante",
  "fires.page.current": "Page {{page}} sur {{pages}}",

  "sort.gravity": "Gravité",
  "sort.size": "Superficie",
  "sort.start": "Date de début",
  "sort.name": "Nom",
  "sort.region": "Région",

  "protection.intensive": "Zone intensive",
  "protection.northern": "Zone nordique",
  "protection.help":
    "Zone intensive : tous les feux y sont combattus. Zone nordique : on y combat ceux qui menacent des personnes ou des installations.",

  "danger.title": "Le danger d’incendie par zone",
  "danger.text": "Niveau de danger d’incendie dans chaque zone, pour trois jours, du plus élevé au plus bas.",
  "danger.caption": "Danger d’incendie par zone, pour trois jours",
  "danger.column.zone": "Zone",
  "danger.filter": "Filtrer les zones selon le danger aujourd’hui",
  "danger.filter.all": "Toutes",
  "danger.rest_one": "Voir l’autre zone",
  "danger.rest_many": "Voir les {{count}} autres zones",
  "danger.rest_other": "Voir les {{count}} autres zones",
  "danger.none": "Aucune zone à ce niveau aujourd’hui",
  "danger.none.text": "Choisissez un autre niveau pour voir les zones.",
  "danger.unknown": "Non publié",
  "danger.1": "Bas",
  "danger.2": "Modéré",
  "danger.3": "Élevé",
  "danger.4": "Très élevé",
  "danger.5": "Extrême",
  "danger.1.help":
    "Le feu prend difficilement et s’éteint facilement. Vous pouvez faire un feu avec prudence, si votre municipalité le permet.",
  "danger.2.help":
    "Le feu peut s’étendre en surface. Si votre municipalité le permet, faites seulement de petits feux (1 m sur 1 m au plus), près de l’eau et par temps calme.",
  "danger.3.help":
    "Le feu s’étend vite. Ne faites pas de brûlage, et n’allumez aucun feu si le vent dépasse 20 km/h.",
  "danger.4.help":
    "Le feu est difficile à arrêter. Ne faites aucun feu à ciel ouvert, même sans interdiction en vigueur : seulement dans un foyer muni d’un pare-étincelles (ouvertures de 1 cm au plus).",
  "danger.5.help":
    "Le feu devient vite incontrôlable. N’allumez rien et évitez tout ce qui produit des étincelles.",

  "status.0": "Recensé",
  "status.1": "Nouveau",
  "status.2": "Sous observation",
  "status.3": "Hors contrôle",
  "status.4": "Contenu",
  "status.5": "Maîtrisé",
  "status.6": "Éteint",
  "status.0.plural_one": "recensé",
  "status.0.plural_many": "recensés",
  "status.0.plural_other": "recensés",
  "status.1.plural_one": "nouveau",
  "status.1.plural_many": "nouveaux",
  "status.1.plural_other": "nouveaux",
  "status.2.plural_one": "sous observation",
  "status.2.plural_many": "sous observation",
  "status.2.plural_other": "sous observation",
  "status.3.plural_one": "hors contrôle",
  "status.3.plural_many": "hors contrôle",
  "status.3.plural_other": "hors contrôle",
  "status.4.plural_one": "contenu",
  "status.4.plural_many": "contenus",
  "status.4.plural_other": "contenus",
  "status.5.plural_one": "maîtrisé",
  "status.5.plural_many": "maîtrisés",
  "status.5.plural_other": "maîtrisés",
  "status.6.plural_one": "éteint",
  "status.6.plural_many": "éteints",
  "status.6.plural_other": "éteints",

  "cause.1": "Foudre",
  "cause.2": "Chemin de fer",
  "cause.3": "Opérations forestières",
  "cause.4": "Opérations industrielles",
  "cause.5": "Incendiaire",
  "cause.6": "Résidants",
  "cause.7": "Récréation",
  "cause.8": "Diverses",
  "cause.9": "À déterminer",

  "alert.close": "Fermer ce message",
  "alert.region": "Messages du site",
  "alert.positionDenied":
    "Votre navigateur n’a pas accès à votre position. Donnez-lui cet accès dans ses réglages, ou entrez un lieu.",
  "alert.positionUnavailable":
    "Votre position est introuvable pour l’instant. Entrez plutôt le nom d’un lieu.",
  "alert.positionTimeout":
    "La recherche de votre position prend trop de temps. Réessayez à l’extérieur, ou entrez le nom d’un lieu.",
  "alert.offline": "Vous êtes hors ligne : les chiffres affichés sont les derniers reçus.",
  "alert.online": "Vous êtes de nouveau en ligne : les chiffres se mettent à jour.",

  "choices.unknown": "Ce lien contient un choix inconnu",
  "choices.unknownText": "Ce choix n’est pas appliqué. Vérifiez ceux de la liste.",

  "network.away": "Pas de connexion",
  "network.awayText":
    "La page demandée s’ouvrira dès que la connexion sera de retour. Vous pouvez continuer à lire celle-ci.",
  "network.retry": "Réessayer",

  "error.notFound.title": "Page/introuvable",
  "error.notFound.text":
    "La page demandée n’est pas disponible. L’adresse a peut-être changé, ou le feu n’est plus suivi.",
  "error.failure.title": "Problème/technique",
  "error.failure.text":
    "La page n’a pas pu être préparée. Le problème nous a été signalé. En cas d’urgence, n’attendez pas : composez le 911, ou le {{number}} pour signaler un feu.",
  "error.home": "Retour à l’accueil",

  "smoke.title": "Vous voyez de la fumée ?",
  "smoke.1": "Appelez tout de suite le {{number}}, sans frais, jour et nuit. Vie en danger : 911.",
  "smoke.2": "Dites où vous êtes, où se trouve la fumée, sa couleur, et ce qui est menacé.",
  "smoke.3": "Ne vous approchez pas du feu et laissez les chemins libres pour les équipes.",
} as const;

export type DictionaryKey = keyof typeof fr;
export type Dictionary = Readonly<Record<DictionaryKey, string>>;
