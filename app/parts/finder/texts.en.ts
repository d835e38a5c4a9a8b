import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "finder.none.title": "No results for “{{query}}”",
  "finder.none.text":
    "Check the spelling or try a nearby municipality. You can also enter coordinates, for example 47.44 -72.78, or look for the place on the map. If you still cannot find it, contact the agency. To report a fire, call {{number}}.",
  "finder.empty.title": "The search is empty",
  "finder.empty.text": "Enter a municipality, an address or coordinates, then search again.",
  "finder.near.title": "Nothing matches “{{query}}” exactly",
  "finder.near.text": "Did you mean…?",
  "finder.several": "Several places match “{{query}}”. Which one is yours?",
  "finder.several.narrow":
    "To shorten the list, add a region or an RCM, for example “{{query}}, Montérégie”.",
  "finder.others": "Were you looking for one of these places?",
  "finder.pages": "For “{{query}}”, see:",
  "finder.middle.title": "This answer is for the centre of this natural area",
  "finder.middle.text": "Elsewhere within its boundaries, it may be different.",

  "finder.down.title": "Address search is not working right now",
  "finder.down.none":
    "We could not find “{{query}}” in our own list of places. Try only the name of a municipality, or use your location.",
  "finder.down.choices": "Here are the matches in our own list.",
  "finder.down.town":
    "We could not look up the street: this answer is for the centre of {{place}}. Try again later for an exact answer.",
  "finder.down.place": "We found this place in our own list. The answer is for its centre.",

  "finder.unreadable.title": "We cannot read “{{query}}” as coordinates",
  "finder.unreadable.text":
    "Enter the latitude, then the longitude, for example 47.44 -72.78. You can also enter an address or the name of a place.",
  "finder.outside.title": "This location is outside Quebec",
  "finder.outside.text":
    "We only track fires in Quebec. Enter the latitude first; the longitude is negative, for example 47.44 -72.78. Outside Quebec, check with local authorities.",

  "finder.kind.address": "address",
  "finder.kind.street": "street",
  "finder.kind.postal-code": "postal code",
  "finder.kind.city": "municipality",
  "finder.kind.community": "community",
  "finder.kind.place": "place",
  "finder.kind.area": "natural area",
  "finder.kind.region": "region",
  "finder.kind.mrc": "regional county municipality (RCM)",
  "finder.kind.zone": "fire danger rating zone",
  "finder.kind.fire": "fire No. {{number}}",
  "finder.mrc": "{{name}} RCM",
  "finder.nearest": "near {{name}}",
};
