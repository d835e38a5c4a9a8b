import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "feeds.releases": "Press releases",
  "feeds.releases.text": "What the agency announces, for the public and for industry.",
  "feeds.releases-public": "Press releases, public",
  "feeds.releases-public.text": "What the agency announces to the public.",
  "feeds.releases-industrial": "Press releases, industry",
  "feeds.releases-industrial.text": "What the agency announces to the industries that work in forests.",
  "feeds.blog": "Blog",
  "feeds.blog.text": "The agency’s articles.",
  "feeds.fires": "Fires",
  "feeds.fires.text": "Fires added to the list, and fires whose status changes.",
  "feeds.restrictions": "Restrictions in force and announced",
  "feeds.restrictions.text": "Restrictions in or near forests: what is banned, where, and until when.",
  "feeds.cap": "CAP 1.2 messages (Canadian profile), in both languages",
  "feeds.cap.text":
    "Active fires, restrictions in force, and zones where the fire danger is very high or extreme, for systems that read the Common Alerting Protocol. Each change is an Update, and each end is a Cancel, listed for 48 hours. This is information, not an emergency broadcast.",
};
