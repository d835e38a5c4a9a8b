import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "timeline.title": "What happened",
  "timeline.unavailable":
    "The fire’s history is not available right now. Its status does not depend on it: see the time of the data at the top.",
  "timeline.none": "No changes since we started tracking this fire.",
  "timeline.followed": "Tracked since {{when}}.",
  "timeline.failing": "The latest changes may be missing: the history is not responding.",
  "timeline.earlier": "Earlier",
  "timeline.started": "Fire started",
  "timeline.fire-new": "Added to the list: {{status}}",
  "timeline.fire-status": "{{status}} (was {{before}})",
  "timeline.fire-extinguished": "{{status}} (was {{before}})",
  "timeline.fire-size": "Size: {{size}} (was {{before}})",
  "timeline.fire-size.first": "Size: {{size}}",
  "timeline.fire-contained": "Fire contained",
  "timeline.fire-gone": "Removed from the list",
  "timeline.fire-located": "Location updated",
};
