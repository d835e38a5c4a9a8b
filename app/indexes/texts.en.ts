import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "indexes.fires.title": "Fire index",
  "indexes.fires.heading": "Every fire of the year",
  "indexes.fires.description":
    "Every forest fire of the year in Quebec, active or extinguished: look it up by name, number or place, sort by size, date or cause, download the list.",
  "indexes.fires.lead":
    "Every forest fire followed this year, active or extinguished. Look for a name, a number, an RCM or a municipality.",
  "indexes.found_one": "One fire",
  "indexes.found_many": "{{count}} fires",
  "indexes.found_other": "{{count}} fires",
  "indexes.caption": "Fires of the year, page {{page}} of {{pages}}",
  "indexes.none.text":
    "Check the spelling, or widen your choices: another status, another cause, the whole province.",
  "indexes.status.all": "All",
  "indexes.region.all": "All",
  "indexes.order": "Order",
  "indexes.order.usual": "Usual",
  "indexes.order.reversed": "Reversed",
  "indexes.column.protection": "Protection",
  "indexes.column.extinguished": "Extinguished",
  "indexes.protection.intensive": "Intensive",
  "indexes.protection.northern": "Northern",
  "indexes.sort.gravity": "Gravity",
  "indexes.sort.size": "Size",
  "indexes.sort.start": "Start date",
  "indexes.sort.name": "Name",
  "indexes.sort.region": "Region",
  "indexes.sort.protection": "Protection zone",
  "indexes.sort.extinguished": "Extinction date",
  "indexes.sort.cause": "Cause",

  "indexes.title": "Site plan",
  "indexes.description":
    "Every page of Vigie by theme: the fire situation, each region and each zone of Quebec, data to download and emergency numbers.",
  "indexes.lead": "Every page, by theme. Each fire has its own: they are in the fire index.",
  "indexes.map": "map",
  "indexes.theme.fires": "Fires and danger",
  "indexes.theme.data": "Data to take away",
  "indexes.theme.regions": "Regions",
  "indexes.theme.zones": "Danger zones",
  "indexes.theme.emergency": "Call for help",
  "indexes.emergency.911": "Your life or your home is threatened.",
  "indexes.emergency.report": "You see a forest fire or smoke ({{number}}, toll-free, day and night).",
  "indexes.plan.home": "Home",
  "indexes.plan.home.text":
    "Active fires, danger and restrictions at a glance, and what applies where you are.",
  "indexes.plan.current-situation": "Current situation",
  "indexes.plan.current-situation.text":
    "Each fire by status, the danger of each zone for three days, restrictions in force and announced.",
  "indexes.plan.current-situation-location": "Am I concerned?",
  "indexes.plan.current-situation-location.text":
    "The danger, the restrictions and the nearest fires for an address or your position.",
  "indexes.plan.map": "Map",
  "indexes.plan.map.text": "Fires, danger and restrictions on a map to move around in.",
  "indexes.plan.review": "Review",
  "indexes.plan.review.text": "The season in figures and charts, compared with past seasons.",
  "indexes.plan.fire-index": "Fire index",
  "indexes.plan.fire-index.text":
    "Every fire of the year, active or extinguished, to look up, sort and download.",
  "indexes.plan.api": "Open data",
  "indexes.plan.api.text": "The public API: everything the site says of fires, for your programs.",
};
