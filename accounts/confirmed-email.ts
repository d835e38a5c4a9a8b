/** Whether an address is its person's own: they opened the link that was sent there. */
export const isEmailConfirmed = ({ emailVerified }: { readonly emailVerified: boolean | null }): boolean =>
  // Null is a profile from before anybody asked: what it was sent until then goes on.
  emailVerified !== false;
