import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "feed.missing": "This data is not available right now. Try again in a minute.",
  "feed.notFound": "There is no feed at this address.",
  "feed.fire": "{{name}} fire",
  "feed.fire-new": "{{fire}}: new on the list, {{status}}",
  "feed.fire-status": "{{fire}}: {{status}} (was {{before}})",
  "feed.fire.size": "Size: {{size}}.",
  "feed.source": "Source: the agency’s data.",
  "feed.restriction": "{{title}}: {{regions}}",
  "feed.restriction.announced": "Announced: {{title}}",
  "feed.restriction.dates": "In force {{from}}, {{until}}.",
  "feed.restriction.noStart": "In force {{until}}.",
  "cap.fire.event": "Wildfire out of control",
  "cap.fire.headline": "{{fire}}: out of control",
  "cap.quebec": "Quebec",
  "cap.note":
    "Information for the public. This is not an emergency alert broadcast: evacuation orders come from your municipality and from Alert Ready.",
  "cap.over": "There is no such message, or what it announced is over.",
};
