/** Id of the profile page's field to correct an unconfirmed address. Links point to it. */
export const EMAIL_FIELD = "email";
