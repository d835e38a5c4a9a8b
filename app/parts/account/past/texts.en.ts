import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "account.past.title": "What you would have received for this place",
  "account.past.waiting": "Looking back over the last 30 days",
  "account.past.none": "Since {{since}}, with these choices: no messages.",
  "account.past.some_one": "Since {{since}}, with these choices: {{count}} message.",
  "account.past.some_many":
    "Since {{since}}, with these choices: {{count}} messages, {{most}} at most in one day.",
  "account.past.some_other":
    "Since {{since}}, with these choices: {{count}} messages, {{most}} at most in one day.",
  "account.past.newest": "The last one was on {{day}}. {{headline}}.",
  "account.past.example": "Sample message",
};
