import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "mapaccess.skip": "Skip the map and go to the list",
  "mapaccess.keys":
    "Arrows: move the map. Plus and minus: zoom in and out. Tab: move through what the map shows. Enter: open. Escape: close.",
  "mapaccess.features": "What the map shows, most serious first",
  "mapaccess.features.list": "See the whole list",
  "mapaccess.panel.peek": "Show half of the panel",
  "mapaccess.panel.half": "Enlarge the panel",
  "mapaccess.panel.full": "Lower the panel and show the map",
  "mapaccess.said.view": "{{view}}: {{total}}",
  "mapaccess.said.selected": "Selected: {{name}}",
  "mapaccess.help.title": "Using the map with a keyboard",
  "mapaccess.help.done": "Got it, go to the map",
  "mapaccess.end": "Units and sources",
};
