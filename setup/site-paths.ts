/**
 * Paths of the site that outside services must know. `site-paths.test.ts` compares them with the site's own.
 */

/** Paths to which the identity provider redirects people. */
export const SIGN_IN_PATHS = { fr: "/connexion/", en: "/en/sign-in/" } as const;
/** Path of the page after an address is confirmed. */
export const CONFIRMED_PATH = "/profil/lieux-enregistres/";
/** Path to which Twilio posts incoming text messages. */
export const TEXTS_PATH = "/api/sms/inbound";
/** Path of the content service's webhook. */
export const PUBLICATION_PATH = "/contenu/publication";
