import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "location.title": "Am I concerned?",
  "location.heading": "May I light a fire here?",
  "location.titleAt": "{{place}}: may I light a fire?",
  "location.description":
    "For an address, a place or your position: may you light a fire, what is the danger for three days, which restrictions hold and which fires are near.",
  "location.lead":
    "An address, a place or your position: find out whether you may light a fire, the danger for three days, what is forbidden and where the nearest fires burn.",

  "location.find": "Look up an address or a place",
  "location.findOther": "Find another place",
  "location.label": "Address, municipality or place",
  "location.hint": "For example: 123 rue Principale, La Tuque; Mashteuiatsh; 47.44 -72.78",
  "location.submit": "Check",
  "location.locateHint":
    "Your device will ask for permission. Your position is rounded to a kilometre before it is sent.",
  "location.privacy":
    "What you write is looked up in the address service of the Quebec government; we do not keep it.",

  "location.none.title": "No results for “{{query}}”",
  "location.none.text":
    "Check the spelling, or try a neighbouring municipality. Still nothing? Call us at {{number}}.",
  "location.down.title": "The address search does not answer",
  "location.down.none":
    "We did not find “{{query}}” without it. Write the name of a municipality only, use your position, or call us at {{number}}.",
  "location.down.choices": "These are the places we know without it.",
  "location.down.town":
    "We could not look up the street: this answer is for the centre of {{place}}. Try again later for an exact one.",
  "location.down.place": "We found this place without it; the answer is for its centre.",
  "location.unreadable.title": "“{{query}}” is not a position",
  "location.unreadable.text":
    "Write the latitude, then the longitude, for example 47.44 -72.78. You can also write an address or the name of a place.",
  "location.outside.title": "This position is outside Quebec",
  "location.outside.text":
    "We only follow fires in Quebec. The latitude comes first and the longitude is negative, for example 47.44 -72.78. Elsewhere, ask the authorities of that place.",
  "location.choices": "Several places match “{{query}}”. Which is yours?",

  "location.understood": "Answer for",
  "location.position": "Position {{position}}",
  "location.near": "Nearest place: {{place}}, {{distance}}",
  "location.region": "Region",
  "location.zone": "Danger zone",
  "location.zone.none": "None: danger is not rated this far north.",

  "location.banned.fire": "No. Open fires are banned here.",
  "location.banned.closure": "No. The territory is closed here.",
  "location.banned.risk": "No. A fire threatens this area.",
  "location.banned.access": "No. Access to the forest is banned here.",
  "location.banned.until": "Until {{when}}, Quebec time.",
  "location.banned.noEnd": "Until further notice.",
  "location.beside": "No, to be safe: a ban is in force less than a kilometre away.",
  "location.besideText":
    "Our limits are approximate: take it that you are concerned. Your municipality knows which side you are on.",
  "location.unknown.missing": "We cannot tell: restrictions are not reaching us.",
  "location.unknown.old": "We cannot tell: our data is too old.",
  "location.unknownText": "Light nothing before you have asked at {{number}} or your municipality.",
  "location.allowed.1": "Yes, with care.",
  "location.allowed.2": "Yes, a small fire, with care.",
  "location.allowed.3": "Yes, but only in a proper fireplace.",
  "location.allowed.4": "Better light nothing, though it is not banned.",
  "location.allowed.5": "Light nothing, though it is not banned.",
  "location.allowed.unrated": "It is not banned, but no danger is published here.",
  "location.allowed.unavailable": "It is not banned, but today’s danger is not reaching us.",
  "location.allowedText.unknown":
    "Judge for yourself: in dry or windy weather, light nothing. If in doubt, call us at {{number}}.",
  "location.today": "Danger today: {{level}}. {{advice}}",
  "location.bannedFrom": "Take note: on {{when}}, a ban begins.",

  "location.danger": "Fire danger for three days",
  "location.danger.none": "Fire danger is not rated for this place.",
  "location.restrictions": "Restrictions here",
  "location.inForce": "In force",
  "location.announced": "Announced",
  "location.besideList": "In force less than a kilometre away",
  "location.fires": "Nearest active fires",
  "location.call": "Whom to call",
  "location.call.life": "A life or a home is threatened",
  "location.call.report": "You see a fire or smoke",
  "location.call.rules": "Your municipality’s rules, burning permits",
  "location.call.town": "Call your municipality or its fire department.",
  "location.map": "Map of the surroundings",
  "location.share": "This answer has a short address, rounded to a kilometre:",
};
