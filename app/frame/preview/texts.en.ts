import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "preview.leftOut": "Missing from the published page:",
  "preview.link": "refused link: “{{name}}”",
  "preview.picture": "refused image: “{{name}}”",
  "preview.node": "unknown text block: “{{name}}” (its text is kept)",
  "preview.mark": "unknown formatting: “{{name}}”",
  "preview.blok": "unknown component: “{{name}}”",
  "preview.field": "unreadable field: “{{name}}”",
};
