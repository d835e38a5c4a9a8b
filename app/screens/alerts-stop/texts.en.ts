import type { texts as french } from "./texts.fr.ts";

export const texts: Record<keyof typeof french, string> = {
  "stop.title": "Stop alerts",
  "stop.description":
    "Stop your alerts by email, your press releases, or everything the agency sends you, without logging in.",
  "stop.to": "For {{email}}.",
  "stop.email": "Stop alerts by email",
  "stop.email.text_one":
    "You get alerts by email for {{count}} place or fire. Your text messages and notifications, if any, continue.",
  "stop.email.text_many":
    "You get alerts by email for {{count}} places or fires. Your text messages and notifications, if any, continue.",
  "stop.email.text_other":
    "You get alerts by email for {{count}} places or fires. Your text messages and notifications, if any, continue.",
  "stop.releases": "Stop press releases",
  "stop.releases.text": "You get our press releases by email. Stopping them does not change your alerts.",
  "stop.everything": "Stop everything",
  "stop.everything.text":
    "Emails, text messages, notifications and press releases. Your places and fires stay in your profile, without alerts.",
  "stop.done": "Stopped",
  "stop.done.email": "We no longer send you alerts by email.",
  "stop.done.releases": "We no longer send you press releases.",
  "stop.done.other": "Your text messages or notifications continue.",
  "stop.done.everything": "We no longer send you anything.",
  "stop.back": "You can turn them on again at any time, from your places.",
  "stop.places": "See my places",
  "stop.nothing": "This link does not work",
  "stop.nothing.text":
    "It is incomplete, or the profile was deleted. Open the link in your latest email, or log in to change your choices.",
  "stop.failed": "We could not stop these messages",
  "stop.failed.text": "You still get these messages. Try again in a moment.",
};
