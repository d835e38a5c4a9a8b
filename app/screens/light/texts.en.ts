import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "light.title": "Wildfire situation, light page",
  "light.heading": "Wildfires in Quebec",
  "light.description":
    "Active fires, fire danger and restrictions in force in Quebec on a 14 KB page with no images or scripts, for slow connections.",
  "light.age": "Data as of {{when}}",
  "light.reload": "This page does not update automatically. Reload it to see newer data.",
  "light.named": "{{name}}: {{list}}",
  "light.full": "See the full site",
  "light.place.title": "What applies in your area?",
  "light.place.label": "Municipality, address or postal code",
  "light.place.result": "For this place: {{place}}",
  "light.place.full": "See the full answer on the main site",
  "light.restrictions.none":
    "No provincial restrictions were in force on {{when}}. A ban may have been issued since, and your municipality may have its own rules. Check before you light a fire.",
  "light.danger": "Fire danger, {{day}}",
  "light.danger.zones": "Fire danger rating zones, by level.",
  "light.fires": "Active fires",
  "light.fires.worst": "Most serious fires",
  "light.fires.worst.all": "Out-of-control fires, and fires of {{size}} or more.",
  "light.fires.worst.some":
    "Out-of-control fires, and fires of {{size}} or more: {{shown}} of {{total}}. The others are listed below, in their region.",
  "light.fires.others": "Other active fires, by region",
  "light.fires.left_one": "{{count}} fire is counted in its region but not listed.",
  "light.fires.left_many": "{{count}} fires are counted in their region but not listed.",
  "light.fires.left_other": "{{count}} fires are counted in their region but not listed.",
  "light.region": "All fires in the region: {{region}}",
  "light.copy.title": "Our site is not responding: this is a copy, with data as of {{when}}",
  "light.copy.text":
    "The situation may have changed since. Follow your municipality’s instructions and listen to your local radio. Try to open the site again later.",
};
