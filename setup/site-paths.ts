/** Paths of the site that outside services must know. `site-paths.test.ts` compares them with the site's own. */

/** Where people come back from the identity provider. */
export const SIGN_IN_PATHS = { fr: "/connexion/", en: "/en/sign-in/" } as const;
/** Where a confirmed address leads. */
export const CONFIRMED_PATH = "/profil/lieux-enregistres/";
/** Where Twilio posts texts that people send. */
export const TEXTS_PATH = "/api/sms/inbound";
/** Where the content service posts that something changed. */
export const PUBLICATION_PATH = "/contenu/publication";
