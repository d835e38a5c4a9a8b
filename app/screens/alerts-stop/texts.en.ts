import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "stop.title": "Stop alerts",
  "stop.description":
    "Stop your alerts by email, your press releases, or everything the agency sends you, without logging in.",
  "stop.to": "For {{email}}.",
  "stop.email": "Stop alerts by email",
  "stop.email.text_one":
    "{{count}} of your places or fires alerts you by email. Your text messages and notifications, if any, go on.",
  "stop.email.text_many":
    "{{count}} of your places and fires alert you by email. Your text messages and notifications, if any, go on.",
  "stop.email.text_other":
    "{{count}} of your places and fires alert you by email. Your text messages and notifications, if any, go on.",
  "stop.releases": "Stop press releases",
  "stop.releases.text": "You get our press releases by email. Your alerts do not depend on them.",
  "stop.everything": "Stop everything",
  "stop.everything.text":
    "Emails, text messages, notifications and press releases. Your places and fires stay in your profile, without alerts.",
  "stop.done": "They are stopped",
  "stop.done.email": "Alerts by email are off.",
  "stop.done.releases": "We no longer send you press releases.",
  "stop.done.other": "Your text messages or notifications go on.",
  "stop.done.everything": "Everything is off: we no longer write to you.",
  "stop.back": "You can turn them on again at any time, from your places.",
  "stop.places": "See my places",
  "stop.nothing": "This link stops nothing",
  "stop.nothing.text":
    "It is incomplete, or the profile is deleted. Open the link in your latest email, or log in to change your choices.",
  "stop.failed": "They could not be stopped",
  "stop.failed.text": "Nothing has changed. Try again in a moment.",
};
