import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "sessions.failed": "We can’t show your logins right now",
  "sessions.unknown": "Unknown device",
  "sessions.here": "This device",
  "sessions.since": "Logged in: {{day}}.",
  "sessions.used": "Last used: {{moment}}.",
  "sessions.end": "Log out",
  "sessions.endAll": "Log out of all devices",
  "sessions.ended": "{{device}}: logged out. Access stops within 10 minutes.",
  "sessions.password": "If you don’t recognize a login, log it out, then change your password.",
};
