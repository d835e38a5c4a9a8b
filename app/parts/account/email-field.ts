/** The field of the profile's page where an address is corrected that is not confirmed: links lead to it. */
export const EMAIL_FIELD = "email";
