import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "story.restrictions": "Restrictions in force now",
  "story.restrictions.none":
    "{{where}}: the agency has no restrictions in force. A municipality may have others.",
  "story.restrictions.noneAtAll":
    "The agency has no restrictions in force in Quebec. A municipality may have others.",
  "story.restrictions.more": "See all restrictions",
  "story.fires": "Active fires in Quebec",
  "story.fires.count_one": "active fire",
  "story.fires.count_many": "active fires",
  "story.fires.count_other": "active fires",
  "story.fires.more": "See the current situation",
  "story.danger": "What is the fire danger where you are?",
  "story.danger.text": "The danger level, restrictions and nearest fires, at your address.",
  "story.danger.more": "Check my place",
  "story.table": "Table",
  "story.code": "Code block",
  "story.phone": "Phone",
  "story.email": "Email",
  "story.hours": "Hours",
  "story.address": "Address",
};
