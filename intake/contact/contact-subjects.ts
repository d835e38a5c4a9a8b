/** Subjects of messages. Each has its own mailbox. */
export const CONTACT_SUBJECTS = ["general", "prevention", "permit", "media", "industry", "website"] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** Maximum characters of a message: about two pages. */
export const MOST_CHARACTERS = 5_000;

export const CONTACT_PATH = "/api/contact";
export const CONTACT_START_PATH = "/api/contact/start";
