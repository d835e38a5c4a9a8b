import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "siteplan.home": "Home",
  "siteplan.home.text":
    "Active fires, fire danger and restrictions at a glance, and what applies where you are.",
  "siteplan.current-situation": "Current situation",
  "siteplan.current-situation.text":
    "Each fire by status, the fire danger in each zone for three days, restrictions in force and announced.",
  "siteplan.current-situation-location": "Can I light a fire?",
  "siteplan.current-situation-location.text":
    "Fire danger, restrictions and the nearest fires for an address or your location.",
  "siteplan.light": "Light page",
  "siteplan.light.text": "The whole situation in 14 KB, with no images or scripts, for slow connections.",
  "siteplan.report-fire": "Report a fire",
  "siteplan.report-fire.text": "The numbers to call, then a one-minute form if you cannot phone.",
  "siteplan.map": "Map",
  "siteplan.map.text": "Fires, fire danger and restrictions on an interactive map.",
  "siteplan.review": "Season review",
  "siteplan.review.text": "The season in figures and charts, compared with past seasons.",
  "siteplan.fire-index": "All fires this year",
  "siteplan.fire-index.text": "Every fire this year, active or extinguished, to search, sort and download.",
  "siteplan.profile-saved-locations": "My places",
  "siteplan.profile-saved-locations.text":
    "What applies at your home or cottage, and the alerts for each of your places.",
  "siteplan.profile-saved-fires": "My fires",
  "siteplan.profile-saved-fires.text": "The fires you track, and what changed since your last visit.",
  "siteplan.profile-releases": "Press release subscription",
  "siteplan.profile-releases.text": "The press releases you get by email.",
  "siteplan.profile-information": "My information",
  "siteplan.profile-information.text":
    "Your name, your phone, the language of our messages and a copy of your data.",
  "siteplan.profile-delete": "Delete my profile",
  "siteplan.profile-delete.text": "Erase everything the site keeps about you.",
  "siteplan.releases": "Press releases",
  "siteplan.releases.text":
    "What the agency announces: restrictions, how the season is going, work in the forest.",
  "siteplan.alert-status": "The alert service",
  "siteplan.alert-status.text": "How fast alerts leave, and whether anything delays them.",
  "siteplan.newsletter": "Press releases by email",
  "siteplan.newsletter.text": "Subscribe without a profile, change your choices, unsubscribe.",
  "siteplan.blog": "Blog",
  "siteplan.blog.text": "How a fire starts, grows and is extinguished: articles for when you have time.",
  "siteplan.prevention": "Prevention",
  "siteplan.prevention.text":
    "Campfires, cottages, burning debris, forest work and recreation: how not to start a wildfire.",
  "siteplan.permits": "Permits and authorizations",
  "siteplan.permits.text": "Which permit for which fire, who issues it and how to apply.",
  "siteplan.industries": "Industries and communities",
  "siteplan.industries.text":
    "What the law and the fire danger ask of each sector, from worksites to municipalities.",
  "siteplan.about-hub": "About the agency",
  "siteplan.about-hub.text": "Its mission, history, organization, partners and data.",
  "siteplan.careers": "Careers",
  "siteplan.careers.text": "The jobs open now, their terms and how to apply.",
  "siteplan.contact": "Contact",
  "siteplan.contact.text": "Emergency numbers, a form to write to us, and the agency’s offices.",
  "siteplan.privacy": "Privacy policy",
  "siteplan.privacy.text": "What the site keeps about you, for how long, and your rights.",
  "siteplan.terms": "Terms and conditions",
  "siteplan.terms.text": "How far to rely on the site’s information and how to reuse it.",
  "siteplan.accessibility": "Accessibility",
  "siteplan.accessibility.text":
    "What we aim for, what is tested, the known limits and how to report a problem.",
  "siteplan.widget": "Widget for your site",
  "siteplan.widget.text": "Fire danger, restrictions and active fires for your area, on your own site.",
  "siteplan.api": "Open data",
  "siteplan.api.text": "The public API: everything this site says about fires, for your programs.",
};
