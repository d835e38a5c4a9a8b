/** Returns true if the person confirmed the address: they opened the link sent to it. */
export const isEmailConfirmed = ({ emailVerified }: { readonly emailVerified: boolean | null }): boolean =>
  // Null means a profile from before confirmations existed. It keeps getting its messages.
  emailVerified !== false;
