import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const openFireTexts = bilingualTexts({
  "openFire.question": { fr: "Puis-je faire un feu ?", en: "Can I light a fire?" },
  "openFire.question.here": { fr: "Puis-je faire un feu ici ?", en: "Can I light a fire here?" },
  "openFire.banned.fire": {
    fr: "Non. Les feux à ciel ouvert sont interdits ici.",
    en: "No. Open fires are banned here.",
  },
  "openFire.banned.closure": {
    fr: "Non. Ce territoire est fermé : si vous y êtes, quittez-le.",
    en: "No. This area is closed: if you are there, leave.",
  },
  "openFire.banned.risk": {
    fr: "Non. Un feu menace ce secteur : préparez-vous à partir.",
    en: "No. A fire threatens this area: get ready to leave.",
  },
  "openFire.banned.access": {
    fr: "Non. L’accès à la forêt est interdit ici.",
    en: "No. Access to the forest is banned here.",
  },
  "openFire.whole.fire": {
    fr: "Non. Les feux à ciel ouvert sont interdits dans toute {{area}}.",
    en: "No. Open fires are banned throughout {{area}}.",
  },
  "openFire.whole.closure": {
    fr: "Non. Toute {{area}} est fermée : si vous y êtes, quittez les lieux.",
    en: "No. An area closure covers {{area}}: if you are there, leave.",
  },
  "openFire.whole.risk": {
    fr: "Non. Un feu menace toute {{area}} : si vous y êtes, préparez-vous à partir.",
    en: "No. A fire threatens all of {{area}}: if you are there, get ready to leave.",
  },
  "openFire.whole.access": {
    fr: "Non. L’accès à la forêt est interdit dans toute {{area}}.",
    en: "No. Access to the forest is banned throughout {{area}}.",
  },
  "openFire.whole.several": {
    fr: "Non. Des interdictions visent toute {{area}}.",
    en: "No. Bans cover all of {{area}}.",
  },
  "openFire.part.fire": {
    fr: "Les feux à ciel ouvert sont interdits dans une partie de {{area}}.",
    en: "Open fires are banned in part of {{area}}.",
  },
  "openFire.part.closure": {
    fr: "Une partie de {{area}} est fermée. Si vous êtes dans ce secteur, quittez-le.",
    en: "Part of {{area}} is closed: if you are there, leave.",
  },
  "openFire.part.risk": {
    fr: "Un feu menace une partie de {{area}}. Si vous êtes dans ce secteur, préparez-vous à partir.",
    en: "A fire threatens part of {{area}}: if you are there, get ready to leave.",
  },
  "openFire.part.access": {
    fr: "L’accès à la forêt est interdit dans une partie de {{area}}.",
    en: "Access to the forest is banned in part of {{area}}.",
  },
  "openFire.part.ordered": {
    fr: "Un ordre officiel vise une partie de {{area}}. Dans ce secteur, suivez d’abord cet ordre.",
    en: "An official order covers part of {{area}}: if you are there, do what it says first.",
  },
  "openFire.area.region": { fr: "la région", en: "the region" },
  "openFire.area.zone": { fr: "la zone", en: "the zone" },
  "openFire.until": { fr: "{{ban}} jusqu’au {{when}}.", en: "{{ban}} until {{when}}." },
  "openFire.noEnd": { fr: "{{ban}} jusqu’à nouvel ordre.", en: "{{ban}} until further notice." },
  "openFire.several": { fr: "Interdictions", en: "Bans" },
  "openFire.untilVaries": {
    fr: "Les dates de fin varient d’un secteur à l’autre : voyez-les plus bas.",
    en: "End dates differ from place to place: see below.",
  },
  "openFire.untilVaries.card": {
    fr: "Les dates de fin varient d’un secteur à l’autre : voyez la page de {{area}}.",
    en: "End dates differ from place to place: see the page for {{area}}.",
  },
  "openFire.beside": {
    fr: "Non, par prudence : une interdiction est en vigueur à moins d’un kilomètre.",
    en: "No, to be safe: a ban is in force less than a kilometre away.",
  },
  "openFire.beside.text": {
    fr: "Les limites sur notre carte sont approximatives : faites comme si l’interdiction s’appliquait chez vous. Votre municipalité peut vous dire de quel côté de la limite vous êtes.",
    en: "The boundaries on our map are approximate, so act as if the ban applies to you. Your municipality can tell you which side of the boundary you are on.",
  },
  "openFire.unknown.missing": {
    fr: "Nous ne pouvons pas le dire : nous ne recevons pas les données sur les restrictions.",
    en: "We cannot tell: we are not receiving restriction data.",
  },
  "openFire.unknown.old": {
    fr: "Nous ne pouvons pas le dire : nos données sont trop anciennes.",
    en: "We cannot tell: our data is too old.",
  },
  "openFire.unknown.incomplete": {
    fr: "Nous ne pouvons pas le dire : une restriction reçue est incomplète ou illisible.",
    en: "We cannot tell: a restriction we received is incomplete or cannot be read.",
  },
  "openFire.unknown.untyped": {
    fr: "Nous ne pouvons pas le dire : une restriction est en vigueur, mais nous ne savons pas ce qu’elle interdit.",
    en: "We cannot tell: a restriction is in force, but we do not know what it bans.",
  },
  "openFire.unknown.ordered": {
    fr: "Nous ne pouvons pas le dire : un ordre officiel vise ce lieu. Suivez d’abord cet ordre.",
    en: "We cannot tell: an official order covers this place. First, do what the order says.",
  },
  "openFire.unknown.maybeOrdered": {
    fr: "Nous ne pouvons pas le dire : un ordre officiel vise peut-être ce lieu. Informez-vous d’abord auprès de votre municipalité.",
    en: "We cannot tell: an official order may cover this place. First, check with your municipality.",
  },
  "openFire.unknown.contradictory": {
    fr: "Nous ne pouvons pas le dire : les données sur une restriction se contredisent.",
    en: "We cannot tell: the data about a restriction contradicts itself.",
  },
  "openFire.unknown.which_one": {
    fr: "Restriction à vérifier : {{titles}}.",
    en: "Restriction to check: {{titles}}.",
  },
  "openFire.unknown.which_other": {
    fr: "Restrictions à vérifier : {{titles}}.",
    en: "Restrictions to check: {{titles}}.",
  },
  "openFire.unknown.text": {
    fr: "N’allumez rien avant d’avoir vérifié auprès de votre municipalité.",
    en: "Do not light a fire until you have checked with your municipality.",
  },
  "openFire.windy": {
    fr: "Pas maintenant : le vent dépasse 20 km/h.",
    en: "Not now: the wind is over 20 km/h.",
  },
  "openFire.windy.text": {
    fr: "La station {{station}}, à {{distance}} d’ici, a mesuré un vent de {{speed}} km/h le {{when}}. N’allumez aucun feu, même petit.",
    en: "The {{station}} station, {{distance}} away, measured a wind of {{speed}} km/h on {{when}}. Do not light a fire, not even a small one.",
  },
  "openFire.unbanned.1": {
    fr: "Oui, avec prudence, si votre municipalité le permet.",
    en: "Yes, with care, if your municipality allows it.",
  },
  "openFire.unbanned.2": {
    fr: "Oui, un petit feu, si votre municipalité le permet.",
    en: "Yes, a small fire, if your municipality allows it.",
  },
  "openFire.unbanned.3": {
    fr: "Oui, si le vent ne dépasse pas 20 km/h et si votre municipalité le permet.",
    en: "Yes, if the wind is not over 20 km/h and your municipality allows it.",
  },
  "openFire.unbanned.4": {
    fr: "Seulement dans un foyer muni d’un pare-étincelles, si votre municipalité le permet. Aucun feu à ciel ouvert.",
    en: "Only in a fire pit with a spark arrester, and if your municipality allows it. No open fires.",
  },
  "openFire.unbanned.5": {
    fr: "N’allumez rien, même sans interdiction provinciale.",
    en: "Do not light a fire, even without a provincial ban.",
  },
  "openFire.unbanned.unrated": {
    fr: "Aucune interdiction provinciale ici, mais le danger d’incendie n’est pas évalué si loin au nord.",
    en: "There is no provincial ban here, but fire danger is not rated this far north.",
  },
  "openFire.unbanned.unpublished": {
    fr: "Aucune interdiction provinciale ici, mais le niveau de danger d’incendie n’est pas publié.",
    en: "There is no provincial ban here, but the fire danger level is not published.",
  },
  "openFire.unbanned.unavailable": {
    fr: "Aucune interdiction provinciale ici, mais nous ne recevons pas le niveau de danger du jour.",
    en: "There is no provincial ban here, but we are not receiving today’s fire danger level.",
  },
  "openFire.unbanned.text": {
    fr: "Par temps sec ou venteux, n’allumez rien. Dans le doute, vérifiez auprès de votre municipalité.",
    en: "In dry or windy weather, do not light a fire. If in doubt, check with your municipality.",
  },
  "openFire.unbanned.differs": {
    fr: "Aucune interdiction provinciale de faire des feux à ciel ouvert ici.",
    en: "No provincial ban on open fires here.",
  },
  "openFire.today": {
    fr: "Danger d’incendie aujourd’hui : {{level}}. {{advice}}",
    en: "Fire danger today: {{level}}. {{advice}}",
  },
  "openFire.highest": {
    fr: "Danger d’incendie le plus élevé aujourd’hui : {{level}}. {{advice}}",
    en: "Highest fire danger today: {{level}}. {{advice}}",
  },
  "openFire.elsewhere": {
    fr: "Dans le reste de {{area}}, aucune interdiction provinciale.",
    en: "In the rest of {{area}}, there is no provincial ban.",
  },
  "openFire.bannedFrom": {
    fr: "Attention : une interdiction commence le {{when}}.",
    en: "Warning: a ban starts on {{when}}.",
  },
  "openFire.bannedAgain": {
    fr: "Attention : une autre interdiction commence le {{when}}.",
    en: "Warning: another ban starts on {{when}}.",
  },
  "openFire.announced": {
    fr: "Une interdiction est annoncée : voyez les dates plus bas.",
    en: "A ban has been announced: see the dates below.",
  },
  "openFire.announced.card": {
    fr: "Une interdiction est annoncée : voyez les dates sur la page de {{area}}.",
    en: "A ban has been announced: see the dates on the page for {{area}}.",
  },
});
