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
};
