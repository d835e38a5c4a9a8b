import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "map.textNoFires": "Fires are not available right now: this map shows none.",
  "map.none": "No active fires",
  "map.widespread": "Most widespread danger: {{level}}.",
  "map.wide": "The map is about {{distance}} wide.",
  "map.legend.signs": "Other signs",
  "map.outline.region": "Limit of the region",
  "map.outline.zone": "Limit of the zone",
  "map.subject.fire": "This page’s fire",
  "map.subject.place": "Chosen place",
  "map.circle": "Natural area (approximate limits)",
  "map.points": "Territory: the point that stands for it",
  "map.legend.danger.1": "Danger tomorrow",
  "map.legend.danger.2": "Danger the day after",
  "map.restricted": "Area under a restriction",
};
