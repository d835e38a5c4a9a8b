// Texts that people agree to. When a text's meaning changes, change its version: each consent row stores the
// version.

export const ALERTS_CONSENT = {
  purpose: "alerts",
  key: "account.consent.alerts",
  version: "2026-11-29",
} as const;
/** Consent for alerts about a followed fire. These alerts need no saved place of the person. */
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
