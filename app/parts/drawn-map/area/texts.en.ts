import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "map.none": "No active fires",
  "map.inside.region": "{{fires}} in the region. The map also shows the fires around it.",
  "map.inside.zone": "{{fires}} in the zone. The map also shows the fires around it.",
  "map.widespread": "Most widespread danger level: {{level}}.",
  "map.wide": "The map is about {{distance}} wide.",
  "map.legend.signs": "Other symbols",
  "map.outline.region": "Region boundary",
  "map.outline.zone": "Zone boundary",
  "map.subject.fire": "This fire",
  "map.subject.place": "Chosen place",
  "map.circle": "Natural area (approximate boundaries)",
  "map.points": "Territory, shown as one point",
  "map.legend.danger.1": "Fire danger tomorrow",
  "map.legend.danger.2": "Fire danger the day after tomorrow",
  "map.restricted": "Area under a restriction",
};
