import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "indexes.fires.title": "All fires this year",
  "indexes.fires.heading": "All fires this year",
  "indexes.fires.description":
    "Every wildfire in Quebec this year, active or extinguished: search by name, number or place, sort by size, date or cause, and download the list.",
  "indexes.fires.lead":
    "Every wildfire tracked this year, active or extinguished. Search by name, number, regional county municipality (RCM) or municipality.",
  "indexes.found_zero": "No fires",
  "indexes.found_one": "{{count}} fire",
  "indexes.found_many": "{{count}} fires",
  "indexes.found_other": "{{count}} fires",
  "indexes.caption": "All fires this year, page {{page}} of {{pages}}",
  "indexes.noneYet": "No fires so far this year",
  "indexes.noneYet.text":
    "The fire season runs from April to mid-November. Each fire appears here as soon as the agency publishes it.",
  "indexes.none.text": "Check the spelling, or try another status, another cause or all of Quebec.",
  "indexes.status.all": "All",
  "indexes.region.all": "All",
  "indexes.order": "Order",
  "indexes.order.usual": "Default",
  "indexes.order.reversed": "Reverse",
  "indexes.column.protection": "Protection",
  "indexes.column.extinguished": "Extinguished",
  "indexes.protection.intensive": "Intensive",
  "indexes.protection.northern": "Northern",

  "indexes.title": "Site map",
  "indexes.description":
    "Every page of Vigie by topic: the fire situation, each region and zone of Quebec, data to download and emergency numbers.",
  "indexes.lead":
    "Every page, by topic. Each fire also has its own page: find it in the list of all fires this year.",
  "indexes.map": "map",
  "indexes.theme.fires": "Fires and fire danger",
  "indexes.theme.profile": "Your profile",
  "indexes.theme.agency": "The agency",
  "indexes.theme.data": "Data to download",
  "indexes.theme.regions": "Regions",
  "indexes.theme.zones": "Fire danger rating zones",
  "indexes.theme.emergency": "Who to call",
  "indexes.emergency.911": "Your life or home is in danger.",
  "indexes.emergency.report": "You see a wildfire or smoke ({{number}}, toll-free, day or night).",
};
