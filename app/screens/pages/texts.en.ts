import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "pages.about": "About the agency",
  "pages.industry-detail": "Industries and communities",
  "pages.industries.inside": "Your sector",
  "pages.about-hub.inside": "The agency in detail",
  "pages.about.lead": "Who watches over Quebec’s forests, how, and which partners help.",
  "pages.about.description":
    "The agency that prevents and fights wildfires in Quebec: its mission, its history, how it is organized, its partners, its reports and its data.",
  "pages.unavailable": "These pages are not available right now.",
  "pages.unavailable.text":
    "Try again in a few minutes. Fires, fire danger and restrictions are still up to date on their pages.",
  "pages.contact.danger": "Life or home in danger",
  "pages.contact.write": "For everything else, write to us",
  "pages.contact.fire": "Wildfire or smoke",
};
