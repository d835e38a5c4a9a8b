import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "indexes.fires.title": "All fires this year",
  "indexes.fires.heading": "All fires this year",
  "indexes.fires.description":
    "Every wildfire in Quebec this year, active or extinguished: search by name, number or place, sort by size, date or cause, download the list.",
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
  "indexes.sort.gravity": "Severity",
  "indexes.sort.size": "Size",
  "indexes.sort.start": "Start date",
  "indexes.sort.name": "Name",
  "indexes.sort.region": "Region",
  "indexes.sort.protection": "Protection zone",
  "indexes.sort.extinguished": "Date extinguished",
  "indexes.sort.cause": "Cause",

  "indexes.title": "Site map",
  "indexes.description":
    "Every page of Vigie by topic: the fire situation, each region and zone of Quebec, data to download and emergency numbers.",
  "indexes.lead":
    "Every page, by topic. Each fire also has its own page: find it in the list of all fires this year.",
  "indexes.map": "map",
  "indexes.theme.fires": "Fires and fire danger",
  "indexes.theme.agency": "The agency",
  "indexes.theme.data": "Data to download",
  "indexes.theme.regions": "Regions",
  "indexes.theme.zones": "Fire danger rating zones",
  "indexes.theme.emergency": "Who to call",
  "indexes.emergency.911": "Your life or home is in danger.",
  "indexes.emergency.report": "You see a wildfire or smoke ({{number}}, toll-free, day and night).",
  "indexes.plan.home": "Home",
  "indexes.plan.home.text":
    "Active fires, fire danger and restrictions at a glance, and what applies where you are.",
  "indexes.plan.current-situation": "Current situation",
  "indexes.plan.current-situation.text":
    "Each fire by status, the fire danger in each zone for three days, restrictions in force and announced.",
  "indexes.plan.current-situation-location": "Can I light a fire?",
  "indexes.plan.current-situation-location.text":
    "Fire danger, restrictions and the nearest fires for an address or your location.",
  "indexes.plan.map": "Map",
  "indexes.plan.map.text": "Fires, fire danger and restrictions on an interactive map.",
  "indexes.plan.review": "Season review",
  "indexes.plan.review.text": "The season in figures and charts, compared with past seasons.",
  "indexes.plan.fire-index": "All fires this year",
  "indexes.plan.fire-index.text":
    "Every fire this year, active or extinguished, to search, sort and download.",
  "indexes.plan.releases": "Press releases",
  "indexes.plan.releases.text":
    "What the agency announces: restrictions, how the season is going, work in the forest.",
  "indexes.plan.api": "Open data",
  "indexes.plan.api.text": "The public API: everything this site says about fires, for your programs.",
};
