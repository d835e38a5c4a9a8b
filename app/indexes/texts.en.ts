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
  "indexes.words": "Words to look for",
  "indexes.status.all": "All",
  "indexes.region.all": "All",
  "indexes.reversed": "Reverse order",
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
};
