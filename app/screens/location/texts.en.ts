import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "location.title": "Can I light a fire?",
  "location.heading": "Can I light a fire here?",
  "location.alerts": "Save this place to get its alerts by email, text message or notification.",
  "location.titleAt": "{{place}}: can I light a fire?",
  "location.description":
    "Enter an address or a place, or use your location, to see if you can light a fire, the fire danger for three days, the restrictions in force and the nearest fires.",
  "location.lead":
    "Enter an address or a place, or use your location, to see if you can light a fire, the fire danger for three days, the restrictions in force and where the nearest fires are.",

  "location.find": "Look up an address or a place",
  "location.findOther": "Find another place",
  "location.label": "Address, municipality or place",
  "location.hint": "For example: 123 rue Principale, La Tuque; Mashteuiatsh; 47.44 -72.78",
  "location.submit": "Check",
  "location.locateHint":
    "Your device will ask for permission. Your location is rounded to one kilometre before it is sent.",
  "location.privacy":
    "We look up what you type in the Quebec government’s address service. We do not keep it.",

  "location.understood": "Answer for",
  "location.position": "{{position}}",
  "location.near": "Nearest place: {{place}}, {{distance}}",
  "location.area": "See its details on the map",
  "location.region": "Region",
  "location.zone": "Fire danger rating zone",
  "location.zone.none": "No zone: fire danger is not rated this far north.",

  "location.danger": "Fire danger for three days",
  "location.prevention": "Prevention advice for this place",
  "location.danger.none": "Fire danger is not rated for this place.",
  "location.restrictions": "Restrictions here",
  "location.announced": "Announced restrictions",
  "location.besideList": "In force less than a kilometre away",
  "location.fires": "Nearest active fires",
  "location.call": "Who to call",
  "location.call.life": "A life or a home is in danger",
  "location.call.report": "You see a fire or smoke",
  "location.call.rules": "Your municipality’s rules, burning permits",
  "location.call.town": "Call your municipality or its fire department.",
  "location.map": "Map of the area",
  "location.share": "Short link to this answer (location rounded to one kilometre):",
};
