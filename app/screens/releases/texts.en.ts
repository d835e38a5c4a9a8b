import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "releases.title": "Press releases",
  "releases.description":
    "The agency’s press releases on wildfires in Quebec: restrictions, season updates, forest work, season reviews. For the public and for industry.",
  "releases.newsletter": "Subscribe without a profile, or change your choices",
  "releases.lead": "What the agency announces, newest first.",
  "releases.audience": "Who the press releases are for",
  "releases.audience.all": "All",
  "releases.audience.public": "Public",
  "releases.audience.industrial": "Industry",
  "releases.years": "Year of publication",
  "releases.years.all": "All years",
  "releases.count_one": "{{count}} press release",
  "releases.count_many": "{{count}} press releases",
  "releases.count_other": "{{count}} press releases",
  "releases.none": "No press releases match your filters.",
  "releases.none.text": "Try another year, or all press releases.",
  "releases.all": "See all press releases",
  "releases.unavailable": "Press releases are not available right now.",
  "releases.unavailable.text":
    "Try again in a few minutes. Fires, fire danger and restrictions have their own pages, with the time of the data.",
  "releases.pages": "List pages",
  "releases.page": "Page {{page}} of {{pages}}",
  "releases.newer": "Newer",
  "releases.older": "Older",
  "releases.published": "Published {{when}}",
  "releases.latest": "Other press releases",
  "releases.banner": "The next press release in your inbox?",
  "releases.banner.text": "About 20 a year. You can stop at any time.",
};
