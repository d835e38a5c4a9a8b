/** What people write about; each goes to its own mailbox. */
export const CONTACT_SUBJECTS = ["general", "prevention", "permit", "media", "industry", "website"] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** Of a message; some two pages. */
export const MOST_LETTERS = 5_000;

/** Where browsers send the form, as JSON. */
export const CONTACT_PATH = "/api/contact";
/** Where they say that somebody begins to write: answered with what tells when. */
export const CONTACT_START_PATH = "/api/contact/start";
