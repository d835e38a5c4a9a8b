import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "sitesearch.places": "Places",
  "sitesearch.fires": "Fires",
  "sitesearch.restrictions": "Restrictions and fire danger rating zones",
  "sitesearch.stories": "Advice and news",
  "sitesearch.pages": "Site pages",
  "sitesearch.restriction": "restriction",
  "sitesearch.restriction.announced": "restriction announced, not in force yet",
  "sitesearch.page": "page of this site",
  "sitesearch.kind.communique": "press release",
  "sitesearch.kind.article": "article",
  "sitesearch.kind.prevention_category": "prevention",
  "sitesearch.kind.prevention_article": "prevention",
  "sitesearch.kind.page": "page of this site",
  "sitesearch.kind.job": "job",
};
