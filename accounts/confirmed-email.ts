/** Returns true if the person opened the confirmation link, or has an address from before such links. */
export const isEmailConfirmed = ({ emailVerified }: { readonly emailVerified: boolean | null }): boolean =>
  // Null means a profile from before confirmations existed. It keeps getting its messages.
  emailVerified !== false;
