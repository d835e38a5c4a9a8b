import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "area.region.title": "Wildfires {{where}}: fire danger and restrictions",
  "area.region.heading": "Wildfires {{where}}",
  "area.region.description":
    "Active fires, fire danger for three days and restrictions in force {{where}}, updated every minute. Can I light a fire there?",
  "area.zone.title": "{{name}} zone: fire danger and fires",
  "area.zone.heading": "Fire danger: {{name}} zone",
  "area.zone.description":
    "Fire danger today, tomorrow and the day after tomorrow in the {{name}} zone, restrictions in force and active fires, updated every minute.",
  "area.region.map": "Map, {{name}} region: fire danger today and active fires",
  "area.zone.map": "Map, {{name}} zone: fire danger today and active fires",
  "area.size": "Area burned by active fires: {{size}}.",
  "area.year_zero": "No fires since the beginning of the year.",
  "area.year_one": "{{count}} fire since the beginning of the year.",
  "area.year_many": "{{count}} fires since the beginning of the year.",
  "area.year_other": "{{count}} fires since the beginning of the year.",
  "area.none.region": "No active fires {{where}}",
  "area.none.zone": "No active fires in this zone",

  "area.light.ban": "Enter the name of your municipality to find out if the ban applies to you.",
  "area.light.danger":
    "Fire danger is not the same throughout the region. Enter the name of your municipality to find out the level where you are.",
  "area.light.place": "Check my area",
  "area.light.threat": "See where and until when",
  "area.danger.region": "Fire danger in the zones of this region",
  "area.danger.none": "The fire danger level is not published for this region.",
  "area.levels": "What each danger level means",
  "area.restrictions.none": "No provincial restrictions in force here",
  "area.regionFires": "See these fires in the Quebec-wide list",
  "area.around.region": "Neighbouring regions",
  "area.around.zone": "Neighbouring zones",
  "area.around.within": "In which regions?",
  "area.around.withinText": "This zone covers parts of these regions:",
  "area.around.none": "This zone does not border any other.",
};
