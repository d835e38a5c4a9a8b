// What people agree to. A text that says something else is another version: the record of who agreed names it.

export const ALERTS_CONSENT = {
  purpose: "alerts",
  key: "account.consent.alerts",
  version: "2026-11-29",
} as const;
/** Of a fire, wherever its follower is: no place is kept. */
export const FIRE_ALERTS_CONSENT = {
  purpose: "alerts",
  key: "account.consent.fireAlerts",
  version: "2026-11-29-fire",
} as const;
export const RELEASES_CONSENT = {
  purpose: "releases",
  key: "account.consent.releases",
  version: "2026-11-29",
} as const;
export const NEWSLETTER_CONSENT = {
  key: "newsletter.consent",
  version: "2026-11-29",
} as const;
