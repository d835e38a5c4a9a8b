import type { texts as french } from "./texts.fr.ts";

export const texts = {
  "download.refused": "The file was not created: the link contains an unknown filter.",
  "download.refused.name": "{{name}} is not a filter of this file. Its filters: {{known}}.",
  "download.refused.value": "{{name}} can be: {{allowed}}.",
  "download.allowed.zone": "the number of a zone, or its name such as la-tuque",
  "download.allowed.words": "a text of 1 to {{longest}} characters",
} as const satisfies Record<keyof typeof french, string>;
