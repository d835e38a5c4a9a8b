import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const getReadyTexts = bilingualTexts({
  "ready.title": { fr: "Se préparer à un feu de forêt", en: "Get ready for a wildfire" },
  "ready.description": {
    fr: "Un plan pour votre maisonnée : où se retrouver, par où partir, quoi emporter, qui aider. Il s’imprime et reste sur votre appareil.",
    en: "A plan for your household: where to meet, which way to go, what to take and who needs help. Print it, or keep it on your device.",
  },
  "ready.lead": {
    fr: "Faites ce plan avant la saison des feux, avec toute la maisonnée. Une heure suffit.",
    en: "Make this plan before fire season, with everyone in your household. One hour is enough.",
  },
  "ready.leave": {
    fr: "Si on vous dit de partir, partez tout de suite.",
    en: "If you are told to leave, leave right away.",
  },
  "ready.leave.text": {
    fr: "N’attendez pas de voir de la fumée ou des flammes.",
    en: "Do not wait until you see smoke or flames.",
  },
  "ready.order": { fr: "Quand un ordre d’évacuation est donné", en: "When an evacuation order is issued" },
  "ready.order.go": { fr: "Partez sans attendre.", en: "Leave right away." },
  "ready.order.go.text": {
    fr: "La route peut fermer en quelques minutes.",
    en: "The road can close in minutes.",
  },
  "ready.order.take": {
    fr: "Emmenez les personnes à aider et les animaux.",
    en: "Bring people who need help, and your animals.",
  },
  "ready.order.take.text": {
    fr: "Prenez votre sac et les médicaments. Laissez le reste.",
    en: "Take your bag and your medication. Leave the rest.",
  },
  "ready.order.road": { fr: "Prenez la route indiquée.", en: "Take the route you are told to take." },
  "ready.order.road.text": {
    fr: "Une route plus courte peut être bloquée. Pour l’état des routes : Québec 511.",
    en: "A shorter route may be blocked. For road conditions: Québec 511.",
  },
  "ready.order.register": {
    fr: "Inscrivez-vous au centre d’accueil.",
    en: "Register at the reception centre.",
  },
  "ready.order.register.text": {
    fr: "Faites-le même si vous logez ailleurs : on saura que vous êtes en sécurité.",
    en: "Do it even if you stay elsewhere: people will know that you are safe.",
  },
  "ready.order.back": {
    fr: "Attendez qu’on vous dise que vous pouvez revenir.",
    en: "Wait until you are told that you can go back.",
  },
  "ready.order.back.text": {
    fr: "Les arbres, les fils électriques et les braises restent dangereux après le passage du feu.",
    en: "Trees, power lines and embers stay dangerous after the fire has passed.",
  },
  "ready.cases": { fr: "Dans les autres cas", en: "In other cases" },
  "ready.case.prepare": {
    fr: "Un message vous demande de vous préparer à partir",
    en: "A message asks you to get ready to leave",
  },
  "ready.case.prepare.text": {
    fr: "Chargez la voiture et stationnez-la face à la route. Prévenez vos proches. S’il vous faut plus de temps qu’aux autres pour partir, partez maintenant.",
    en: "Load the car and park it facing the road. Tell your family and friends. If you need more time than others to get out, leave now.",
  },
  "ready.case.shelter": {
    fr: "Un message vous demande de vous mettre à l’abri",
    en: "A message asks you to take shelter",
  },
  "ready.case.shelter.text": {
    fr: "Entrez, fermez les portes et les fenêtres, et arrêtez la ventilation. Écoutez la radio. Partez dès qu’on vous le demande.",
    en: "Go inside, close doors and windows, and turn off the ventilation. Listen to the radio. Leave as soon as you are told to.",
  },
  "ready.case.fear": {
    fr: "Vous avez peur, mais aucun ordre n’a été donné",
    en: "You are afraid, but there is no order",
  },
  "ready.case.fear.text": {
    fr: "Partez si la route est libre, même sans ordre d’évacuation.",
    en: "Leave if the road is clear. You do not need an order.",
  },
  "ready.case.stuck": {
    fr: "Vous ne pouvez pas partir, ou la route est bloquée",
    en: "You cannot leave, or the road is blocked",
  },
  "ready.case.stuck.text": {
    fr: "Composez le 911 et donnez votre position. En voiture, faites demi-tour vers un endroit dégagé : un lac, une gravière, un grand stationnement.",
    en: "Call 911 and give your location. If you are driving, turn around and go to an open area: a lake, a gravel pit, a large parking lot.",
  },
  "ready.case.fire": { fr: "Vous voyez un feu de forêt ou de la fumée", en: "You see a wildfire or smoke" },
  "ready.case.fire.text": {
    fr: "Éloignez-vous d’abord, puis signalez ce que vous voyez :",
    en: "Move away first. Then report it:",
  },
  "ready.here": { fr: "Les ordres officiels et les feux près de chez vous", en: "Orders and fires near you" },
  "ready.prevention": { fr: "Comment éviter de causer un feu de forêt", en: "How not to start a wildfire" },
  "ready.plan": { fr: "Votre plan", en: "Your plan" },
  "ready.plan.lead": {
    fr: "Écrivez ce que vous savez déjà, puis complétez le plan avec votre maisonnée.",
    en: "Write what you know now, then finish the plan together.",
  },
  "ready.kept": {
    fr: "Ce plan reste sur cet appareil et fonctionne hors ligne : rien n’est envoyé. Si d’autres personnes utilisent cet appareil, elles peuvent le lire. N’y écrivez aucun mot de passe.",
    en: "This plan stays on this device, and you can open it offline. Nothing is sent. Other people who use this device can read it. Do not write passwords here.",
  },
  "ready.noScript": {
    fr: "Sans JavaScript, cette page ne conserve rien de ce que vous écrivez. Imprimez-la, puis écrivez sur les lignes.",
    en: "Your browser is not running this page’s scripts, so nothing you type is saved. Print the page, then write on the lines.",
  },
  "ready.group.people": { fr: "Votre maisonnée", en: "Your household" },
  "ready.people": {
    fr: "Personnes de la maisonnée et leur numéro de téléphone",
    en: "People in your household and their phone numbers",
  },
  "ready.address": { fr: "Votre adresse, à donner au 911", en: "Your address, to give to 911" },
  "ready.group.meet": { fr: "Se retrouver", en: "Finding each other" },
  "ready.meetNear": { fr: "Lieu de rencontre près de la maison", en: "Meeting place near home" },
  "ready.meetNear.hint": {
    fr: "Par exemple : les boîtes aux lettres au coin de la rue.",
    en: "For example: the mailboxes at the corner.",
  },
  "ready.meetFar": { fr: "Lieu de rencontre loin de la maison", en: "Meeting place far from home" },
  "ready.meetFar.hint": {
    fr: "Par exemple : chez des proches, dans une autre ville.",
    en: "For example: the home of relatives in another town.",
  },
  "ready.contact": {
    fr: "Personne à appeler, dans une autre région",
    en: "Person to call, in another region",
  },
  "ready.contact.hint": {
    fr: "Si vous n’arrivez pas à communiquer entre vous, tout le monde appelle cette personne.",
    en: "If you cannot reach each other, everyone calls this person.",
  },
  "ready.group.ways": { fr: "Deux routes pour sortir du secteur", en: "Two ways out" },
  "ready.wayOne": { fr: "Première route pour sortir du secteur", en: "First road out of the area" },
  "ready.wayTwo": {
    fr: "Autre route, dans une autre direction",
    en: "Second road, in a different direction",
  },
  "ready.wayTwo.hint": {
    fr: "S’il n’y a qu’une route, prévoyez de partir plus tôt.",
    en: "If there is only one road, plan to leave earlier.",
  },
  "ready.group.help": { fr: "Personnes à aider", en: "People who need help" },
  "ready.help": {
    fr: "Qui a besoin d’aide pour partir, et qui s’occupe de chaque personne",
    en: "Who needs help to leave, and who helps them",
  },
  "ready.help.hint": {
    fr: "Enfants, personnes âgées, personnes malades ou sans voiture. Dites aussi à votre municipalité qui a besoin d’aide.",
    en: "Children, older people, people who are ill or have no car. Tell your municipality too.",
  },
  "ready.group.pets": { fr: "Animaux", en: "Animals" },
  "ready.pets": {
    fr: "Vos animaux, leur cage ou leur laisse, et qui peut les héberger",
    en: "Your animals, their carrier or leash, and who can take them in",
  },
  "ready.pets.hint": {
    fr: "Les centres d’accueil n’acceptent pas toujours les animaux.",
    en: "Reception centres do not always accept animals.",
  },
  "ready.group.papers": { fr: "Papiers et médicaments", en: "Documents and medication" },
  "ready.papers": {
    fr: "Où sont les papiers, les clés et la copie des polices d’assurance",
    en: "Where your documents, keys and copies of insurance policies are",
  },
  "ready.medicines": {
    fr: "Médicaments à apporter, ordonnances et pharmacie",
    en: "Medication to bring, prescriptions and pharmacy",
  },
  "ready.group.municipality": { fr: "Votre municipalité", en: "Your municipality" },
  "ready.municipality": {
    fr: "Téléphone et site de la municipalité",
    en: "The municipality’s phone number and website",
  },
  "ready.municipality.hint": {
    fr: "Inscrivez-vous à ses alertes dès maintenant.",
    en: "Sign up for its alerts now.",
  },
  "ready.tooLong_one": {
    fr: "{{count}} caractère de trop : le dernier n’est pas enregistré. Limite : {{most}}.",
    en: "{{count}} character too many: the last one is not saved. Limit: {{most}}.",
  },
  "ready.tooLong_other": {
    fr: "{{count}} caractères de trop : les derniers ne sont pas enregistrés. Limite : {{most}}.",
    en: "{{count}} characters too many: the last ones are not saved. Limit: {{most}}.",
  },
  "ready.kit": { fr: "Trousse de 72 heures", en: "72-hour kit" },
  "ready.kit.lead": {
    fr: "De quoi tenir trois jours. Gardez la trousse près de la porte et vérifiez-la chaque année.",
    en: "Enough for 3 days. Keep it near the door and check it every year.",
  },
  "ready.kit.basic": {
    fr: "L’essentiel, selon le gouvernement du Québec",
    en: "The basics recommended by the Quebec government",
  },
  "ready.kit.bag": { fr: "À prendre si vous partez", en: "To take if you leave" },
  "ready.item.water": {
    fr: "Eau potable : 6 litres par personne",
    en: "Drinking water: 6 litres per person",
  },
  "ready.item.food": { fr: "Nourriture non périssable pour 3 jours", en: "Non-perishable food for 3 days" },
  "ready.item.opener": { fr: "Ouvre-boîte manuel", en: "Manual can opener" },
  "ready.item.radio": {
    fr: "Radio à piles et piles de rechange",
    en: "Battery-powered radio and spare batteries",
  },
  "ready.item.light": { fr: "Lampe de poche et piles de rechange", en: "Flashlight and spare batteries" },
  "ready.item.matches": { fr: "Briquet ou allumettes, et chandelles", en: "Lighter or matches, and candles" },
  "ready.item.firstAid": { fr: "Trousse de premiers soins", en: "First-aid kit" },
  "ready.item.pills": {
    fr: "Médicaments, ordonnances et lunettes",
    en: "Medication, prescriptions and glasses",
  },
  "ready.item.identity": {
    fr: "Pièces d’identité et copie des polices d’assurance",
    en: "ID and copies of insurance policies",
  },
  "ready.item.cash": { fr: "Argent comptant et cartes bancaires", en: "Cash and cards" },
  "ready.item.phone": {
    fr: "Téléphone, chargeur et batterie d’appoint",
    en: "Phone, charger and power bank",
  },
  "ready.item.clothes": {
    fr: "Vêtements chauds, bottes et masques N95",
    en: "Warm clothes, boots and N95 masks",
  },
  "ready.item.keys": { fr: "Clés de la maison et de la voiture", en: "House and car keys" },
  "ready.item.baby": {
    fr: "Lait, couches et autres articles pour bébé",
    en: "Formula, diapers and other baby supplies",
  },
  "ready.item.petFood": {
    fr: "Nourriture, eau et laisse ou cage pour les animaux",
    en: "Food, water, and a leash or carrier for animals",
  },
  "ready.print": { fr: "Imprimer le plan", en: "Print the plan" },
  "ready.erase": { fr: "Effacer le plan", en: "Erase the plan" },
  "ready.erase.sure": {
    fr: "Effacer tout ce que vous avez écrit et coché ?",
    en: "Erase everything you wrote and checked?",
  },
  "ready.erase.yes": { fr: "Tout effacer", en: "Erase everything" },
  "ready.erase.no": { fr: "Conserver le plan", en: "Keep the plan" },
  "ready.saved": { fr: "Le plan est enregistré sur cet appareil.", en: "The plan is saved on this device." },
  "ready.unsaved": {
    fr: "Cet appareil ne peut pas enregistrer le plan. Imprimez-le avant de fermer la page.",
    en: "This device is not saving the plan. Print it before you close the page.",
  },
  "ready.erased": { fr: "Le plan est effacé de cet appareil.", en: "The plan is erased from this device." },
});
